import { expect, test } from '@playwright/test'

const windows = [
  { name: 'a wide window', use: { viewport: { width: 1440, height: 900 } }, isLit: true },
  { name: 'a tablet', use: { viewport: { width: 820, height: 1180 } }, isLit: false },
  { name: 'less motion', use: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const }, isLit: false },
]

for (const { name, use, isLit } of windows) {
  test.describe(name, () => {
    test.use({ viewport: use.viewport, contextOptions: { reducedMotion: use.reducedMotion ?? 'no-preference' } })

    test(`${isLit ? 'fetches' : 'does not fetch'} the town with its lamps lit, and sees it dark in the end`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(fetched.some((path) => path.includes('hero-city.') || path.includes('hero-city-tablet.'))).toBe(true)
      expect(fetched.some((path) => path.includes('hero-city-lit.'))).toBe(isLit)
      const lit = page.locator('#featured-1 picture').nth(1).locator('..')
      await lit.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finish())))
      await expect(lit).toHaveCSS(isLit ? 'opacity' : 'display', isLit ? '0' : 'none')
    })
  })
}
