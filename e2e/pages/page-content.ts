import type { Page } from '@playwright/test'
import { getAwards } from '#src/content/evidence.ts'
import { site } from '#src/content/settings/site.ts'
import { expect } from '../fixtures.ts'
import { contentRoutes, furtherRoutes } from './routes.ts'
import { specCounts } from './spec-counts.ts'

/** Replaces the example in a path by the placeholder that the specification uses. */
const named = (path: string) =>
  path.replace(/^\/product\/\d+$/, '/product/:id').replace(/^\/image\/logo$/, '/image/:imageName')

const words = [
  ['/services', 'Our Services', 'Other Services'],
  [
    '/general-features',
    'Connected Objects',
    'Real Time Operations',
    'Geographic Layers',
    'Reporting Features',
    'Public Work Features',
    'Routes Management',
    'Tracking',
    'Operations Status',
  ],
  ['/iot-use-cases', 'Explore Other Services'],
  ['/iot-services', 'IoT App Development', 'Explore Other Services'],
  ['/smart', 'Hey SMART'],
  [
    '/partners',
    'AWS',
    'Alexa',
    'Google Smart',
    'Home Kit',
    'NFC',
    'Smart Things',
    'ZigBee',
    'ZWave',
  ],
  // Those of the example end with it.
  ['/about', 'Mission', 'Vision', ...(getAwards().length > 0 ? ['Awards'] : [])],
  ['/iot-managed-services', '24/7 Support with Human Expertise and AI Monitoring'],
] as const

const others: Record<string, (page: Page) => Promise<unknown>> = {
  '/privacy-policy': async (page) => {
    const headings = await page.locator('main h2').allTextContents()
    expect(headings.map((heading) => heading.replace(/\s+/g, ' ').trim())).toEqual([
      '1. Information We Collect',
      '2. How We Use Your Information',
      '3. Sharing Your Information',
      '4. Security of Your Information',
      '5. Your Rights and Choices',
      '6. Changes to This Privacy Policy',
      '7. Contact Us',
    ])
    const contact = page.getByRole('heading', { name: /Contact Us/ })
    const last = page.locator('main section').filter({ has: contact }).last()
    for (const link of ['a[href^="tel:"]', 'a[href^="mailto:"]'])
      await expect(last.locator(link).first()).toBeVisible()
    await expect(last.getByRole('link', { name: site().address.city }).first()).toBeVisible()
  },
  '/consulting-services': (page) =>
    expect(page.locator('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      /^\/contact\b/,
    ),
  '/iot-product-development-step': (page) =>
    expect(page.locator('main').getByRole('img').first()).toBeVisible(),
  '/contact': (page) =>
    expect(page.getByRole('link', { name: 'Book A Call', exact: true })).toHaveCount(0),
}

/** Pages that visitors reach by a link and read, by the name that a test of the page gets. */
export const pagesToRead: ReadonlyMap<string, string> = new Map([
  ...contentRoutes.map((path): [string, string] => [
    path,
    `§2 ${named(path)} ·${specCounts.some((count) => count.path === path) ? ' §9 Caps ·' : ''}`,
  ]),
  ...furtherRoutes
    .filter((path) => !path.startsWith('/admin'))
    .map((path): [string, string] => [path, path]),
])

/** Expects the words and links that the specification names. */
export async function expectContent(page: Page, path: string) {
  const text = ((await page.locator('main').textContent()) ?? '').toLowerCase()
  for (const [, ...parts] of words.filter(([of]) => of === path))
    for (const part of parts) expect.soft(text).toContain(part.toLowerCase())
  await others[path]?.(page)
}

/** Expects a product's buttons in the first view, which the bar of Book A Call does not cover. */
export async function expectButtonsInView(page: Page, path: string) {
  if (!/^\/product\/\d\d?$/.test(path)) return
  const covering = await page.evaluate(() => {
    const add = document.querySelector('main [data-add]')
    const { x = 0, bottom = 0, width = 0 } = add?.getBoundingClientRect() ?? {}
    const inFront = document.elementFromPoint(x + width / 2, bottom - 8)
    return add && !add.contains(inFront) ? `${inFront?.outerHTML} at ${bottom} px` : ''
  })
  expect.soft(covering, 'covers the buttons of the product').toBe('')
}

export async function expectPageOfItsOwn(page: Page, path: string) {
  await expect.soft(page.locator('h1')).toHaveCount(1)
  expect
    .soft(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname)
    .toBe(path)
  await expect.soft(page.getByRole('banner')).toBeVisible()
  await expect.soft(page.getByRole('contentinfo')).toBeVisible()
}
