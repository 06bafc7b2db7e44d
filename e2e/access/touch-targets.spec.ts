import { settings } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import { expect, expectedProblems, failedRequest, hasStarted, test } from '../fixtures.ts'
import { openContact, sendButton } from '../forms/contact-request.ts'
import { smallTargets } from './touch-targets.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
})
test.beforeEach(() => void expectedProblems.push(failedRequest()))

test('what opens has targets for a thumb', async ({ page }) => {
  const expectLarge = async (what: string) =>
    expect.soft(await smallTargets(page), what).toEqual([])
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Solutions', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'IOT Edge Gateway' })).toBeVisible()
  await expectLarge('menu with its Solutions group')
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('link', { name: 'Book A Call', exact: true }).click()
  await expect(page.getByRole('dialog', { name: settings().booking.heading })).toBeVisible()
  await expectLarge('booking')
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#film')?.showModal())
  await expectLarge('film')

  await page.goto('/edge-gateway')
  const openers = page.getByRole('button', { name: /Read More/ })
  for (const opener of [openers.first(), openers.last()]) {
    await opener.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await expectLarge('details of the gateway')
    await page.keyboard.press('Escape')
  }

  await page.goto('/product/2')
  await page.getByRole('button', { name: 'Play the pictures' }).click()
  await hasStarted(page.getByRole('region', { name: /^Pictures of/ }))
  await page.getByRole('link', { name: 'Show picture 4' }).click()
  await expectLarge('gallery that plays, at its last picture')

  await openContact(page)
  await sendButton(page).click()
  await expect(page.getByText(words().forms.errors.firstName.missing)).toBeVisible()
  await expectLarge('errors of a form')
})
