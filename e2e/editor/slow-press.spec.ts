import type { Locator, Page } from '@playwright/test'
import { discardDraft, edit, expect, openPart, saved, test } from './editor.ts'

const entry = 'content/redirects.json'

/** Holds the button down for as long as a hand does, while the field that was left answers. */
async function pressSlowly(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.up()
}

test('a press reaches its button, whatever the field that is left has to say', async ({ page }) => {
  await discardDraft(page, entry)
  await page.goto(edit(entry))
  await openPart(page, 'Redirects')
  const add = page.getByRole('button', { name: /^Add redirect/ })
  const entries = page.getByRole('button', { name: /^Remove: / })
  const before = await entries.count()
  await add.click()
  await expect(entries).toHaveCount(before + 1)
  // The save finds what is missing in the new entry; it is said once its field is left.
  await expect(saved(page)).toBeVisible()
  // Discarding while the page still saves would be a conflict.
  const isSaved = () =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' && answer.url().endsWith('/api/content/entry'),
    )
  const added = isSaved()
  await pressSlowly(page, add)
  await expect(entries).toHaveCount(before + 2)
  await added
  await discardDraft(page, entry)

  // A typed language that is left is added above the button that is pressed.
  const company = 'content/company.json'
  await page.goto(`${edit(company)}&field=languages`)
  const field = page.getByLabel(/^Add: /).first()
  await field.fill('Slovenian')
  const next = field.locator('xpath=following::button[not(@disabled)][1]')
  await page.evaluate(() => {
    addEventListener('click', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-was-pressed', '')
    })
  })
  const written = isSaved()
  await pressSlowly(page, next)
  await expect(page.locator('button[data-was-pressed]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Take away Slovenian/ })).toBeVisible()
  await written
  await discardDraft(page, company)
})
