import { site } from '#src/content/settings/site.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { editSite } from '../../tests/site/editing-site.ts'
import { expect, test } from '../fixtures.ts'

test.describe('§2 footer', () => {
  test('has the use-case columns, links, contacts and outside addresses; colours are remembered without a flash', async ({
    page,
  }) => {
    await page.goto('/nfc')
    const footer = page.getByRole('contentinfo')
    for (const name of [
      'Smart Home',
      'Smart Healthcare',
      'Automotive',
      'Retail',
      'Smart Manufacturing',
    ])
      await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible()
    const targets = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of [
      '/about',
      '/services',
      '/smart',
      '/existing-solutions',
      '/nfc',
      '/contact',
      '/technologies-tools',
      '/iot-development-services',
      '/general-features',
      '/operating-system-development',
      '/iot-product-development-step',
      '/iot-managed-services',
      '/privacy-policy',
      ...[
        site().canadianSite,
        site().sisterBrand,
        site().social,
        site().professionalNetwork,
        site().appStore,
      ].flatMap((other) => other?.url ?? []),
    ])
      expect.soft(targets, href).toContain(href)
    // A company without a feed shows only the plain link to its social page.
    if (!site().socialFeed && site().social) {
      await expect
        .soft(footer.getByText(/posts/i))
        .toHaveText(['Read our posts on the social page'])
      await expect.soft(footer.getByRole('button', { name: /posts/i })).toHaveCount(0)
    }
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(background).not.toBe(light)
    await page.goto('/aiot', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'System' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  })

  test.describe('social feed', () => {
    const feedOrigin = 'https://feed.example'
    const port = String(Number(process.env['E2E_PORT'] ?? 4520) + 1)
    let stop = async () => {}
    test.use({ baseURL: `http://localhost:${port}`, allowedOrigins: [feedOrigin] })
    test.beforeAll(async () => {
      const other = await startSite({ port })
      stop = other.stop
      const editing = await editSite(other.origin, other.database, 'owner')
      await editing.save('content/company.json', { socialFeed: { url: `${feedOrigin}/posts` } })
      await editing.publish('A feed')
    })
    test.afterAll(() => stop())
    test('loads only when asked for, remembers it, and can be taken back', async ({ page }) => {
      let asked = 0
      await page.route(`${feedOrigin}/**`, async (route) => {
        asked++
        await route.fulfill({ contentType: 'text/html', body: '<title>Posts</title>' })
      })
      await page.goto('/nfc', { waitUntil: 'networkidle' })
      expect(asked).toBe(0)
      await page.getByRole('button', { name: 'Load posts' }).click()
      await expect(page.frameLocator('footer iframe').owner()).toBeVisible()
      await page.goto('/aiot')
      await expect(page.locator('footer iframe')).toHaveCount(1)
      await page.getByRole('button', { name: 'Stop loading posts' }).click()
      await expect(page.locator('footer iframe')).toHaveCount(0)
    })
  })
})
