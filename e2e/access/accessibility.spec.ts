import { site } from '#src/content/settings/site.ts'
import { fieldErrors, fieldLabels } from '#src/contracts/contact/field-texts.ts'
import { expect, failedRequest, isLive, test, toasts } from '../fixtures.ts'
import { fillRequest, sendButton } from '../forms/contact-request.ts'
import { expectNoFaults } from './axe.ts'

const phone = { width: 390, height: 844 }

test.describe('accessibility of what opens', () => {
  test('Solutions panel', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.getByRole('link', { name: /IOT Edge Gateway/ }).first()).toBeVisible()
    await expectNoFaults(page)
  })
  test('film', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await page.getByRole('link', { name: 'About Smart' }).click()
    await expect(page.getByRole('dialog', { name: 'Promotional video' })).toBeVisible()
    await expectNoFaults(page)
  })
  test('menu of a phone with its Solutions group open', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Solutions', { exact: true }).click()
    await expectNoFaults(page)
  })
  for (const section of ['Key features', 'Benefits'])
    test(`details of ${section} of the gateway`, async ({ page }) => {
      await page.goto('/edge-gateway')
      const openers = page.getByRole('button', { name: /Read More/ })
      await (section === 'Benefits' ? openers.last() : openers.first()).click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expectNoFaults(page)
    })
  test.describe('calendar', () => {
    test.skip(!site().scheduling, 'the company has no calendar')
    const { origin } = new URL(site().scheduling?.url ?? site().url)
    test.use({ allowedOrigins: [origin], expectedProblems: [failedRequest()] })
    for (const [what, isAnswered] of [
      ['that has come', true],
      ['that does not come', false],
    ] as const)
      test(what, async ({ page }) => {
        await page.route(`${origin}/**`, (route) =>
          isAnswered
            ? route.fulfill({
                contentType: 'text/html',
                body: '<!doctype html><html lang="en"><title>Calendar</title><p>Calendar</p>',
              })
            : route.abort(),
        )
        await page.goto('/about')
        await page.getByRole('button', { name: 'Book A Call', exact: true }).click()
        const dialog = page.getByRole('dialog', { name: 'Book a call' })
        await expect(dialog).toBeVisible()
        if (!isAnswered) await expect(dialog.getByRole('link', { name: 'Ask us to call back' })).toBeVisible()
        await expectNoFaults(page)
      })
  })
  test('contact form with errors beside its fields', async ({ page }) => {
    await page.goto('/contact')
    await isLive(page, 'ContactForm')
    await sendButton(page).click()
    await expect(page.getByText(fieldErrors.missing(fieldLabels.firstName))).toBeVisible()
    await expectNoFaults(page)
  })
  for (const [what, body] of [
    ['success', '{"success":true,"reference":"k7m3-9qxa"}'],
    ['failure', 'no JSON'],
  ] as const)
    test(`contact form after a ${what}, with its toast`, async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ contentType: 'application/json', body }))
      await page.goto('/contact')
      await isLive(page, 'ContactForm')
      await fillRequest(page)
      await sendButton(page).click()
      await expect(toasts(page)).toBeVisible()
      // The toast must stay while it is looked at.
      await toasts(page).hover()
      await expectNoFaults(page)
      await expect(toasts(page)).toBeVisible()
    })
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, expectedProblems: [failedRequest(422)] })
    test('contact page that came back with errors links each to its field', async ({ page }) => {
      await page.goto('/contact')
      await fillRequest(page, { phone: 'ring me' })
      await sendButton(page).click()
      const link = page.getByRole('alert').getByRole('link')
      const id = (await link.getAttribute('href'))?.slice(1) ?? 'none'
      await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-invalid', 'true')
    })
  })
})

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/nfc')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
