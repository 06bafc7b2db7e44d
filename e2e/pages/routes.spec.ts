import type { Page, Request } from '@playwright/test'
import { site } from '#src/content/settings/site.ts'
import { expect, test, withMotion } from '../fixtures.ts'
import { contentRoutes, furtherRoutes } from './routes.ts'

test.use(withMotion)

/** The example route of a test stands for the route of the specification. */
const named = (path: string) => path.replace(/^\/product\/\d+$/, '/product/:id').replace(/^\/image\/logo$/, '/image/:imageName')

/** Public pages, under the line of the specification that asks for them, where there is one. */
const pages = [
  ...contentRoutes.map((path) => ({ path, title: `§2 ${named(path)} ·` })),
  ...furtherRoutes.filter((path) => !path.startsWith('/admin')).map((path) => ({ path, title: path })),
]

/** Routes whose scripts start by themselves: carousels, the instrument, and forms of on-demand pages. */
const withScript = /^\/(contact|cut-the-power|product\/\d+)?$/

/** KB of 1024 bytes that the pictures of a page may weigh on a phone before anybody scrolls, with what is fetched ahead. */
const pictureLimit = { home: 110, other: 80 }

function watchLoads(page: Page) {
  const scripts: string[] = []
  const pictures: Promise<number>[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    if (request.resourceType() === 'image') pictures.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', note)
  return { scripts, pictures, stop: () => page.off('requestfinished', note) }
}

async function expectPageOfItsOwn(page: Page, path: string) {
  const title = await page.title()
  expect.soft(title.length, title).toBeGreaterThanOrEqual(15)
  expect.soft(title.length, title).toBeLessThanOrEqual(60)
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
  expect.soft(description.length, description).toBeGreaterThanOrEqual(70)
  expect.soft(description.length, description).toBeLessThanOrEqual(160)
  await expect.soft(page.locator('h1')).toHaveCount(1)
  expect.soft(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(path)
  await expect.soft(page.getByRole('banner')).toBeVisible()
  await expect.soft(page.getByRole('contentinfo')).toBeVisible()
}

test.describe('on a phone of density 2', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  for (const { path, title } of pages)
    test(`${title} answers with a page of its own, and loads few pictures${withScript.test(path) ? '' : ' and no script'} before a visitor touches anything`, async ({
      page,
    }) => {
      const { scripts, pictures, stop } = watchLoads(page)
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      // A picture that comes later may be there when the page is closed already.
      stop()
      if (!withScript.test(path)) expect.soft(scripts).toEqual([])
      const weight = (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0) / 1024
      expect.soft(weight, 'KB of pictures').toBeLessThanOrEqual(path === '/' ? pictureLimit.home : pictureLimit.other)

      expect(response?.status()).toBe(200)
      expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
      await expectPageOfItsOwn(page, path)
    })
})

test('§2 any other path · shows the 404 page with a way home', async ({ page, expectedProblems }) => {
  expectedProblems.push(/404/)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).toHaveURL('/')
})
test('§8 Unknown route · is the 404 page', async ({ request }) => {
  const response = await request.get('/services/none')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Go Back Home')
})
test('§8 Unknown product id · says so', async ({ page, expectedProblems }) => {
  expectedProblems.push(/404/)
  expect((await page.goto('/product/none'))?.status()).toBe(404)
  await expect(page.getByText('Product not found!')).toBeVisible()
})
test('§8 Unknown image · says so', async ({ page, expectedProblems }) => {
  expectedProblems.push(/404/)
  expect((await page.goto('/image/..%2f..%2fetc%2fpasswd'))?.status()).toBe(404)
  await expect(page.getByText('Image not found')).toBeVisible()
})

test.describe('§9 Country that triggers the redirect ·', () => {
  // Addresses that have long belonged to networks of these countries.
  // The test browser calls itself headless, which counts as a crawler, and crawlers are never sent away.
  const visitor = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  for (const [country, address, location] of [
    ['Canada', '24.48.0.1', site().canadianSite?.url],
    ['Nigeria', '197.210.0.1', undefined],
  ] as const)
    for (const path of ['/', '/contact'])
      test(`a visitor from ${country} on ${path}`, async ({ request }) => {
        const headers = { 'x-forwarded-for': address, 'user-agent': visitor }
        const response = await request.get(path, { headers, maxRedirects: 0 })
        expect(response.status()).toBe(location ? 302 : 200)
        expect(response.headers()['location']).toBe(location)
      })
})

test('§2 every route change scrolls to the top', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'NFC Solutions' }).click()
  await expect(page).toHaveURL('/nfc')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
