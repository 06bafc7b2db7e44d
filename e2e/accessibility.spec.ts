import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { contentRoutes, furtherRoutes } from './routes.ts'

const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 200)}`),
  )
}

for (const { name, viewport } of sizes)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`accessibility, ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
      for (const path of [...contentRoutes, ...furtherRoutes])
        test(path, async ({ page }) => {
          await page.goto(path)
          expect(await faults(page)).toEqual([])
        })
    })

test.describe('accessibility of what opens', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('Solutions panel', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.getByRole('link', { name: /IOT Edge Gateway/ }).first()).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
  test('film', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await page.getByRole('link', { name: 'About Smart' }).click()
    await expect(page.getByRole('dialog', { name: 'Promotional video' })).toBeVisible()
    expect(await faults(page)).toEqual([])
  })
  test.describe('on a phone', () => {
    test.use({ viewport: sizes[0].viewport })
    test('menu with its Solutions group open', async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByText('Solutions', { exact: true }).click()
      expect(await faults(page)).toEqual([])
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
