import type { Page } from '@playwright/test'
import { expect, holdBack, isLive, test, toasts } from '../fixtures.ts'
import { contactForm, control, fillRequest, sendButton } from './contact-request.ts'

const card = (page: Page) => contactForm(page).getByRole('region', { name: /^Your quote/ })
/** The exact sum in the card, to pay with VAT. */
const exactSum = async (page: Page) =>
  Number(
    (await card(page).locator('dl').first().locator('dd').last().textContent())?.replace(
      /[^\d.]/g,
      '',
    ),
  )
/** Opens what is behind the sum, with a script or without. */
const openCard = (page: Page) =>
  card(page)
    .getByText(/^Contents/)
    .click()
const quoteLink = (page: Page) => page.getByRole('link', { name: 'Get a quote for a cold store' })

test.describe('§2 /contact · a quote', () => {
  test('travels from a price card to the form, is changed, survives other pages, and is sent', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/prices')
    await quoteLink(page).click()
    await isLive(page, 'ContactForm')
    // The script names the plan that the card shows, so that a link to this page keeps it.
    await expect(page).toHaveURL(/\/contact\?site=cold-store&plan=remote&lines=gateway/)
    await expect(card(page)).toContainText('Cold store')
    await expect(card(page)).toBeInViewport()
    await expect(control(page, 'message')).toHaveValue('Please send me a quote.')
    const one = await exactSum(page)
    // The sum and the first field are on the first screen of a phone.
    await expect(control(page, 'firstName')).toBeInViewport({ ratio: 1 })
    await openCard(page)
    await card(page).getByLabel('How many such sites').fill('4')
    await expect(card(page)).toContainText('4 × Cold store')
    // Tax is taken once, so that the sum of four may differ by the rounding of its tax.
    expect(Math.abs((await exactSum(page)) - 4 * one)).toBeLessThan(0.05)
    await card(page).getByLabel('Support').selectOption('visits')
    await expect(page).toHaveURL(/\/contact\?site=cold-store&sites=4&plan=visits&lines=/)
    const before = await exactSum(page)
    await card(page).getByLabel('Delivery to').selectOption('north')
    await expect(card(page)).toContainText('With delivery to the North West')
    expect(await exactSum(page)).toBeGreaterThan(before)
    await card(page).getByLabel('Delivery to').selectOption('elsewhere')
    const abroad = /An address elsewhere: .*Do you sell abroad/
    await expect(card(page)).toContainText(abroad)
    await expect(card(page).getByRole('row', { name: /^4 × Survey/ })).toContainText(
      'Price on request',
    )
    await expect(card(page)).toContainText('without what has no price yet')
    await expect(control(page, 'message')).toHaveAccessibleDescription(/^Name the country/)
    await expect(control(page, 'phone')).toHaveAccessibleDescription(/country code/)
    const chosen = await exactSum(page)
    await page.goto('/product/2')
    await page.locator('[commandfor=menu][command=show-modal]').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).first().click()
    await isLive(page, 'ContactForm')
    expect(await exactSum(page)).toBe(chosen)
    await fillRequest(page)
    await control(page, 'message').fill('Please send me a quote. It is in Apapa.')
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      sendButton(page).click(),
    ])
    expect(answer.request().postDataJSON()).toMatchObject({
      quote: expect.stringMatching(/^site=cold-store&sites=4&plan=visits&region=elsewhere&lines=/),
    })
    await expect(toasts(page)).toHaveText('Message sent successfully!')
    await expect(card(page)).toHaveCount(0)
    await expect(contactForm(page).getByRole('region', { name: /^What you asked/ })).toContainText(
      abroad,
    )
    // What was sent is no draft.
    expect(await page.evaluate(() => 'typed:visitor:contact' in sessionStorage)).toBe(false)
    await page.goto('/contact')
    await expect(card(page)).toHaveCount(0)
  })

  test('has what was typed and chosen before the script, in the sum and in what is sent', async ({
    page,
  }) => {
    const held = await holdBack(page, /\/_astro\/.*\.js/)
    await page.goto('/contact?site=shop&list=smart-lock*2', { waitUntil: 'commit' })
    const sites = card(page).getByLabel('How many such sites')
    const amount = contactForm(page).getByLabel(/^Smart Lock, /)
    await openCard(page)
    await sites.fill('4')
    await card(page).getByLabel('Support').selectOption('visits')
    await amount.evaluate((field: HTMLInputElement) => {
      field.value = '5'
    })
    held.release()
    await isLive(page, 'ContactForm')
    await expect(card(page)).toContainText('4 × Shop')
    await expect(card(page)).toContainText('5 × Smart Lock')
    await expect(sites).toHaveValue('4')
    await expect(amount).toHaveValue('5')
    await fillRequest(page)
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      sendButton(page).click(),
    ])
    expect(answer.request().postDataJSON()).toMatchObject({
      quote: expect.stringMatching(/^site=shop&sites=4&plan=visits&lines=/),
      requestList: 'smart-lock*5',
    })
  })

  test('is added up again by Enter, which sends nothing', async ({ page }) => {
    await page.goto('/contact?site=shop&list=smart-lock*2')
    await isLive(page, 'ContactForm')
    await fillRequest(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/contact')) sent += 1
    })
    const amount = contactForm(page).getByLabel(/^Smart Lock, /)
    await amount.fill('5')
    await amount.press('Enter')
    await expect(card(page)).toContainText('5 × Smart Lock')
    const sites = card(page).getByLabel('How many such sites')
    await openCard(page)
    await sites.fill('3')
    await sites.press('Enter')
    await expect(card(page)).toContainText('3 × Shop')
    await sites.fill('')
    await sites.press('Enter')
    await expect(sites).toHaveAccessibleDescription(/^Enter a whole number of sites/)
    expect(sent).toBe(0)
  })

  test('refuses a number of sites that is none, at its field', async ({ page }) => {
    await page.goto('/contact?site=shop&sites=3')
    await isLive(page, 'ContactForm')
    await fillRequest(page)
    const sites = card(page).getByLabel('How many such sites')
    await openCard(page)
    for (const typed of ['0', '-1', '2.5', '']) {
      await sites.fill(typed)
      await sendButton(page).click()
      await expect(sites).toBeFocused()
      await expect(sites).toHaveAccessibleDescription(/^Enter a whole number of sites/)
      await sites.fill('2')
      await expect(sites).toHaveAccessibleDescription('')
    }
    await expect(card(page)).toContainText('2 × Shop')
  })

  test('is taken off, beside products that stay', async ({ page }) => {
    await page.goto('/contact?site=shop&list=smart-lock*2')
    await isLive(page, 'ContactForm')
    await expect(card(page)).toContainText('2 × Smart Lock')
    const both = await exactSum(page)
    await openCard(page)
    await card(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page).toHaveURL('/contact?list=smart-lock*2')
    await expect(card(page)).not.toContainText('Shop')
    expect(await exactSum(page)).toBeLessThan(both)
  })

  test('of a night has what covers it', async ({ page }) => {
    await page.goto('/cut-the-power?site=shop&hours=12')
    await page.locator('#answers').getByRole('link').first().click()
    await isLive(page, 'ContactForm')
    await expect(page).toHaveURL(/\/contact\?site=shop&plan=remote&hours=12&lines=/)
    await openCard(page)
    await expect(card(page).getByRole('link', { name: /night/ })).toHaveAttribute(
      'href',
      '/cut-the-power?site=shop&hours=12',
    )
    await expect(card(page)).toContainText(
      'Shop with a freezer, through 12 hours without mains from',
    )
    await expect(control(page, 'message')).toHaveValue('Please send me a quote.')
    await card(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(control(page, 'message')).toHaveValue('')
    await page.reload()
    await expect(control(page, 'message')).toHaveValue('')
  })
})

test.describe('§2 /contact · a quote without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('is opened by a link, changed by a button, taken off, and sent', async ({ page }) => {
    await page.goto('/prices')
    await quoteLink(page).click()
    const one = await exactSum(page)
    await openCard(page)
    await card(page).getByLabel('How many such sites').fill('3')
    await card(page).getByRole('button', { name: 'Update the sum' }).click()
    await expect(card(page)).toContainText('3 × Cold store')
    const three = await exactSum(page)
    expect(Math.abs(three - 3 * one)).toBeLessThan(0.05)
    await card(page).getByLabel('Delivery to').selectOption('north')
    await card(page).getByRole('button', { name: 'Update the sum' }).click()
    await expect(card(page)).toContainText('With delivery to the North West')
    expect(await exactSum(page)).toBeGreaterThan(three)
    await fillRequest(page)
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Message sent successfully!/)
    await page.goto('/contact?site=cold-store')
    await openCard(page)
    await card(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(card(page)).toHaveCount(0)
  })
})
