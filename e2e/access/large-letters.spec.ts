import { listedPages } from '#src/content/share-cards.ts'
import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 320, height: 700 } })

test('no page is wider than a window of 320 px with text of 200 %', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  const addresses = [...listedPages().map(({ address }) => address), '/offline']
  expect(addresses.length).toBeGreaterThan(40)
  const wide: string[] = []
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${address}: ${width} px`)
    const outside = await page.locator('main :is(a, button)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('.sideways, [data-track]'))
        .filter((one) => one.getBoundingClientRect().right > 321)
        .map((one) => one.textContent?.trim()),
    )
    if (outside.length > 0) wide.push(`${address}: ${outside.join(', ')}`)
  }
  expect(wide).toEqual([])
  const call = page.locator('main a[href^="tel:"]').first()
  expect(await call.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
})
