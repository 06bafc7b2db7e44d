import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { settings } from '#src/content/settings/settings.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { ownersSettings } from '../../tests/desk/owners-company.ts'
import { filledProForma } from '../../tests/http/desk/made-pro-forma.ts'
import { lostTexts } from '../access/text-size.ts'
import { expect, test } from '../fixtures.ts'
import { openAccount, sameOriginHeaders } from '../staff.ts'
import { issueToken, sendLead } from './leads.ts'

/** An owner's site, on which offers can be sent. */
const root = mkdtempSync(path.join(tmpdir(), 'site-'))
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  const { company, prices } = ownersSettings(settings())
  const { pricedIn: _, ...facts } = company
  makeChangedRoot(
    root,
    new Map([
      ['content/company.json', JSON.stringify(facts)],
      ['content/prices.json', JSON.stringify(prices)],
    ]),
  )
  site = await startSite({ root })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(root, { recursive: true })
})

/**
 * Finds boxes that scroll sideways and cannot be reached by key, and tables that reach out of the
 * window.
 */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((box) => {
      if (!box.checkVisibility() || box.scrollWidth <= box.clientWidth + 1) return []
      const { overflowX } = getComputedStyle(box)
      if (overflowX !== 'auto' && overflowX !== 'scroll') return []
      // A field scrolls its own text.
      if (box.matches('input, textarea, select')) return []
      const isReached =
        (box instanceof HTMLElement && box.tabIndex >= 0) ||
        box.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')
      return isReached ? [] : [`${box.tagName} ${box.className} scrolls, and no key reaches it`]
    }),
  )

/** Texts of 100, 130 and 200 % in narrow windows. */
const sizes = [
  [320, '100%'],
  [320, '130%'],
  [320, '200%'],
  [360, '130%'],
  [390, '200%'],
] as const

async function faultsAt(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  await page.goto(address)
  for (const [width, size] of sizes) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((large) => {
      document.documentElement.style.fontSize = large
    }, size)
    const found = [...(await lostTexts(page)), ...(await unreachable(page))]
    // Few words of headings fit a window of 320 px at twice their size.
    for (const fault of found.filter((one) => !one.endsWith('is broken in a heading')))
      faults.push(`${address.split('?')[0]} at ${width} px, ${size}: ${fault}`)
  }
  return faults
}

test('tables of sums and wide lists lose nothing on a narrow phone with large text', async ({
  browser,
  allowedOrigins,
}) => {
  test.setTimeout(400_000)
  allowedOrigins.push(site.origin)
  const staff = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(staff, 'owner', site.database)
  await sendLead(staff, { firstName: 'Adaeze', lastName: 'Okoro' }, issueToken(staff))
  await staff.request.post('/admin/pro-forma?contact=1', {
    form: {
      ...{
        ...filledProForma,
        'quantity.0': '5300',
        act: 'send',
        key: randomUUID(),
        text: 'Dear Ann,',
      },
    },
    headers: sameOriginHeaders,
    // It writes the PDF file of the offer.
    timeout: 120_000,
  })
  await staff.goto('/admin/pro-formas')
  const row = staff.getByRole('row', { name: /Ann Bee/ })
  const sheet = (await row.getByRole('rowheader').getByRole('link').getAttribute('href')) ?? ''
  await staff.goto(sheet)
  const offer =
    (await staff.getByRole('link', { name: 'The page of the customer' }).getAttribute('href')) ?? ''
  const quoted = '/contact?quote=line=product.smart-lock*2&list=smart-lock*2,gateway*1'
  const faults: string[] = []
  for (const address of [
    ...['/prices', '/existing-solutions', '/accessories', '/products', '/edge-gateway'],
    ...['/cut-the-power?site=shop&hours=8', quoted, offer],
  ])
    faults.push(...(await faultsAt(staff, address)))
  for (const address of [
    sheet,
    '/admin/pro-formas',
    '/admin/pro-forma?contact=1',
    '/admin/opening',
  ])
    faults.push(...(await faultsAt(staff, address)))
  expect(faults).toEqual([])
  await staff.close()
})
