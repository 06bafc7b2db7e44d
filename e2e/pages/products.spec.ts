import { listedPrice } from '#src/content/listed-price.ts'
import { lastPage, pageSizes } from '#src/content/products/paging.ts'
import { narrow } from '#src/content/products/product-filters.ts'
import { site } from '#src/content/settings/site.ts'
import { copy, shown } from '../copy.ts'
import {
  expect,
  expectedProblems,
  failedRequest,
  hasStarted,
  isLive,
  test,
  withAndWithoutScript,
  withMotion,
} from '../fixtures.ts'

test.use(withMotion)

const { products } = copy
const product = products.find(({ pictures }) => pictures.length > 1)
if (!product) throw new Error('No product has two pictures')

const cards = 'main li:has(h2 > a[href^="/product/"]):visible'

test.describe('§2 /products', () => {
  for (const { size, widths } of [
    { size: 10, widths: [1200, 1440] },
    { size: 6, widths: [1199, 768] },
    { size: 4, widths: [767, 390] },
  ])
    withAndWithoutScript('pages', () => {
      test(`§9 Products page size · ${size} at ${widths.join(' and ')} px; Prev and Next stop at the ends`, async ({
        page,
      }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto('/products')
          await expect(page.locator(cards), `opened at ${width} px`).toHaveCount(size)
          await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled()
        }
        const expectInEveryWidth = async (count: number, isLast: boolean) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            await expect(page.locator(cards), `at ${width} px`).toHaveCount(count)
            if (isLast) await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
          }
        }
        let seen = size
        for (let index = 1; seen < products.length; index++) {
          await page.getByRole('link', { name: 'Next' }).click()
          await expect(page).toHaveURL(`/products?page=${index}`)
          const expected = Math.min(size, products.length - seen)
          seen += expected
          await expectInEveryWidth(expected, seen === products.length)
        }
        await page.getByRole('link', { name: 'Prev' }).click()
        await expectInEveryWidth(size, false)
      })
    })

  test.describe("the last page of a narrow window's pager, without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    // A wide window has fewer pages, so a page number copied from a narrow window may be higher
    // than its last page.
    test('is the last page in every window, with its products', async ({ page }) => {
      await page.goto(`/products?page=${lastPage(products.length, pageSizes.small)}`)
      for (const [width, size] of [
        [1440, pageSizes.large],
        [820, pageSizes.medium],
        [390, pageSizes.small],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator(cards), `at ${width} px`).toHaveCount(
          products.length - size * lastPage(products.length, size),
        )
        await expect(page.getByRole('button', { name: 'Next' }), `at ${width} px`).toBeDisabled()
      }
    })
  })

  test('going back turns the page back; a card shows picture, name and price, and leads to its product', async ({
    page,
  }) => {
    await page.goto('/products')
    await page.getByRole('link', { name: 'Next' }).hover()
    await isLive(page, 'ProductGrid')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.locator(cards)).toHaveCount(
      Math.min(pageSizes.large, products.length - pageSizes.large),
    )
    await page.goBack()
    await expect(page.locator(cards)).toHaveCount(pageSizes.large)

    const card = page
      .locator(cards)
      .filter({ has: page.getByRole('heading', { name: product.name, exact: true }) })
    await expect(card.getByRole('img')).toBeVisible()
    await expect(
      // All amounts of the list have the same decimals: $120.00 beside $29.00.
      card.getByText(listedPrice(product.amount).text, { exact: true }),
    ).toBeVisible()
    await card.getByRole('link', { name: product.name, exact: true }).click()
    await expect(page).toHaveURL(`/product/${product.id}`)

    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(shown(product.paragraphs[0] ?? ''))
    const features = page
      .locator('section', { has: page.getByRole('heading', { level: 2, name: 'What it does' }) })
      .locator('dl > div')
    await expect(features).toHaveCount(product.features.length)
    for (const [index, { label, text }] of product.features.entries()) {
      const term = features.nth(index).locator('dt')
      await expect(term).toHaveText(shown(label))
      await expect(features.nth(index).locator('dd')).toHaveText(shown(text))
      const weight = await term.evaluate((element) => Number(getComputedStyle(element).fontWeight))
      expect(weight).toBeGreaterThanOrEqual(600)
    }
    const benefits = page.locator('[data-benefit]')
    await expect(benefits).toHaveCount(3)
    for (const benefit of await benefits.all())
      await expect(benefit.locator('img, svg').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get a quote' })).toHaveAttribute(
      'href',
      `/contact?list=${product.slug}*1&product=${product.id}`,
    )
  })

  withAndWithoutScript('narrowed', () => {
    test('says how many fit before one chooses, pages them, and shows all again', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/products')
      const { name = '' } =
        copy.page('products').needs.powers.choices.find(({ value }) => value === 'battery') ?? {}
      await page.getByText(copy.page('products').needs.narrow).click()
      const count = narrow(products, { power: 'battery' }).length
      await page.getByRole('link', { name: `${name} ${count}`, exact: true }).click()
      await expect(page).toHaveURL('/products?power=battery')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${site().url}/products`,
      )
      await expect(page.getByText(`${count} of ${products.length} products`)).toBeVisible()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL('/products?power=battery&page=1')
      await expect(page.locator(cards)).toHaveCount(
        Math.min(pageSizes.small, count - pageSizes.small),
      )
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL('/products')
      await expect(page.locator('nav:visible').getByText('Page 1 of')).toBeVisible()
    })
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
  test('§9 Product detail carousel · stands still until played, then moves every 3000 ms', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(`/product/${product.id}`)
    const gallery = page.getByRole('region', { name: /Pictures of/ })
    const strip = gallery.getByRole('list').first()
    const position = () => strip.evaluate((element) => element.scrollLeft / element.clientWidth)
    const count = await strip.getByRole('listitem').count()
    expect(count).toBeGreaterThanOrEqual(2)
    await strip.hover()
    await hasStarted(gallery)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.clock.runFor(60_000)
    expect(await position()).toBe(0)
    await gallery.getByRole('button', { name: 'Play the pictures' }).click()
    await page.clock.runFor(2999)
    expect(await position()).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(position).toBe(1)
    await gallery.getByRole('button', { name: 'Pause the pictures' }).click()
    await page.clock.runFor(60_000)
    expect(await position()).toBe(1)
  })
  test('a thumbnail whose script never comes is a link', async ({ page }) => {
    expectedProblems.push(failedRequest(), /Failed to fetch dynamically imported module/)
    await page.route(/carousel[^/]*\.js/i, (route) => route.abort())
    await page.goto(`/product/${product.id}`)
    await page.getByRole('link', { name: 'Show picture 3' }).click()
    await expect(page).toHaveURL(`/product/${product.id}#picture-3`)
  })

  withAndWithoutScript('pictures', () => {
    test('thumbnails show their pictures', async ({ page }) => {
      await page.goto(`/product/${product.id}`)
      const gallery = page.getByRole('region', { name: /Pictures of/ })
      const pictures = gallery.getByRole('list').first().getByRole('listitem')
      // Positions are relative to the strip, because a click on a thumbnail below the window also
      // scrolls the page.
      const shown = () =>
        pictures.evaluateAll((items) =>
          items.findIndex(
            (item) =>
              Math.abs(
                item.getBoundingClientRect().x -
                  (item.parentElement?.getBoundingClientRect().x ?? 0),
              ) < 2,
          ),
        )
      await gallery.getByRole('link', { name: 'Show picture 2' }).click()
      await expect.poll(shown).toBe(1)
      await gallery.getByRole('link', { name: 'Show picture 1' }).click()
      await expect.poll(shown).toBe(0)
    })
  })
})
