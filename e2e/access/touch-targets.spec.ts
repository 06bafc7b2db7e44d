import { site } from '#src/content/settings/site.ts'
import { fieldErrors, fieldLabels } from '#src/contracts/contact/field-texts.ts'
import { expect, failedRequest, hasStarted, isLive, test } from '../fixtures.ts'
import { smallTargets } from './touch-targets.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('what opens has targets for a thumb:', () => {
  test('menu with its Solutions group', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('Solutions', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'IOT Edge Gateway' })).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
  test('film', async ({ page }) => {
    await page.goto('/smart')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#film')?.showModal())
    expect(await smallTargets(page)).toEqual([])
  })
  test.describe('booking', () => {
    test.skip(!site().scheduling, 'the company has no calendar')
    const { origin } = new URL(site().scheduling?.url ?? site().url)
    test.use({ allowedOrigins: [origin], expectedProblems: [failedRequest()] })
    test('popup, before and after its calendar failed to come', async ({ page }) => {
      await page.route(`${origin}/**`, (route) => route.abort())
      await page.goto('/about')
      await page.getByRole('button', { name: 'Book A Call', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Book a call' })
      await expect(dialog).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
      await expect(dialog.getByRole('link', { name: 'Ask us to call back' })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
    })
  })
  test('details of the gateway', async ({ page }) => {
    await page.goto('/edge-gateway')
    const openers = page.getByRole('button', { name: /Read More/ })
    for (const opener of [openers.first(), openers.last()]) {
      await opener.click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
  test('gallery that plays, at its last picture', async ({ page }) => {
    await page.goto('/product/2')
    await page.getByRole('button', { name: 'Play the pictures' }).click()
    await hasStarted(page.getByRole('region', { name: /^Pictures of/ }))
    await page.getByRole('link', { name: 'Show picture 4' }).click()
    expect(await smallTargets(page)).toEqual([])
  })
  test('errors of a form', async ({ page }) => {
    await page.goto('/contact')
    await isLive(page, 'ContactForm')
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByText(fieldErrors.missing(fieldLabels.firstName))).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
})
