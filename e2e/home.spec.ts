import { newsletterBanner } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { leave, openHeld, point, settles } from './carousel-clock.ts'
import { expect, isLive, test } from './fixtures.ts'

const blocks = [
  'About Us',
  'Our Products',
  'Our Subsidiary',
  'Services',
  'Our Solutions',
  'NFC',
  'Partners',
  'Latest Blogs',
  'Why Choose Us',
] as const

test.describe('§2 / ·', () => {
  test('the blocks stand in the order of the specification, the newsletter and the footer last', async ({ page }) => {
    await page.goto('/')
    const main = page.locator('main')
    await expect(main.locator('section').first()).toHaveAccessibleName('Featured')
    const headings = await main.locator('section:not([aria-label=Featured]) h2').allInnerTexts()
    expect(headings.map((text, index) => text.replace(/\s+/g, ' ').startsWith(blocks[index] ?? 'nothing') && blocks[index])).toEqual(blocks)
    await expect(page.getByRole('contentinfo').getByRole('textbox', { name: newsletterBanner.label })).toBeVisible()
  })

  test('§9 Caps · six services at most, and a button to all of them', async ({ page }) => {
    await page.goto('/')
    const services = page.getByRole('region', { name: 'Services', exact: true })
    const targets = await services
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual([
      '/iot-services',
      '/consulting-services',
      '/iot-managed-services',
      '/iot-data-and-analytics',
      '/aiot',
      '/iot-use-cases',
    ])
    await expect(services.getByRole('link', { name: 'Show more' })).toHaveAttribute('href', '/services')
  })

  test('a service that was pressed is left out of the list on its page', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('region', { name: 'Services', exact: true })
      .getByRole('link', { name: /IoT Services/ })
      .click()
    await expect(page).toHaveURL('/iot-services')
    const others = page
      .locator('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Explore Other Services' }) })
    await expect(others.getByRole('link', { name: /Consulting Services/ })).toBeVisible()
    await expect(others.locator('a[href="/iot-services"]')).toHaveCount(0)
  })

  test('the subsidiary logos lead to the two sister companies', async ({ page }) => {
    await page.goto('/')
    const links = page.getByRole('region', { name: 'Our Subsidiary' }).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      site.canadianSite.url,
      site.sisterBrand.url,
    ])
  })

  test('two of the three offerings lead to the sister brand, one to the gateway', async ({ page }) => {
    await page.goto('/')
    const links = page
      .getByRole('region', { name: /^Our Solutions/ })
      .getByRole('listitem')
      .getByRole('link')
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(targets).toHaveLength(3)
    expect(targets.filter((href) => href.startsWith(site.sisterBrand.url))).toHaveLength(2)
    expect(targets).toContain('/edge-gateway')
  })

  test('§9 Caps · three blog teasers lead to their articles', async ({ page }) => {
    await page.goto('/')
    const teasers = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('article')
    await expect(teasers).toHaveCount(3)
    const heading = (await teasers.first().getByRole('heading').textContent()) ?? 'none'
    await teasers.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
})

for (const { name, viewport, delay } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, delay: 6000 },
  { name: 'mobile', viewport: { width: 390, height: 844 }, delay: 3000 },
])
  test.describe(`§9 Hero · ${name}`, () => {
    test.use({ viewport })
    test(`plays ${delay} ms a slide, loops, and rests under pointer, keyboard and its pause button`, async ({ page }) => {
      const hero = page.getByRole('region', { name: 'Featured' })
      const current = () => hero.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label')
      const running = hero.locator('[data-running][aria-current]')
      await openHeld(page, hero, 'HeroCarousel')
      expect(await current()).toBe('1 of 3')
      await expect(running).toHaveCount(0)
      await page.clock.runFor(60_000)
      expect(await current()).toBe('1 of 3')

      await leave(page, hero)
      for (const next of ['2 of 3', '3 of 3', '1 of 3']) {
        const before = await current()
        await expect(running).toHaveCount(1)
        await page.clock.runFor(delay - 1)
        expect(await current()).toBe(before)
        await page.clock.runFor(1)
        await settles(current, next)
      }

      await hero.getByRole('button', { name: 'Pause the slides' }).click()
      await leave(page, hero)
      await page.clock.runFor(60_000)
      expect(await current()).toBe('1 of 3')
      await hero.getByRole('button', { name: 'Play the slides' }).click()
      await expect(running).toHaveCount(1)
      await page.clock.runFor(delay)
      await settles(current, '2 of 3')

      await leave(page, hero)
      await page.keyboard.press('Shift+Tab')
      await expect(hero.locator(':focus-visible')).toHaveCount(1)
      await expect(running).toHaveCount(0)
      await page.clock.runFor(60_000)
      expect(await current()).toBe('2 of 3')
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await expect(running).toHaveCount(1)
      await page.clock.runFor(delay)
      await settles(current, '3 of 3')
    })
  })

test('§9 Hero · stands still under reduced motion, and its arrows still loop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const hero = page.getByRole('region', { name: 'Featured' })
  const current = () => hero.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label')
  await openHeld(page, hero, 'HeroCarousel')
  await leave(page, hero)
  await page.clock.runFor(60_000)
  expect(await current()).toBe('1 of 3')
  await expect(hero.getByRole('button', { name: /the slides/ })).toHaveCount(0)
  await hero.getByRole('button', { name: 'Previous slide' }).click()
  await settles(current, '3 of 3')
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await settles(current, '1 of 3')
})

test('§9 Hero · the whole slide leads to its link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const slide = page.getByRole('group', { name: '1 of 3' })
  const target = await slide.getByRole('link').first().getAttribute('href')
  await isLive(page, 'HeroCarousel')
  // On the picture, right of the text.
  await slide.click({ position: { x: 1100, y: 300 } })
  await expect(page).toHaveURL(target ?? 'none')
})

/** How far a strip has been scrolled, in whole items, and how many of them its visible part holds. */
const measure = (track: Element) => {
  const [first, second] = [...track.children].map((item) => item.getBoundingClientRect())
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(track)
  const step = (second?.left ?? 0) - (first?.left ?? 0)
  return {
    position: Math.round(track.scrollLeft / step),
    isAtEnd: track.scrollLeft + track.clientWidth > track.scrollWidth - 2,
    untilEdge: (track.clientWidth - Number.parseFloat(paddingInlineStart)) / step,
    withinContainer: (track.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)) / step,
  }
}

test.describe('§9 Products ·', () => {
  test('the first five of the catalogue', async ({ page }) => {
    await page.goto('/')
    const names = page
      .getByRole('region', { name: /^Our Products/ })
      .getByRole('listitem')
      .getByRole('heading')
    await expect(names).toHaveText(['Humidity Sensor', 'Smart Lock', 'Gateway', 'Smart Mirror', 'Intelligent Camera'])
  })

  test('1.5, 2.5 and 3 items per view by width', async ({ page }) => {
    for (const [width, items] of [
      [390, 1.5],
      [719, 1.5],
      [720, 2.5],
      [1099, 2.5],
      [1100, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const seen = await page
        .getByRole('region', { name: /^Our Products/ })
        .locator('[data-track]')
        .evaluate(measure)
      expect(items === 3 ? seen.withinContainer : seen.untilEdge, `${width} px`).toBeCloseTo(items, 1)
    }
  })

  test('moves by itself on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const products = page.getByRole('region', { name: /^Our Products/ })
    const position = async () => (await products.locator('[data-track]').evaluate(measure)).position
    await openHeld(page, products, 'ProductCarousel')
    await page.clock.runFor(60_000)
    expect(await position()).toBe(0)
    await leave(page, products)
    await expect
      .poll(async () => {
        await page.clock.runFor(3000)
        return position()
      })
      .toBeGreaterThan(0)
  })

  test('stands on wide screens, where it has no pause button', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const products = page.getByRole('region', { name: /^Our Products/ })
    const position = async () => (await products.locator('[data-track]').evaluate(measure)).position
    await openHeld(page, products, 'ProductCarousel')
    await leave(page, products)
    await page.clock.runFor(60_000)
    expect(await position()).toBe(0)
    await expect(products.getByRole('button', { name: /the products/ })).toHaveCount(0)
    await products.getByRole('button', { name: 'Next products' }).click()
    await settles(position, 1)
  })
})

test.describe('§9 Partners ·', () => {
  test('three names in view, five on wide screens', async ({ page }) => {
    for (const [width, items] of [
      [390, 3],
      [1099, 3],
      [1100, 5],
      [1920, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const track = page.getByRole('region', { name: /^Partners/ }).locator('[data-track]')
      await expect(track.getByRole('listitem')).toHaveCount(8)
      // The strip begins one item's padding before its container: its first name stands on the container's line.
      expect(Math.round((await track.evaluate(measure)).untilEdge * 10) / 10, `${width} px`).toBeCloseTo(items, 0)
    }
  })

  test('moves on every 3000 ms and begins again after the last', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const partners = page.getByRole('region', { name: /^Partners/ })
    const position = async () => (await partners.locator('[data-track]').evaluate(measure)).position
    await openHeld(page, partners, 'PartnerCarousel')
    await page.clock.runFor(60_000)
    expect(await position()).toBe(0)
    await partners.getByRole('button', { name: 'Pause the partners' }).click()
    await leave(page, partners)
    await page.clock.runFor(60_000)
    expect(await position()).toBe(0)
    await partners.getByRole('button', { name: 'Play the partners' }).click()
    await leave(page, partners)
    await page.clock.runFor(2999)
    expect(await position()).toBe(0)
    // Eight names, five in view: three steps lead to the end.
    for (const [step, next] of [1, 2, 3, 0].entries()) {
      await page.clock.runFor(step === 0 ? 1 : 3000)
      await settles(position, next)
      if (next === 3) await settles(async () => (await partners.locator('[data-track]').evaluate(measure)).isAtEnd, true)
    }
  })

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const partners = page.getByRole('region', { name: /^Partners/ })
    await openHeld(page, partners, 'PartnerCarousel')
    await leave(page, partners)
    await page.clock.runFor(60_000)
    expect((await partners.locator('[data-track]').evaluate(measure)).position).toBe(0)
    await expect(partners.getByRole('button', { name: /the partners/ })).toHaveCount(0)
  })
})

test.describe('§2 / · Why Choose Us cards', () => {
  /** Whether the back of a card is in front: its turned face looks to the left. */
  const isTurned = (card: Element) => new DOMMatrix(getComputedStyle(card.querySelector(':scope > div') ?? card).transform).m11 < -0.9

  test('turn under the pointer and back', async ({ page }) => {
    await page.goto('/')
    const card = page
      .getByRole('region', { name: /^Why Choose Us/ })
      .getByRole('listitem')
      .first()
    expect(await card.evaluate(isTurned)).toBe(false)
    await point(page, card)
    await settles(() => card.evaluate(isTurned), true)
    await isLive(page, 'FlipCards')
    await leave(page, card)
    await settles(() => card.evaluate(isTurned), false)
  })

  test('turn by keyboard, and the link on the back can be reached', async ({ page }) => {
    await page.goto('/')
    const card = page
      .getByRole('region', { name: /^Why Choose Us/ })
      .getByRole('listitem')
      .first()
    const button = card.getByRole('button')
    await page.getByRole('region', { name: 'Latest Blogs' }).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await settles(() => card.evaluate(isTurned), true)
    await isLive(page, 'FlipCards')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await settles(() => card.evaluate(isTurned), false)
    await page.keyboard.press('Space')
    await settles(() => card.evaluate(isTurned), true)
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/edge-gateway')
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
    test('turn with a tap and back with the next', async ({ page }) => {
      await page.goto('/')
      const card = page
        .getByRole('region', { name: /^Why Choose Us/ })
        .getByRole('listitem')
        .first()
      await card.getByRole('button').tap()
      await settles(() => card.evaluate(isTurned), true)
      await isLive(page, 'FlipCards')
      await card.getByRole('button').tap()
      await settles(() => card.evaluate(isTurned), false)
    })
  })
})

test.describe('§2 / · without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every slide, product, partner and card can be reached', async ({ page }) => {
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Featured' })
    for (const number of [3, 2, 1]) {
      await hero.locator(`a[href="#featured-${number}"]`).click()
      await expect(hero.locator(`#featured-${number}`).getByRole('link').first()).toBeInViewport()
    }
    for (const name of [/^Our Products/, /^Partners/]) {
      const last = page.getByRole('region', { name }).getByRole('listitem').last()
      await expect(last).not.toBeInViewport({ ratio: 0.9 })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.5 })
    }
    const card = page
      .getByRole('region', { name: /^Why Choose Us/ })
      .getByRole('listitem')
      .nth(1)
    await card.hover()
    await card.getByRole('link').click()
    await expect(page).toHaveURL('/general-features')
  })
})
