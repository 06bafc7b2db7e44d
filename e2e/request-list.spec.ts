import type { Page } from '@playwright/test'
import { contactForm, fillRequest, sendButton } from './contact-request.ts'
import { expect, isLive, test, toasts } from './fixtures.ts'

const list = (page: Page) => contactForm(page).getByRole('group', { name: /^Products/ })
const quantity = (page: Page, name: string) => list(page).getByRole('spinbutton', { name: new RegExp(`^${name}`) })

test.describe('§2 /contact · a list of products', () => {
  test('is gathered from page to page, is changed in the form with its sum, and is sent as one field', async ({ page }) => {
    await page.goto('/product/2')
    const add = page.locator('main').getByRole('link', { name: /^Add to request.*Smart Lock$/ })
    await add.click()
    await expect(page).toHaveURL('/product/2')
    await expect(page.getByRole('status').filter({ hasText: 'Smart Lock' })).toHaveCount(1)
    await page.goto('/products')
    await page.getByRole('link', { name: /^Add to request.*Gateway$/ }).click()
    const contact = page.locator('header [data-contact] a')
    await expect(contact).toHaveText(/\(2\)$/)
    await contact.click()
    await expect(page).toHaveURL('/contact?list=smart-lock*1,gateway*1')
    await isLive(page, 'ContactForm')
    await quantity(page, 'Smart Lock').fill('40')
    await expect(list(page)).toContainText('$4,920.00')
    await list(page).getByRole('button', { name: 'Remove Gateway' }).click()
    await expect(list(page)).toContainText('$4,800.00')
    await expect(list(page).getByRole('spinbutton')).toHaveCount(1)
    await fillRequest(page)
    const [answer] = await Promise.all([page.waitForResponse('**/api/contact'), sendButton(page).click()])
    expect(answer.request().postDataJSON()).toMatchObject({ requestList: 'smart-lock*40' })
    await expect(toasts(page)).toHaveText('Message sent successfully!')
    await expect(contact).not.toHaveText(/\(/)
  })

  test('takes a set with all that it holds', async ({ page }) => {
    await page.goto('/existing-solutions')
    const card = page.locator('main li').filter({ has: page.getByRole('heading', { name: 'Guest doors' }) })
    const holds = (await card.textContent()) ?? ''
    const countOf = (name: string) => new RegExp(`(\\d+)\\s×\\s${name}`).exec(holds)?.[1] ?? 'none'
    await card.getByRole('link', { name: /^Add to request.*Guest doors$/ }).click()
    await page.locator('header [data-contact] a').click()
    await expect(quantity(page, 'Smart Lock')).toHaveValue(countOf('Smart Lock'))
    await expect(quantity(page, 'Gateway')).toHaveValue(countOf('Gateway'))
  })

  test('names what the catalogue has not', async ({ page }) => {
    await page.goto('/contact?list=was-sold*2,smart-lock')
    await expect(list(page)).toContainText('was-sold')
    await expect(quantity(page, 'was-sold')).toHaveValue('2')
  })
})

test.describe('§2 /contact · a list of products without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('is opened by a link, changed by a button that keeps what was typed, and sent', async ({ page }) => {
    await page.goto('/product/2')
    await page
      .locator('main')
      .getByRole('link', { name: /^Add to request.*Smart Lock$/ })
      .click()
    await expect(page).toHaveURL('/contact?list=smart-lock*1')
    await fillRequest(page)
    await quantity(page, 'Smart Lock').fill('3')
    await list(page).getByRole('combobox').selectOption('gateway')
    await list(page).getByRole('button', { name: 'Update the list' }).click()
    await expect(quantity(page, 'Smart Lock')).toHaveValue('3')
    await expect(quantity(page, 'Gateway')).toHaveValue('1')
    await expect(list(page)).toContainText('$')
    await expect(contactForm(page).locator('[name=message]')).not.toHaveValue('')
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Message sent successfully!/)
  })
})
