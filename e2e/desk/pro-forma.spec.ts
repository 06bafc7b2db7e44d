import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { settings } from '#src/content/settings/settings.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { ownersSettings } from '../../tests/desk/owners-company.ts'
import { expectNoFaults } from '../access/axe.ts'
import { expect, isLive, test } from '../fixtures.ts'
import { openAccount } from '../staff.ts'
import { dashboard, issueToken, leadCards, more, sendLead } from './leads.ts'

/** A site whose owner has given all that a pro-forma needs. `pricedIn` is derived from its file. */
const { company, prices } = ownersSettings(settings())
const { pricedIn: _, ...facts } = company
const root = mkdtempSync(path.join(tmpdir(), 'site-'))
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
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
  await site.stop()
  rmSync(root, { recursive: true })
})

test('§2 a pro-forma is looked at, stored, found again, and won with its sum', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'sales', site.database)
  await sendLead(page, { firstName: 'Adaeze', lastName: 'Okoro' }, issueToken(page))
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  await more(leadCards(page)).click()
  await leadCards(page).getByRole('link', { name: 'Pro-forma' }).click()
  await isLive(page, 'ProFormaForm')
  const line = (number: number) => page.getByRole('group', { name: `Line ${number}`, exact: true })
  const sum = page.getByRole('region', { name: 'Sum' })
  await page.getByRole('link', { name: /^To “Show it”/ }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show it' })).toBeFocused()
  await page.getByLabel('To be paid in').fill('USD')
  await line(1).getByLabel('Item').fill('Gateway')
  await line(1).getByLabel('Quantity').fill('40')
  await line(1).getByLabel('Price, USD').fill('120')
  await expect(sum).toContainText('4,800.00')

  // With the keyboard alone: an accessory by its order code, then a line of one's own.
  await page.getByRole('button', { name: 'Add from the price list' }).press('Enter')
  await page.keyboard.type('em-10')
  await page.keyboard.press('Enter')
  await expect(line(2).getByLabel('Quantity')).toBeFocused()
  await page.keyboard.type('3')
  await expect(line(2).getByLabel('Item')).toHaveValue(/ \(EM-10\)$/)
  const meters = (await sum.textContent()) ?? ''
  await page.getByRole('button', { name: 'Add a free line' }).press('Enter')
  await page.keyboard.type('Plinth')
  await page.getByRole('button', { name: 'Move line 3 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move line 2 up' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove line 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove line 2' })).toBeFocused()
  await expect(sum).not.toContainText(meters)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(line(3).getByLabel('Item')).toBeFocused()
  await line(2).getByLabel('Quantity').fill('1,5')
  await line(1).getByRole('textbox', { name: 'Discount' }).fill('10')
  await page.getByRole('textbox', { name: 'Discount on all' }).fill('20')
  await page.getByLabel('Discount on all in').selectOption('amount')
  await expect(sum).toContainText('One line has no price yet.')
  await page.getByRole('button', { name: 'Show it' }).click()
  const sheet = page.getByRole('article')
  await expect(page.locator('[data-answer]:focus').filter({ has: sheet })).toBeInViewport()
  await expect(sheet).toContainText('Adaeze Okoro')
  await expect(sheet.getByRole('row', { name: /^Gateway/ })).toContainText('4,800.00')
  await expect(sheet.getByRole('row', { name: /^Discount 10/ })).toContainText('−$480.00')
  await expect(sheet.getByRole('row', { name: /^Plinth/ })).toContainText('1.5')
  await isLive(page, 'ProFormaForm')
  await expectNoFaults(page)

  // A draft comes back as a whole: with its lines in their order, and with what they sell.
  await line(2).getByLabel('Price').fill('12')
  page.once('dialog', (dialog) => void dialog.accept())
  const { search } = new URL(page.url())
  await page.goto(dashboard)
  await page.goto(`/admin/pro-forma${search}`)
  const restored = page.getByRole('status').filter({ hasText: 'was restored' })
  await expect(restored).toHaveClass(/notice/)
  await expect(line(2).getByLabel('Price')).toHaveValue('12')
  await expect(line(3).getByLabel('Item')).toHaveValue(/ \(EM-10\)$/)
  expect(await line(3).locator('input[type=hidden]').inputValue()).toBe('part.energy-meter')
  await expectNoFaults(page)
  await restored.getByRole('button', { name: 'Start again' }).click()
  await expect(line(2)).toHaveCount(0)
  await expect(line(1).getByLabel('Item')).toHaveValue('')
  await page.getByLabel('To be paid in').fill('USD')
  await line(1).getByLabel('Item').fill('Gateway')
  await line(1).getByLabel('Quantity').fill('40')
  await page.getByRole('button', { name: 'Store it without sending' }).click()
  await expect(page.getByRole('alert')).toContainText('Line 1: Give its price')
  await line(1).getByLabel('Price').fill('120')
  await page.getByRole('button', { name: 'Store it without sending' }).click()
  await expect(page.getByText('not sent: no mail server')).toBeVisible()
  await page.goto('/admin/pro-formas')
  await expectNoFaults(page)
  const row = page.getByRole('row', { name: /Adaeze Okoro/ })
  await page.setViewportSize({ width: 390, height: 844 })
  const list = page.getByRole('region', { name: 'Pro-formas' })
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expectNoFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await row.getByRole('rowheader').getByRole('link').click()
  await expect(sheet.getByRole('row', { name: /^Gateway/ })).toContainText('4,800.00')
  await expect(page.getByRole('main').getByText('Not sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save the PDF', exact: true })).toBeVisible()
  await expectNoFaults(page)

  // The customer accepts it on its page, without a script.
  const link = await page
    .getByRole('link', { name: 'The page of the customer' })
    .getAttribute('href')
  await page.goto(link ?? '')
  await expectNoFaults(page)
  const customer = await browser.newPage({
    ...{ baseURL: site.origin, javaScriptEnabled: false },
    viewport: { width: 390, height: 844 },
  })
  await customer.goto(link ?? '')
  const room = customer.locator('html')
  expect(await room.evaluate((page) => page.scrollWidth - page.clientWidth)).toBe(0)
  const chooser = customer.waitForEvent('filechooser')
  await customer.getByText('Choose files', { exact: true }).click()
  await chooser
  const accept = customer.getByRole('button', { name: 'Accept the offer' })
  await accept.click()
  await expect(customer.locator('#answer')).toBeInViewport()
  await expect(customer.locator('#answer')).toContainText('Enter your position.')
  await customer.getByLabel('Your name').fill('Adaeze Okoro')
  await accept.click()
  // Back leads to the answer before, and the offer is accepted from there.
  await customer.goBack()
  await expect(customer.locator('#answer')).toContainText('Enter your name.')
  await customer.getByLabel('Your name').fill('Adaeze Okoro')
  await customer.getByLabel('Your position').fill('Owner')
  await accept.click()
  await expect(customer.locator('#answer')).toBeInViewport()
  await expect(customer.locator('#answer')).toContainText('The offer is accepted.')
  await customer.reload()
  await expect(customer.locator('#answer')).toContainText('The offer is accepted.')
  await customer.goto(link ?? '')
  await expect(customer.getByText('accepted by Adaeze Okoro (Owner)')).toBeVisible()
  await expect(accept).toHaveCount(0)
  await customer.close()

  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  await expect(leadCards(page)).toContainText('Accepted')
  await leadCards(page).getByRole('button', { name: 'Mark ordered' }).press('Enter')
  await expect(leadCards(page)).toContainText('Ordered')
  await expect(leadCards(page).getByRole('heading', { level: 3 })).toBeFocused()
  const gross = (4800 * (1 + prices.vat.percent / 100)).toLocaleString('en', {
    minimumFractionDigits: 2,
  })
  await expect(leadCards(page)).toContainText(`$${gross}`)
  await page.goto('/admin/pro-formas?state=won')
  await expect(row).toContainText('Ordered')
  await page.close()
})

test('§2 the fields of a line show the numbers that are typed, and each printed sheet its sum', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'sales', site.database)
  await sendLead(page, { firstName: 'Dayo', lastName: 'Wide' }, issueToken(page))
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  const lead = leadCards(page).filter({ hasText: 'Dayo' })
  await more(lead).click()
  await lead.getByRole('link', { name: 'Pro-forma' }).click()
  await isLive(page, 'ProFormaForm')
  const line = page.getByRole('group', { name: 'Line 1', exact: true })
  await page.getByLabel('To be paid in').fill('NGN')
  await line.getByLabel('Item').fill('Curtain & Blind Control (CB-100)')
  await line.getByLabel('Quantity').fill('1,200.5')
  await line.getByLabel('Price').fill('19,234,567.50')
  await line.getByRole('textbox', { name: 'Discount' }).fill('1,234,567.50')
  await line.getByLabel('Discount in').selectOption('amount')
  await expect(line).toContainText('₦23,089')
  for (const width of [390, 820, 1100, 1349, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await line.evaluate((group) => {
      const boxes = [...group.querySelectorAll('input:not([type=hidden]), p > span, button')]
      const cut = boxes.filter(
        (box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0,
      )
      const shown = boxes.map((box) => box.getBoundingClientRect()).filter(({ width }) => width > 1)
      const touching = shown.filter((one) =>
        shown.some(
          (other) =>
            other !== one &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      )
      return [...cut.map((box) => box.outerHTML), ...touching.map(({ left, top }) => [left, top])]
    })
    expect(faults, `${width} px`).toEqual([])
  }
  const sheet = page.getByRole('article')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show it' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Store it without sending' }).click()
  await page.getByRole('link', { name: /^Open / }).click()
  const head = sheet.getByRole('row', { name: / · To be paid.* · / })
  await expect(page.getByRole('link', { name: 'Save the PDF', exact: true })).toBeVisible()
  await expect(head).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(head).toBeVisible()
  await page.close()
})

test('§2 a quote has one sum in the form, at the desk and in the pro-forma that begins with it', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'sales', site.database)
  const quote = 'site=cold-store&sites=4&plan=visits'
  await page.goto(`/contact?${quote}`)
  const sum =
    (await page
      .locator('[aria-labelledby=contact-quote] dl')
      .first()
      .locator('dd')
      .last()
      .textContent()) ?? ''
  expect(sum).toMatch(/^₦\d/)
  await sendLead(page, { firstName: 'Bisi', lastName: 'Quote', quote }, issueToken(page))
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  const lead = leadCards(page).filter({ hasText: 'Bisi' })
  await expect(lead).toContainText(`Cold store · ${sum}`)
  await expect(lead.getByRole('table')).toBeHidden()
  await expectNoFaults(page)
  await more(lead).click()
  await expect(lead.getByRole('row', { name: /^With VAT/ })).toContainText(sum)
  const table = lead.getByRole('table')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await table.evaluate((quote) => {
      const { right } = quote.closest('dl')?.getBoundingClientRect() ?? { right: 0 }
      return Array.from(quote.querySelectorAll('tbody th, td')).flatMap((cell) => {
        const { height, right: end } = cell.getBoundingClientRect()
        return end > right || height > 80 ? [`${cell.textContent}: ${height} high, to ${end}`] : []
      })
    })
    expect(faults, `${width} px`).toEqual([])
  }
  await lead.getByRole('link', { name: 'Pro-forma' }).click()
  await isLive(page, 'ProFormaForm')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('article')).toContainText(sum)
  await page.close()
})

test('§2 exact prices above what was accepted say so to seller and buyer, and an offer that is over takes a question', async ({
  browser,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'sales', site.database)
  await sendLead(page, { firstName: 'Chidi', lastName: 'Exact' }, issueToken(page))
  await page.goto(dashboard)
  await isLive(page, 'Dashboard')
  const lead = leadCards(page).filter({ hasText: 'Chidi' })
  await more(lead).click()
  await lead.getByRole('link', { name: 'Pro-forma' }).click()
  await isLive(page, 'ProFormaForm')
  const line = page.getByRole('group', { name: 'Line 1', exact: true })
  await page.getByLabel('To be paid in').fill('USD')
  await line.getByLabel('Item').fill('Survey')
  await line.getByLabel('Quantity').fill('1')
  await line.getByLabel('Price, USD').fill('100')
  await page.getByLabel('First payment').fill('30')
  await page.getByRole('button', { name: 'Add a free line' }).click()
  const gateway = page.getByRole('group', { name: 'Line 2', exact: true })
  await gateway.getByLabel('Item').fill('Gateway')
  await gateway.getByLabel('Quantity').fill('2')
  await gateway.getByLabel('Price, USD').fill('120')
  await gateway.getByLabel('Firm or not').selectOption('firm')
  const store = page.getByRole('button', { name: 'Store it without sending' })
  await store.click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Open / })
    .click()
  const linkOf = () =>
    page.getByRole('link', { name: 'The page of the customer' }).getAttribute('href')
  const first = (await linkOf()) ?? ''
  const customer = await browser.newPage({
    ...{ baseURL: site.origin, javaScriptEnabled: false },
    viewport: { width: 390, height: 844 },
  })
  await customer.goto(first)
  await expect(customer.getByRole('main')).toContainText('$77.40, which is 30 % of $258.00')
  await customer.getByLabel('Your name').fill('Chidi Exact')
  await customer.getByLabel('Your position').fill('Owner')
  await customer.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(customer.locator('#answer')).toContainText('The offer is accepted.')
  // A question can be asked there after it.
  await customer.getByRole('link', { name: 'Ask a question' }).click()
  await customer.getByLabel('Your question').fill('When do you come?')
  await customer.getByRole('button', { name: 'Send the question' }).click()
  await expect(customer.locator('#answer')).toContainText('We have your question.')
  expect(await customer.locator('html').evaluate((root) => root.scrollWidth)).toBe(390)

  await page.reload()
  await page.getByRole('link', { name: 'Price the estimates' }).click()
  await isLive(page, 'ProFormaForm')
  await expect(page.getByText('The estimates were: 1 × Survey for $100.00.')).toBeVisible()
  const above = page.getByText('above what the customer has accepted')
  await line.getByLabel('Price, USD').fill('105')
  await expect(page.getByRole('region', { name: 'Sum' })).toContainText('Accepted at most')
  await expect(above).toHaveCount(0)
  await line.getByLabel('Price, USD').fill('200')
  await expect(above).toBeVisible()
  await expectNoFaults(page)
  await store.click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Open / })
    .click()
  const second = (await linkOf()) ?? ''
  await customer.goto(second)
  await expect(customer.getByRole('main')).toContainText('that you accepted there')
  await expect(customer.getByRole('button', { name: 'Accept the offer' })).toBeVisible()
  // It is withdrawn while its page is open: what is sent then is answered by the reason.
  await page.getByRole('button', { name: 'Withdraw the offer' }).click()
  await expect(page.getByRole('main')).toContainText('The offer is withdrawn.')
  await customer.getByLabel('Your name').fill('Chidi Exact')
  await customer.getByLabel('Your position').fill('Owner')
  await customer.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(customer.locator('#answer')).toContainText('We have withdrawn these prices')
  await expect(customer.getByLabel('Your question')).toBeVisible()
  await customer.close()
  await page.close()
})
