import { discardDraft, edit, expect, openPart, test } from './editor.ts'

test.describe.configure({ mode: 'default' })

/** A page that no other test edits. */
const path = 'content/pages/iot-development-services.yaml'
test.afterEach(({ page }) => discardDraft(page, path))

test('what two tabs typed while nothing could be saved stays in each of them', async ({
  page,
  context,
  expectedProblems,
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

test('a pasted table of forty columns scrolls inside its box', async ({ page }) => {
  await page.goto(edit(path))
  await openPart(page, 'Reading text')
  await openPart(page, 'Section 1')
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
