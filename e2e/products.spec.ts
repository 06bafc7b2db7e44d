import { expect, isLive, test } from './fixtures.ts'

const cards = 'main li:has(h2 > a[href^="/product/"]):visible'

test.describe('§2 /products', () => {
  for (const [width, size] of [
    [1440, 10],
    [1200, 10],
    [1199, 6],
    [768, 6],
    [767, 4],
    [390, 4],
  ] as const)
    for (const javaScriptEnabled of [true, false])
      test.describe(`${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled, viewport: { width, height: 900 } })
        test(`§9 Products page size · ${size} at ${width} px; Prev and Next stop at the ends`, async ({ page }) => {
          await page.goto('/products')
          await expect(page.locator(cards)).toHaveCount(size)
          await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled()
          let seen = size
          for (let index = 1; seen < 16; index++) {
            await page.getByRole('link', { name: 'Next' }).click()
            await expect(page).toHaveURL(`/products?page=${index}`)
            const expected = Math.min(size, 16 - seen)
            await expect(page.locator(cards)).toHaveCount(expected)
            seen += expected
          }
          await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
          await page.getByRole('link', { name: 'Prev' }).click()
          await expect(page.locator(cards)).toHaveCount(size)
        })
      })

  for (const [width, page, shown] of [
    [1440, 3, 6],
    [820, 3, 4],
    [390, 3, 4],
  ] as const)
    test.describe(`${width} px, a page of a narrow window's pager`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } })
      test(`?page=${page} is the last page, with its products`, async ({ page: tab }) => {
        await tab.goto(`/products?page=${page}`)
        await expect(tab.locator(cards)).toHaveCount(shown)
        await expect(tab.getByRole('button', { name: 'Next' })).toBeDisabled()
      })
    })

  test('a card shows picture, name and price, and leads to its product', async ({ page }) => {
    await page.goto('/products')
    const card = page.locator(cards).nth(1)
    await expect(card.getByRole('img')).toBeVisible()
    await expect(card).toContainText('$120')
    await card.getByRole('link').click()
    await expect(page).toHaveURL('/product/2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Lock')
  })

  test('going back in the browser turns the page back', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('link', { name: 'Next' }).hover()
    await isLive(page, 'ProductGrid')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.locator(cards)).toHaveCount(6)
    await page.goBack()
    await expect(page.locator(cards)).toHaveCount(10)
  })

  test('a resize keeps the first visible product in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/products?page=2')
    const first = await page.locator(cards).first().getByRole('heading').textContent()
    await page.setViewportSize({ width: 1000, height: 844 })
    await expect(page.locator(cards)).toHaveCount(6)
    await expect(page.locator(cards).filter({ hasText: first ?? 'none' })).toHaveCount(1)
  })
})

test.describe('§2 /product/:id', () => {
  test('shows name, first paragraph, price, features with bold labels, three benefits with pictures', async ({ page }) => {
    await page.goto('/product/2')
    await expect(page.getByRole('heading', { level: 1, name: 'Smart Lock' })).toBeVisible()
    await expect(page.locator('main')).toContainText('$120')
    await expect(page.getByRole('heading', { level: 2, name: 'Features' })).toBeVisible()
    expect(await page.locator('main dl dt').count()).toBeGreaterThanOrEqual(5)
    const benefits = page.locator('[data-benefit]')
    await expect(benefits).toHaveCount(3)
    for (const benefit of await benefits.all()) await expect(benefit.locator('img, svg').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask about this product' })).toHaveAttribute('href', '/contact?product=2')
  })
  for (const [id, text] of [
    [7, 'Price on request'],
    [11, '29.00'],
  ] as const)
    test(`product ${id} shows ${text}`, async ({ page }) => {
      await page.goto(`/product/${id}`)
      await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible()
      expect(await page.locator('script[type="application/ld+json"]').textContent()).not.toContain('Offer')
    })
  test('amounts without a currency say so', async ({ page }) => {
    await page.goto('/product/11')
    await expect(page.getByText('currency confirmed on your quote').first()).toBeVisible()
  })

  test('§9 Product detail carousel · stands still until played, then moves every 3000 ms', async ({ page }) => {
    await page.clock.install()
    await page.goto('/product/2')
    const gallery = page.getByRole('region', { name: /Pictures of/ })
    const strip = gallery.getByRole('list').first()
    const position = () => strip.evaluate((element) => element.scrollLeft / element.clientWidth)
    const count = await strip.getByRole('listitem').count()
    expect(count).toBeGreaterThanOrEqual(2)
    await strip.hover()
    await isLive(page, 'ProductGallery')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.clock.runFor(60_000)
    expect(await position()).toBe(0)
    await gallery.getByRole('button', { name: 'Play the pictures' }).click()
    await page.clock.runFor(2999)
    expect(await position()).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(position).toBe(1)
    await gallery.getByRole('button', { name: 'Stop the pictures' }).click()
    await page.clock.runFor(60_000)
    expect(await position()).toBe(1)
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })
      test('thumbnails show their pictures', async ({ page }) => {
        await page.goto('/product/2')
        const gallery = page.getByRole('region', { name: /Pictures of/ })
        const pictures = gallery.getByRole('list').first().getByRole('listitem')
        // Measured within the strip: a click on a thumbnail below the window scrolls the page too.
        const shown = () =>
          pictures.evaluateAll((items) =>
            items.findIndex((item) => Math.abs(item.getBoundingClientRect().x - (item.parentElement?.getBoundingClientRect().x ?? 0)) < 2),
          )
        await gallery.getByRole('link', { name: /^Picture 2/ }).click()
        await expect.poll(shown).toBe(1)
        await gallery.getByRole('link', { name: /^Picture 1/ }).click()
        await expect.poll(shown).toBe(0)
      })
    })
})
