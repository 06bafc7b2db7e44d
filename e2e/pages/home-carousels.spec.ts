import type { Page } from '@playwright/test'
import { expect, hasStarted, holdBack, test, withMotion } from '../fixtures.ts'
import { leave, openHeld, point, settles } from './carousel-clock.ts'

test.use(withMotion)

for (const { name, viewport, delay } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, delay: 6000 },
  { name: 'mobile', viewport: { width: 390, height: 844 }, delay: 3000 },
])
  test.describe(`§9 Hero · ${name}`, () => {
    test.use({ viewport })
    test(`plays ${delay} ms a slide, loops, and rests under pointer, keyboard and its pause button`, async ({
      page,
    }) => {
      const hero = page.getByRole('region', { name: 'Featured' })
      const current = () =>
        hero.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label')
      const running = hero.locator('[data-running][aria-current]')
      await openHeld(page, hero)
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
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      await expect(running).toHaveCount(1)
      await page.clock.runFor(delay)
      await settles(current, '3 of 3')
    })
  })

test('§9 Hero · no slide fades over the first when the script arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const faded: string[] = []
    Object.assign(window, { faded })
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof Element && target.ariaRoleDescription === 'slide')
        faded.push(`${target.ariaLabel}: ${propertyName}`)
    })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const hero = page.getByRole('region', { name: 'Featured' })
  await hasStarted(hero)
  await expect(hero.getByRole('group', { name: /of 3/ })).toHaveCount(1)
  expect(await page.evaluate('faded')).toEqual([])
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => page.evaluate('faded')).toContain('2 of 3: opacity')
})

test('§9 Hero · what leads on and what pauses it stand above Book A Call in the first view', async ({
  page,
}) => {
  const hero = page.getByRole('region', { name: 'Featured' })
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const bar =
      (await page.getByRole('link', { name: 'Book A Call', exact: true }).boundingBox())?.y ?? 0
    for (const control of [
      hero.getByRole('link', { name: 'Get a quote' }),
      hero.getByRole('button', { name: 'Pause the slides' }),
    ]) {
      const box = await control.first().boundingBox()
      expect(
        box && box.y + box.height,
        `${await control.first().textContent()} at ${width} px`,
      ).toBeLessThan(bar)
    }
  }
})

test.describe('§9 Hero · where nothing plays', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
  const fetched = (page: Page) =>
    page
      .getByRole('region', { name: 'Featured' })
      .locator('img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0),
      )

  test('pictures of further slides wait until a slide is asked for, and the whole slide leads to its link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/', { waitUntil: 'networkidle' })
    await hasStarted(page.getByRole('region', { name: 'Featured' }))
    expect(await fetched(page)).toEqual([true, false, false])
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(async () => (await fetched(page))[1]).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    const slide = page.getByRole('group', { name: '2 of 3' })
    const target = await slide.getByRole('link').first().getAttribute('href')
    await slide.click({ position: { x: 1100, y: 300 } })
    await expect(page).toHaveURL(target ?? 'none')
  })

  test('hero and partners stand still under reduced motion, without a button that plays, and the arrows still loop', async ({
    page,
  }) => {
    const hero = page.getByRole('region', { name: 'Featured' })
    const partners = page.getByRole('region', { name: /^Partners/ })
    const current = () =>
      hero.locator('[aria-roledescription=slide]:not([inert])').getAttribute('aria-label')
    await page.clock.install()
    await page.goto('/')
    for (const carousel of [hero, partners]) {
      await point(page, carousel)
      await hasStarted(carousel)
    }
    await leave(page, partners)
    await page.clock.runFor(60_000)
    expect(await current()).toBe('1 of 3')
    expect((await partners.locator('[data-track]').evaluate(measure)).position).toBe(0)
    await expect(page.getByRole('button', { name: /the (slides|partners)/ })).toHaveCount(0)
    await hero.getByRole('button', { name: 'Previous slide' }).click()
    await settles(current, '3 of 3')
    await hero.getByRole('button', { name: 'Next slide' }).click()
    await settles(current, '1 of 3')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    test('pictures of further slides are there', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(await fetched(page)).toEqual([true, true, true])
    })
  })
})

/** Measures how far a strip is scrolled, in whole items, and how many items are visible. */
const measure = (track: Element) => {
  const [first, second] = [...track.children].map((item) => item.getBoundingClientRect())
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(track)
  const step = (second?.left ?? 0) - (first?.left ?? 0)
  return {
    position: Math.round(track.scrollLeft / step),
    isAtEnd: track.scrollLeft + track.clientWidth > track.scrollWidth - 2,
    untilEdge: (track.clientWidth - Number.parseFloat(paddingInlineStart)) / step,
    withinContainer:
      (track.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)) /
      step,
  }
}

test('§9 Products · the first five, 1.5, 2.5 and 3 per view by width; §9 Partners · three names in view, five on wide screens', async ({
  page,
}) => {
  await page.goto('/')
  const products = page.getByRole('region', { name: /^Our Products/ })
  const partners = page.getByRole('region', { name: /^Partners/ })
  const names = products.getByRole('listitem').getByRole('heading')
  await expect(names).toHaveText([
    'Humidity Sensor',
    'Smart Lock',
    'Gateway',
    'Smart Mirror',
    'Intelligent Camera',
  ])
  await expect(partners.locator('[data-track]').getByRole('listitem')).toHaveCount(8)
  for (const [width, items, logos] of [
    [390, 1.5, 3],
    [719, 1.5, 3],
    [720, 2.5, 3],
    [1099, 2.5, 3],
    [1100, 3, 5],
    [1920, 3, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const seen = await products.locator('[data-track]').evaluate(measure)
      expect(items === 3 ? seen.withinContainer : seen.untilEdge, `${width} px`).toBeCloseTo(
        items,
        1,
      )
      // The strip begins left of its container by the padding of an item, so that the first name
      // aligns with the container's edge.
      const { untilEdge } = await partners.locator('[data-track]').evaluate(measure)
      expect(Math.round(untilEdge * 10) / 10, `${width} px`).toBeCloseTo(logos, 0)
    }).toPass()
  }

  // WebKit first lays out a strip without the content of CSS containers. If items had no height
  // then, the strip would lose its position.
  const items = page.locator('[data-track] > *')
  expect(await items.count()).toBeGreaterThan(8)
  const flat = await items.evaluateAll((found) => {
    const contained = found
      .flatMap((item) => [item, ...item.querySelectorAll('*')])
      .filter((element) => getComputedStyle(element).containerType !== 'normal')
      .flatMap((element) => [...element.children])
    for (const element of contained)
      if (element instanceof HTMLElement) element.style.display = 'none'
    return found
      .filter((item) => item.getBoundingClientRect().height < 40)
      .map((item) => item.textContent)
  })
  expect(flat).toEqual([])
})

test.describe('§9 Products ·', () => {
  test('moves by itself on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const products = page.getByRole('region', { name: /^Our Products/ })
    const position = async () => (await products.locator('[data-track]').evaluate(measure)).position
    await openHeld(page, products)
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
    await openHeld(page, products)
    await leave(page, products)
    await page.clock.runFor(60_000)
    expect(await position()).toBe(0)
    await expect(products.getByRole('button', { name: /the products/ })).toHaveCount(0)
    await products.getByRole('button', { name: 'Next products' }).click()
    await settles(position, 1)
  })
})

test.describe('§9 Partners ·', () => {
  test('moves on every 3000 ms and begins again after the last', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const partners = page.getByRole('region', { name: /^Partners/ })
    const position = async () => (await partners.locator('[data-track]').evaluate(measure)).position
    await openHeld(page, partners)
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
    // Eight names, five of which are visible, need three steps to the end.
    for (const [step, next] of [1, 2, 3, 0].entries()) {
      await page.clock.runFor(step === 0 ? 1 : 3000)
      await settles(position, next)
      if (next === 3)
        await settles(
          async () => (await partners.locator('[data-track]').evaluate(measure)).isAtEnd,
          true,
        )
    }
  })
})

test('WebKit keeps strips at their start, because they snap once their script has come', async ({
  page,
}) => {
  const held = await holdBack(page, /carousel[^/]*\.js/i)
  await page.goto('/', { waitUntil: 'commit' })
  const track = page.getByRole('region', { name: /^Our Products/ }).locator('[data-track]')
  await expect(track).toHaveCSS('scroll-snap-type', 'none')
  held.release()
  await expect(track).toHaveCSS('scroll-snap-type', 'x mandatory')
})
