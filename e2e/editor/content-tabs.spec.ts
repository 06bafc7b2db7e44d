import type { Page } from '@playwright/test'
import { expectedProblems, failedRequest, holdBack } from '../fixtures.ts'
import { discardDraft, edit, expect, openPart, saved, test } from './editor.ts'

test.describe.configure({ mode: 'default' })

/** A page that no other test edits. */
const path = 'content/pages/iot-development-services.yaml'
test.afterEach(({ page }) => discardDraft(page, path))

test('what two tabs typed while nothing could be saved stays in each of them', async ({
  page,
  context,
}) => {
  expectedProblems.push(/Failed to load resource/)
  const other = await context.newPage()
  const tabs = [
    { tab: page, words: 'Typed in the first tab' },
    { tab: other, words: 'Typed in the second tab' },
  ]
  const heading = (tab: typeof page) => tab.getByLabel('Heading', { exact: true }).first()
  for (const { tab } of tabs) {
    await tab.goto(edit(path))
    await expect(heading(tab)).toBeVisible()
  }
  for (const { tab } of tabs)
    await tab.route('**/api/content/entry*', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    )
  for (const { tab, words } of tabs) {
    await heading(tab).fill(words)
    await expect(tab.getByText(/Not saved/).first()).toBeVisible()
  }
  for (const { tab, words } of tabs) {
    await tab.reload()
    await expect(heading(tab)).toHaveValue(words)
  }
  await other.close()
})

test('of two tabs that save at once, the loser keeps its text and shows both', async ({
  page,
  context,
}) => {
  expectedProblems.push(failedRequest(409))
  const other = await context.newPage()
  const tabs = [
    { tab: page, words: 'Saved by the first tab' },
    { tab: other, words: 'Saved by the second tab' },
  ]
  const heading = (tab: Page) => tab.getByLabel('Heading', { exact: true }).first()
  const conflictIn = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'changed this too' })
  for (const { tab } of tabs) {
    await tab.goto(edit(path))
    await expect(heading(tab)).toBeVisible()
  }
  const saves = await Promise.all(tabs.map(({ tab }) => holdBack(tab, '**/api/content/entry')))
  for (const { tab, words } of tabs) await heading(tab).fill(words)
  await expect.poll(() => saves.map(({ count }) => count)).toEqual([1, 1])
  for (const save of saves) save.release()
  const hasLost = async ({ tab }: { tab: Page }) => (await conflictIn(tab).count()) > 0
  await expect
    .poll(async () => (await Promise.all(tabs.map(hasLost))).filter(Boolean))
    .toEqual([true])
  const loser = (await hasLost({ tab: page })) ? tabs[0] : tabs[1]
  const { tab, words } = loser ?? { tab: page, words: '' }
  for (const one of tabs) await expect(conflictIn(tab)).toContainText(one.words)
  await expect(heading(tab)).toHaveValue(words)
  // From a field far down, the bar that follows says so and leads to the choice.
  await expect(tab.getByText('Not saved: it was changed elsewhere too.')).toBeVisible()
  await tab.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(conflictIn(tab).getByRole('heading')).toBeFocused()
  await tab.reload()
  await expect(conflictIn(tab)).toContainText(words)
  await conflictIn(tab).getByRole('button', { name: 'Keep my text' }).click()
  await expect(saved(tab)).toBeVisible()
  await tab.reload()
  await expect(heading(tab)).toHaveValue(words)
  await other.close()
})

test('a pasted table of forty columns scrolls inside its box', async ({ page }) => {
  await page.goto(edit(path))
  await openPart(page, 'Reading text')
  await openPart(page, 'Section 3')
  await page
    .getByRole('button', { name: /^Paragraph \d/ })
    .first()
    .click()
  const row = (name: string) => Array.from({ length: 40 }, (_, at) => `${name}${at}`).join('\t')
  await page
    .getByLabel('Paragraph', { exact: true })
    .first()
    .evaluate(
      (field, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      },
      `${row('h')}\n${row('a')}\n${row('b')}\n`,
    )
  await expect(page.getByLabel('Column 40', { exact: true })).toHaveValue('h39')
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBe(0)
})
