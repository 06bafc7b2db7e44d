import { expectedProblems, failedRequest } from '../fixtures.ts'
import { discardDraft, edit, expect, saveDraftAsEditor, test } from './editor.ts'

/** A page that no other test edits, and words that are only in its draft. */
const path = 'content/pages/iot-data-and-analytics.yaml'
const words = 'quánta pelícana'

test('words of any text lead to the field that holds them, by keyboard, and back to what was found', async ({
  page,
}) => {
  await saveDraftAsEditor(page, path, {
    lead: `First a sentence of five words. Here stands ${words} in a draft.`,
  })
  await page.goto('/admin/content')
  const search = page.getByRole('searchbox')
  await search.fill('QUANTA pelicana')
  const found = page.getByRole('region', { name: 'In the texts' })
  await expect(found.getByText('1 text has “QUANTA pelicana”.')).toBeVisible()
  const result = found.getByRole('link')
  await expect(result).toContainText('Lead')
  await expect(result).toContainText(`Here stands ${words} in a draft.`)
  await expect(result.locator('mark')).toHaveText([words])

  await search.press('Enter')
  await expect(result).toBeFocused()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Lead', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field).toHaveAttribute('data-found')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(words)
  await page.keyboard.press('Tab')
  await expect(field).not.toHaveAttribute('data-found')

  await page.goBack()
  await expect(search).toHaveValue('QUANTA pelicana')
  await expect(result).toBeVisible()
  await discardDraft(page, path)
})

test('a field in a closed part, and a cell of a table, are opened', async ({ page }) => {
  const places = {
    'content/navigation.json': 'contact/label',
    'content/company.json': 'bank',
    'content/pages/iot-managed-services.yaml': 'sections/0/blocks/0/table/rows/0/0',
  }
  for (const [file, place] of Object.entries(places)) {
    await page.goto(`${edit(file)}&field=${encodeURIComponent(place)}`)
    const found = page.locator('[data-found]')
    await expect(found).toBeFocused()
    // The preview opens later, and makes the form narrower and longer.
    await expect(page.locator('iframe')).toBeVisible()
    await expect(found).toBeInViewport()
  }
})

test('many, none and no answer are said', async ({ page }) => {
  expectedProblems.push(failedRequest(503))
  await page.goto('/admin/content')
  const search = page.getByRole('searchbox')
  const found = page.getByRole('region', { name: 'In the texts' })
  await search.fill('the')
  await expect(found.getByText(/^\d+ texts have “the”\. These are the first 50/)).toBeVisible()
  await expect(found.getByRole('link')).toHaveCount(50)
  await search.fill('t')
  await expect(found).toHaveCount(0)
  await search.fill('zzzzqqqq')
  await expect(found.getByText('No text has “zzzzqqqq”.')).toBeVisible()
  await page.route('**/api/content/search?*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await search.fill('the company')
  await expect(found.getByText('The server does not answer.')).toBeVisible()
  await page.unroute('**/api/content/search?*')
  await found.getByRole('button', { name: 'Try again' }).click()
  await expect(found.getByRole('link').first()).toBeVisible()
})
