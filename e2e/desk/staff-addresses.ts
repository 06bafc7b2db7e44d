import type { Page } from '@playwright/test'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { edit } from '../editor/editor.ts'
import { expect } from '../fixtures.ts'

const pages = [
  ...new Set(
    staffRoutes
      .filter(({ method, title, path }) => method === 'GET' && title && !path.includes(':'))
      .map(({ path }) => path),
  ),
]

/** Entries that have every kind of field between them. */
const entries = [
  'content/brand.json',
  'content/company.json',
  'content/pages/home.yaml',
  'content/prices.json',
  'content/products/smart-lock.yaml',
]

/** The forms of texts in the editor. */
export const editorAddresses: readonly string[] = entries.map(edit)

/**
 * Every page of the staff area, about the newest request and an article. A page of an entry or an
 * account says that none is chosen.
 */
export async function staffAddresses(page: Page): Promise<string[]> {
  const { items } = await (await page.request.get('/api/contact')).json()
  return pages.map((path) => `${path}?contact=${items[0].id}&article=night-without-power`)
}

/** Unfolds all that is folded. */
export async function unfoldAll(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  for (let round = 0; round < 6; round += 1)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
      for (const opener of document.querySelectorAll<HTMLElement>(
        'main :is(h2, li, article) button[aria-expanded=false]',
      ))
        opener.click()
    })
}
