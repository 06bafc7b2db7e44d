import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { copy } from '../copy.ts'
import { expect, isLive, test, withMotion } from '../fixtures.ts'
import { leave, point, settles } from './carousel-clock.ts'

test.use(withMotion)

/** A company without a sister has no block of them. */
const hasSubsidiary = site().canadianSite !== null || site().sisterBrand !== null
const blocks = [
  'About Us',
  'Our Products',
  ...(hasSubsidiary ? ['Our Subsidiary'] : []),
  'Services',
  'Our Solutions',
  'NFC',
  'Partners',
  'Latest Blogs',
  'Why Choose Us',
]

test.describe('§2 / ·', () => {
  test('the blocks stand in the order of the specification, the newsletter and the footer last', async ({ page }) => {
    await page.goto('/')
    const main = page.locator('main')
    await expect(main.locator('section').first()).toHaveAccessibleName('Featured')
    const headings = await main.locator('section:not([aria-label=Featured]) h2').allTextContents()
    expect(headings.map((text, index) => text.replace(/\s+/g, ' ').startsWith(blocks[index] ?? 'nothing') && blocks[index])).toEqual(blocks)
    await expect(page.getByRole('contentinfo').getByRole('textbox', { name: settings().newsletter.label })).toBeVisible()
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
      ...[site().canadianSite, site().sisterBrand].flatMap((company) => company?.url ?? []),
    ])
  })

  test('two of the three offerings lead to the sister brand, one to the gateway', async ({ page }) => {
    const { sisterBrand, healthBrand } = site()
    test.skip(!sisterBrand || !healthBrand, 'the company has no sister company')
    await page.goto('/')
    const links = page
      .getByRole('region', { name: /^Our Solutions/ })
      .getByRole('listitem')
      .getByRole('link')
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(targets).toHaveLength(3)
    expect(targets.sort()).toEqual(['/edge-gateway', sisterBrand?.url, healthBrand?.url].sort())
  })

  test('§9 Caps · three blog teasers lead to their articles', async ({ page }) => {
    await page.goto('/')
    const teasers = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('listitem')
    await expect(teasers).toHaveCount(3)
    const heading = (await teasers.first().getByRole('heading').textContent()) ?? 'none'
    await teasers.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
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
    // What the pointer has turned, its press leaves turned.
    await page.mouse.down()
    await page.mouse.up()
    expect(await card.evaluate(isTurned)).toBe(true)
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
    await page.keyboard.press('Enter')
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
      const slide = hero.locator(`#featured-${number}`)
      // It stands: Chromium drops one of two jumps where the strip and the page still glide.
      await expect.poll(async () => Math.round((await slide.boundingBox())?.x ?? Number.NaN)).toBe(0)
      await slide.getByRole('link').first().scrollIntoViewIfNeeded()
      await expect(slide.getByRole('link').first()).toBeInViewport({ ratio: 1 })
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
    await expect(page).toHaveURL(copy.page('home').whyChooseUs.cards[1]?.href ?? '')
  })
})

test('a letter of Yoruba is shown in the typeface soon after the page', async ({ page }) => {
  test.skip(!/[ẹọṣ]/i.test(site().word?.text.normalize('NFC') ?? ''), 'the word behind this company’s name has none')
  await page.goto('/')
  const isLoaded = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => /Manrope Marks/.test(family) && status === 'loaded'))
  await expect.poll(isLoaded).toBe(true)
})
