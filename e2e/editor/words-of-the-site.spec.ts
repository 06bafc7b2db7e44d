import { discardDraft, edit, expect, openPart, saved, test } from './editor.ts'

const forms = 'content/words/forms.yaml'
const sections = 'content/words/sections.yaml'
const leadIn = 'We need this to answer you:'
test.use({ viewport: { width: 1440, height: 900 } })

test('a word of the site is found by the search, and its field opens', async ({ page }) => {
  await page.goto('/admin/content')
  await expect(page.getByRole('heading', { name: 'Words of the site' })).toBeVisible()
  await page.getByRole('searchbox').fill('we need this to answer')
  const result = page.getByRole('region', { name: 'In the texts' }).getByRole('link')
  await expect(result).toContainText(leadIn)
  await result.click()
  const field = page.locator('[data-found]')
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue(leadIn)
})

test('a press on a word of a form opens it in the words of the site', async ({ page }) => {
  await page.goto(edit('content/pages/contact.yaml'))
  const frame = page.frameLocator('iframe[title^="Phone"]')
  await frame.getByText(leadIn).click()
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === forms)
  const field = page.locator('[data-found]')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(leadIn)
})

test('the forms of a number are two fields, and a lost number is named', async ({ page }) => {
  await page.goto(edit(sections))
  await openPart(page, 'Questions')
  await expect(page.getByRole('textbox', { name: /^For one/ })).toHaveValue('{count} question')
  const other = page.getByLabel('For every other number', { exact: true })
  await other.fill('questions')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/Write \{count\} where it belongs/).first()).toBeVisible()
  await discardDraft(page, sections)
})
