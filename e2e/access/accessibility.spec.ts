import { words } from '#src/content/words/words.ts'
import { expect, test, toasts } from '../fixtures.ts'
import { fillRequest, openContact, sendButton } from '../forms/contact-request.ts'
import { expectNoFaults } from './axe.ts'

test.describe('accessibility of what opens', () => {
  test('Solutions panel, film, and the menu of a phone with its Solutions group open', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.getByRole('link', { name: /IOT Edge Gateway/ }).first()).toBeVisible()
    await expectNoFaults(page)
    await page.getByRole('link', { name: 'About Smart' }).click()
    await expect(page.getByRole('dialog', { name: 'Promotional video' })).toBeVisible()
    await expectNoFaults(page)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Solutions', { exact: true }).click()
    await expectNoFaults(page)
  })
  test('details of features and benefits of the gateway', async ({ page }) => {
    await page.goto('/edge-gateway')
    const openers = page.getByRole('button', { name: /Read More/ })
    for (const opener of [openers.first(), openers.last()]) {
      await opener.click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expectNoFaults(page)
      await page.keyboard.press('Escape')
    }
  })
  test('contact form with errors beside its fields, and after a success and a failure, with its toast', async ({
    page,
  }) => {
    await openContact(page)
    await sendButton(page).click()
    await expect(page.getByText(words().forms.errors.firstName.missing)).toBeVisible()
    await expectNoFaults(page)
    for (const body of ['{"success":true,"reference":"k7m3-9qxa"}', 'no JSON']) {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      )
      await fillRequest(page)
      await sendButton(page).click()
      await expect(toasts(page)).toBeVisible()
      // The pointer keeps the toast open during the check.
      await toasts(page).hover()
      await expectNoFaults(page)
      await toasts(page).getByRole('button', { name: 'close' }).click()
      await expect(toasts(page)).toHaveCount(0)
    }
  })
})
