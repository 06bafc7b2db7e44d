import { expect, test } from '../fixtures.ts'

/** Turns every page from right to left, as a translator does for Arabic. */
const turnPages = () =>
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.dir = 'rtl'
  })

for (const width of [390, 1280])
  test(`pages read from right to left fit a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(turnPages)
    for (const path of ['/', '/product/1', '/edge-gateway', '/iot-managed-services', '/prices']) {
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
    }
  })

test('arrows and strips follow the reading direction', async ({ page }) => {
  await page.addInitScript(turnPages)
  await page.goto('/product/1')
  const arrow = page.locator('main .lucide-arrow-right').first()
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).transform)).toMatch(
    /^matrix\(-1, 0, 0, 1/,
  )
  const gallery = page.locator('[data-carousel="scroll"][data-live]').first()
  await gallery.locator('[data-step="1"]').click()
  await expect(gallery.locator('[data-count]')).toHaveText(/^2 of/)
  await gallery.locator('[data-step="-1"]').click()
  await expect(gallery.locator('[data-count]')).toHaveText(/^1 of/)
})

test('Back shows the page, and not the menu that led away from it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('#menu a[href="/services"]').click()
  await page.waitForURL('**/services')
  await page.goBack()
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('#menu')).toBeHidden()
})

test('nothing is fixed in a window of 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/services')
  await page.mouse.wheel(0, 600)
  await expect(page.locator('header').first()).not.toBeInViewport()
  await expect(page.locator('[data-opens="booking"]').first()).not.toBeInViewport()
})
