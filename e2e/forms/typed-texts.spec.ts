import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { settings } from '#src/content/settings/settings.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { ownersSettings } from '../../tests/desk/owners-company.ts'
import { filledProForma } from '../../tests/http/desk/made-pro-forma.ts'
import { dashboard, issueToken, leadCards, sendLead } from '../desk/leads.ts'
import { edit } from '../editor/editor.ts'
import { expect, expectedProblems, isLive, test } from '../fixtures.ts'
import { openAccount, sameOriginHeaders } from '../staff.ts'

test.describe.configure({ mode: 'default' })

/** An owner's site in English and French. */
const root = mkdtempSync(path.join(tmpdir(), 'site-'))
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  const { company, prices } = ownersSettings(settings())
  const { pricedIn: _, ...facts } = company
  makeChangedRoot(
    root,
    new Map([
      ['content/company.json', JSON.stringify({ ...facts, languages: ['en', 'fr'] })],
      ['content/prices.json', JSON.stringify(prices)],
    ]),
  )
  site = await startSite({ root })
})
test.afterAll(async () => {
  await site?.stop()
  rmSync(root, { recursive: true })
})

type Way = 'reload' | 'back' | 'language'
const every: readonly Way[] = ['reload', 'back', 'language']
/** What a person does in a tab without sending the form. */
const ways: Record<Way, (page: Page) => Promise<void>> = {
  async reload(page: Page) {
    await page.reload()
  },
  async back(page: Page) {
    await page.goto('/nfc')
    await page.goBack()
  },
  async language(page: Page) {
    const { pathname, search } = new URL(page.url())
    const isFrench = pathname.startsWith('/fr/')
    await page.goto((isFrench ? pathname.slice(3) : `/fr${pathname}`) + search)
  },
}

/** A form: its address, what a person does to see its fields, and the fields with what is typed. */
type Form = {
  name: string
  address: string
  open?: (page: Page) => Promise<void>
  fields: Record<string, string>
  /** Text after each value, for a form that may have saved what was typed for another way. */
  differsBy?: (way: Way) => string
  ways?: readonly Way[]
}

async function lostTexts(page: Page, forms: readonly Form[]): Promise<string[]> {
  const lost: string[] = []
  test.setTimeout(600_000)
  // Leaving a staff form asks first.
  page.on('dialog', (dialog) => void dialog.accept())
  for (const { name, address, open, fields, differsBy, ways: tried = every } of forms)
    for (const way of tried) {
      await page.goto(address)
      // What another way has left behind.
      await page.evaluate(() => {
        for (const key of Object.keys(sessionStorage))
          if (/^typed:|draft|^tab$/.test(key)) sessionStorage.removeItem(key)
        for (const key of Object.keys(localStorage))
          if (key.startsWith('kept-text')) localStorage.removeItem(key)
      })
      await page.goto('about:blank')
      await page.goto(address)
      await open?.(page)
      const controls = (): [Locator, string][] =>
        Object.entries(fields).map(([field, value]) => [
          page.locator(field).first(),
          value + (differsBy?.(way) ?? ''),
        ])
      for (const [control, value] of controls()) await control.fill(value)
      // The script comes when the form is touched, and stores what was typed meanwhile.
      for (const [control] of controls())
        await expect
          .poll(() => control.evaluate((field) => field.closest('astro-island[ssr]') === null))
          .toBe(true)
      const isStored = (value: string) =>
        page.evaluate(
          (text) => Object.values({ ...sessionStorage }).some((one) => one.includes(text)),
          value,
        )
      for (const [, value] of controls())
        await expect.poll(() => isStored(value.slice(0, 60)), value).toBe(true)
      await ways[way](page)
      await open?.(page)
      for (const [control, value] of controls())
        await expect(control)
          .toHaveValue(value, { timeout: 20_000 })
          .catch(() => void (lost.includes(`${name}: ${way}`) || lost.push(`${name}: ${way}`)))
    }
  return lost
}

test('what a visitor typed in a form stays in the tab until it is sent', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  expectedProblems.push(/Failed to load|net::ERR/)
  const staff = await browser.newPage({ baseURL: site.origin })
  await openAccount(staff, 'sales', site.database)
  await sendLead(staff, { firstName: 'Adaeze', lastName: 'Okoro' }, issueToken(staff))
  await staff.request.post('/admin/pro-forma?contact=1', {
    form: { ...filledProForma, act: 'send', key: randomUUID(), text: 'Dear Ann,' },
    headers: sameOriginHeaders,
    // It writes the PDF file of the offer.
    timeout: 120_000,
  })
  await staff.goto('/admin/pro-formas')
  await staff
    .getByRole('row', { name: /Ann Bee/ })
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  const offer = await staff
    .getByRole('link', { name: 'The page of the customer' })
    .getAttribute('href')
  await staff.close()

  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  const forms: Form[] = [
    {
      name: 'contact',
      address: '/contact',
      fields: { '[name=firstName]': 'Adaeze', '[name=message]': 'Forty locks in March' },
    },
    {
      name: 'booking',
      address: '/book',
      fields: { 'main [name=name]': 'Adaeze Okoro', 'main [name=phone]': '+234 700 000 0001' },
    },
    {
      name: 'newsletter',
      address: '/newsletter',
      fields: { 'main [name=email]': 'adaeze@works.example' },
    },
    {
      name: 'newsletter below a page',
      address: '/about',
      fields: { 'footer [name=email]': 'adaeze@works.example' },
    },
    {
      name: 'offer: accept',
      address: offer ?? '',
      fields: {
        '[name=name]': 'Adaeze Okoro',
        '[name=position]': 'Owner',
        '[name=orderNumber]': 'PO-77',
      },
    },
    ...(['question', 'reason'] as const).map((field) => ({
      name: `offer: ${field}`,
      address: offer ?? '',
      open: (page: Page) =>
        page
          .locator(`details:has([name=${field}])`)
          .evaluate((details) => details.setAttribute('open', '')),
      fields: { [`[name=${field}]`]: 'May it be delivered in June? '.repeat(50) },
    })),
  ]
  expect(await lostTexts(page, forms)).toEqual([])

  // What was sent is gone, and nothing is left of an offer that is accepted.
  await page.goto(offer ?? '')
  for (const [field, value] of Object.entries(forms[4]?.fields ?? {}))
    await page.locator(field).fill(value)
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(page.locator('#answer')).toContainText('The offer is accepted.')
  const left = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('offer')))
  await expect.poll(left).toEqual([])
})

test('what staff typed in a form stays in the tab until it is sent', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  expectedProblems.push(/Failed to load|net::ERR/)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'owner', site.database)
  await sendLead(page, { firstName: 'Bola', lastName: 'Ade' }, issueToken(page))
  // The editor saves by itself while the server answers.
  await page.route('**/api/content/entry*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  const before: Form['ways'] = ['reload', 'back']
  const forms: Form[] = [
    {
      name: 'reply',
      address: `${dashboard}?search=Bola`,
      open: async (page) => {
        await isLive(page, 'Dashboard')
        const reply = leadCards(page).getByRole('link', { name: /reply to/i })
        await reply.first().click()
      },
      fields: { '[name=text]': 'We can deliver in March' },
      ways: before,
    },
    {
      name: 'entry of the editor',
      address: edit('content/products/smart-mirror.yaml'),
      fields: { 'textarea >> nth=0': 'A text that nobody has saved' },
      // The browser may still save it while it leaves the page, past the route above.
      differsBy: (way) => ` before ${way}`,
      ways: before,
    },
    {
      name: 'form of Make the site yours',
      address: '/admin/opening',
      open: (page) =>
        page
          .locator('details:has(> summary > #company)')
          .evaluate((details) => details.setAttribute('open', '')),
      fields: { 'main form input:visible >> nth=0': 'Works Ltd' },
      ways: before,
    },
  ]
  expect(await lostTexts(page, forms)).toEqual([])
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /text|draft|typed/.test(key)),
    ),
  ).toEqual([])
})
