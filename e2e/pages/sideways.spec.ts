import { expect, test } from '../fixtures.ts'

test('what scrolls sideways fades where more is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/products')
  await page.locator('main summary').first().click()
  const box = page.locator('.sideways').first()
  const mask = () => box.evaluate((one) => getComputedStyle(one).maskImage)
  await expect.poll(mask).toContain('linear-gradient')
  const beginning = await mask()
  await box.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }))
  await expect.poll(mask).not.toBe(beginning)
  await page.setViewportSize({ width: 1440, height: 800 })
  const fitting = page.locator('.sideways').last()
  const fits = ({ scrollWidth, clientWidth }: Element) => scrollWidth === clientWidth
  expect(await fitting.evaluate(fits)).toBe(true)
  await expect.poll(() => fitting.evaluate((one) => getComputedStyle(one).maskImage)).toBe('none')
})
