import { getPage } from '#src/content/page.ts'
import { expect, hasStarted, test } from '../fixtures.ts'

for (const { viewport, reducedMotion } of [
  { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' },
  { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
] as const)
  test.describe(`the lights of the town at ${viewport.width} px, motion: ${reducedMotion}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion } })
    test('another light is fetched once it is asked for, is said in a line, and stops the carousel', async ({
      page,
    }) => {
      const lights = getPage('home').slides[0]?.lights
      if (!lights) throw new Error('the first slide has no lights')
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
      const of = (light: string) => fetched.filter((path) => path.includes(`hero-city-${light}`))
      await page.goto('/', { waitUntil: 'networkidle' })
      const hero = page.getByRole('region', { name: 'Featured' })
      await hasStarted(hero)
      expect([...of('lit'), ...of('offline')]).toEqual([])
      await expect(hero.getByText(lights.cut.says)).toBeVisible()
      await hero.getByRole('button', { name: lights.offline.label }).click()
      await expect(hero.getByText(lights.offline.says)).toBeVisible()
      const layer = hero.locator('[data-shown]')
      await expect(layer).toHaveCSS('opacity', '1')
      expect(await layer.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
        reducedMotion === 'reduce' ? '0s' : '0.4s',
      )
      expect([of('lit').length, of('offline').length]).toEqual([0, 1])
      await expect(hero.locator('[data-running]')).toHaveCount(0)
      if (reducedMotion === 'no-preference')
        await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible()
      await hero.getByRole('button', { name: lights.cut.label }).click()
      await expect(hero.locator('[data-shown]')).toHaveCount(0)
    })
  })
