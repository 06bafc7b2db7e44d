import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settings } from '#src/content/settings/settings.ts'
import { inArabic, madeCatalogues } from '../../scripts/language/made-language.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { ownersSettings } from '../../tests/desk/owners-company.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { openAccount } from '../staff.ts'
import { dashboard, issueToken, leadCards, more, sendLead } from './leads.ts'

/** A site in English and Arabic, of whose products one has no translation. */
const { company, prices } = ownersSettings(settings())
const { pricedIn: _, ...facts } = company
const untranslated = 'smart-lock'
const root = mkdtempSync(path.join(tmpdir(), 'site-'))
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  const catalogues = madeCatalogues('ar', inArabic)
  catalogues.delete(`content/languages/ar/products/${untranslated}.po`)
  catalogues.set('content/company.json', JSON.stringify({ ...facts, languages: ['en', 'ar'] }))
  catalogues.set('content/prices.json', JSON.stringify(prices))
  makeChangedRoot(root, catalogues)
  site = await startSite({ root })
})
test.afterAll(async () => {
  await site.stop()
  rmSync(root, { recursive: true })
})

test('§2 a seller sees in which language each line of an offer will be, and writes from right to left', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'sales', site.database)
  await sendLead(
    page,
    { firstName: 'Layla', lastName: 'Haddad', requestList: `${untranslated}*2,gateway*1` },
    issueToken(page),
  )
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  await more(leadCards(page)).click()
  await leadCards(page).getByRole('link', { name: 'Pro-forma' }).click()
  await isLive(page, 'ProFormaForm')
  await page.getByLabel('Language of the customer').selectOption('ar')
  await page.getByRole('button', { name: 'Begin again in this language' }).click()
  await isLive(page, 'ProFormaForm')
  const line = (number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true })
  await expect(line(1)).toContainText('In English, not in Arabic')
  await expect(line(2)).toContainText('In Arabic')
  await expect(line(2).getByLabel('Item')).not.toHaveValue(/Gateway/)
  await line(2).getByLabel('Item').fill('بوابة مع ١٢ حساسًا')
  await expect(line(2)).toContainText('As you typed it')
  await line(2).getByLabel('Quantity').fill('١٢')
  for (const field of [line(2).getByLabel('Item'), page.getByLabel('Mail')]) {
    await expect(field).toHaveAttribute('lang', 'ar')
    expect(await field.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByText(/In English, not in Arabic: line 1/)).toBeVisible()
  await expect(page.getByText(/As you typed it: line 2/)).toBeVisible()
})
