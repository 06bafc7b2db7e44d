import type { Page } from '@playwright/test'
import { priceText, quoteTerms } from '#src/content/prices/prices.ts'
import { nightWords, settings } from '#src/content/settings/settings.ts'
import { decimalsOf, formatUnits } from '#src/contracts/formats.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { expect, isLive, test, toasts } from '../fixtures.ts'
import { contactForm, fillRequest, sendButton } from './contact-request.ts'

const list = (page: Page) => contactForm(page).getByRole('group', { name: /^Products/ })
/** The card above the fields, with the sum. */
const card = (page: Page) => contactForm(page).locator('section[aria-labelledby=contact-quote]')
const quantity = (page: Page, name: string) =>
  list(page).getByRole('textbox', { name: new RegExp(`^${name}`) })
/** A net amount in dollars as the form writes it. */
const net = (dollars: number) => {
  const terms = quoteTerms(settings())
  const { net } = sumQuote([{ quantity: '1', price: String(dollars) }], terms)
  return formatUnits(net, { locale: settings().company.locale, currency: terms.currency })
}
const addLink = (page: Page) =>
  page.locator('main').getByRole('link', { name: /^Add to request.*Smart Lock$/ })

test.describe('§2 /contact · a list of products', () => {
  test('is gathered from page to page, is changed in the form with its sum, and is sent as one field', async ({
    page,
  }) => {
    await page.goto('/product/2')
    const add = addLink(page)
    await add.click()
    await expect(page).toHaveURL('/product/2')
    await expect(page.getByRole('status').filter({ hasText: 'Smart Lock' })).toHaveCount(1)
    await page.goto('/products')
    await page.getByRole('link', { name: /^Add to request.*Gateway$/ }).click()
    const contact = page.locator('header [data-contact] a').filter({ visible: true })
    await expect(contact).toHaveText(/\(2\)$/)
    await contact.click()
    await expect(page).toHaveURL('/contact?list=smart-lock*1,gateway*1')
    await isLive(page, 'ContactForm')
    await quantity(page, 'Smart Lock').fill('40')
    await expect(card(page)).toContainText(net(4_920))
    await list(page).getByRole('button', { name: 'Remove Gateway' }).click()
    await expect(card(page)).toContainText(net(4_800))
    await expect(list(page).getByRole('textbox')).toHaveCount(1)
    await fillRequest(page)
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      sendButton(page).click(),
    ])
    expect(answer.request().postDataJSON()).toMatchObject({ requestList: 'smart-lock*40' })
    await expect(toasts(page)).toHaveText('Message sent successfully!')
    await expect(contact).not.toHaveText(/\(/)
  })

  test('takes a set with all that it holds', async ({ page }) => {
    await page.goto('/existing-solutions')
    const shown = page
      .locator('main li')
      .filter({ has: page.getByRole('heading', { name: 'Guest doors' }) })
    const holds = (await shown.textContent()) ?? ''
    const countOf = (name: string) => new RegExp(`(\\d+)\\s×\\s${name}`).exec(holds)?.[1] ?? 'none'
    await shown.getByRole('link', { name: /^Add to request.*Guest doors$/ }).click()
    await page.locator('header [data-contact] a').filter({ visible: true }).click()
    await isLive(page, 'ContactForm')
    await expect(quantity(page, 'Smart Lock')).toHaveValue(countOf('Smart Lock'))
    await expect(quantity(page, 'Gateway')).toHaveValue(countOf('Gateway'))
    await expect(quantity(page, 'Card encoder')).toHaveValue(countOf('Card encoder'))
    const sum = Number(
      (await card(page).locator('[aria-live] dd').last().textContent())?.replace(/[^\d.]/g, ''),
    )
    const units = Math.round(sum * 10 ** decimalsOf(quoteTerms(settings()).currency))
    expect(holds).toContain(priceText(units, settings()))
  })

  test('shows no words of an address, and marks an amount that is none', async ({ page }) => {
    await page.goto('/contact?list=pay-5000-usd*2,smart-lock*2.5')
    await isLive(page, 'ContactForm')
    await expect(list(page)).not.toContainText('pay-5000-usd')
    await expect(quantity(page, 'Smart Lock')).toHaveAttribute('aria-invalid', 'true')
    await expect(card(page)).not.toContainText(net(300))
    await fillRequest(page)
    await sendButton(page).click()
    await expect(quantity(page, 'Smart Lock')).toBeFocused()
    await quantity(page, 'Smart Lock').fill('2')
    await expect(quantity(page, 'Smart Lock')).toHaveAttribute('aria-invalid', 'false')
    await expect(card(page)).toContainText(net(240))
  })

  test('is one list for all tabs of a browser, on phones too, and is forgotten after seven days', async ({
    page,
    context,
  }) => {
    const menu = (tab: Page) => tab.locator('[commandfor=menu][command=show-modal]')
    const badge = (tab: Page) =>
      menu(tab).evaluate((button) => getComputedStyle(button, '::after').content)
    await page.goto('/product/2')
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.setViewportSize({ width: 390, height: 844 })
    await other.goto('/products')
    await addLink(page).click()
    await expect(menu(other)).toHaveAccessibleName(/\(1\)$/)
    await other.getByRole('link', { name: /^Add to request.*Gateway$/ }).click()
    await expect(menu(page)).toHaveAccessibleName(/\(2\)$/)
    expect(await badge(page)).toBe('"2"')
    await page.goto('/contact')
    await isLive(page, 'ContactForm')
    await other.goto('/contact')
    await isLive(other, 'ContactForm')
    await quantity(other, 'Gateway').fill('3')
    await expect(quantity(page, 'Gateway')).toHaveValue('3')
    await list(other).getByRole('button', { name: 'Remove Smart Lock' }).click()
    await expect(page).toHaveURL('/contact?list=gateway*3')
    await fillRequest(page)
    await Promise.all([page.waitForResponse('**/api/contact'), sendButton(page).click()])
    await expect(list(other).getByRole('textbox')).toHaveCount(0)
    await expect(menu(other)).toHaveAccessibleName(/[^)]$/)
    await other.reload()
    await expect(list(other).getByRole('textbox')).toHaveCount(0)
    await page.goto('/product/2')
    await addLink(page).click()
    await page.clock.setFixedTime(Date.now() + 7 * 24 * 60 * 60 * 1000)
    await page.reload()
    await expect(menu(page)).toHaveAccessibleName(/[^)]$/)
    expect(await badge(page)).toBe('none')
  })

  test('is counted on a page that was prerendered before, as the colours are', async ({ page }) => {
    await page.goto('/product/2')
    // Another page stores these while this one is prerendered.
    await page.evaluate(() => {
      localStorage.setItem('request-list', `${Date.now()} smart-lock*1`)
      localStorage.setItem('theme', 'dark')
      document.dispatchEvent(new Event('prerenderingchange'))
    })
    const contact = page.locator('header [data-contact] a').filter({ visible: true })
    await expect(contact).toHaveText(/\(1\)$/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('keeps what was gathered beside what a link names, over a reload too', async ({ page }) => {
    await page.goto('/product/2')
    await addLink(page).click()
    await page.goto('/cut-the-power?site=cold-store')
    await page.getByRole('link', { name: nightWords().controls.quote }).click()
    await isLive(page, 'ContactForm')
    await expect(card(page)).toContainText('1 × Smart Lock')
    await expect(card(page).getByLabel('How many such sites')).toHaveValue('1')
    const lines = await list(page).getByRole('textbox').count()
    await quantity(page, 'Smart Lock').fill('40')
    const amounts = async () => {
      await isLive(page, 'ContactForm')
      await expect(list(page).getByRole('textbox')).toHaveCount(lines)
      await expect(quantity(page, 'Smart Lock')).toHaveValue('40')
      await expect(card(page)).toContainText('Cold store')
    }
    await page.reload()
    await amounts()
    await page.goto('/products')
    await page.goBack()
    await amounts()
    await fillRequest(page)
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      sendButton(page).click(),
    ])
    expect(answer.request().postDataJSON().requestList).toBe('smart-lock*40')
    await expect(page.locator('header [data-contact] a').filter({ visible: true })).not.toHaveText(
      /\(/,
    )
  })
})

test.describe('§2 /contact · a list of products without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('is opened by a link, changed by a button that keeps what was typed, and sent', async ({
    page,
  }) => {
    await page.goto('/product/2')
    await addLink(page).click()
    await expect(page).toHaveURL('/contact?list=smart-lock*1')
    await fillRequest(page)
    await quantity(page, 'Smart Lock').fill('3')
    await list(page).getByRole('combobox').selectOption('gateway')
    await list(page).getByRole('button', { name: 'Update the list' }).click()
    await expect(quantity(page, 'Smart Lock')).toHaveValue('3')
    await expect(quantity(page, 'Gateway')).toHaveValue('1')
    await expect(card(page)).toContainText(net(480))
    await expect(contactForm(page).locator('[name=message]')).not.toHaveValue('')
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Message sent successfully!/)
  })
})
