import type { Page } from '@playwright/test'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { copy } from '../copy.ts'
import { expect, isLive, test, withMotion } from '../fixtures.ts'
import { leave, point, settles } from './carousel-clock.ts'

test.use(withMotion)

/**
 * Whether the home page has the block about a sister brand or a Canadian site, which not every
 * company has.
 */
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

/** Whether a card shows its back. The card is then mirrored horizontally (m11 near -1). */
const isTurned = (card: Element) =>
  new DOMMatrix(getComputedStyle(card.querySelector(':scope > div') ?? card).transform).m11 < -0.9
const reasons = (page: Page) => page.getByRole('region', { name: /^Why Choose Us/ })
const firstCard = (page: Page) => reasons(page).getByRole('listitem').first()

test('§2 / · §9 Caps · blocks, services, offerings, subsidiary and teasers are as specified, and lead to their pages', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.locator('main')
  const targetsIn = (name: string | RegExp) =>
    main
      .getByRole('region', { name, exact: true })
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await test.step('the blocks stand in order, the newsletter and the footer last', async () => {
    await expect.soft(main.locator('section').first()).toHaveAccessibleName('Featured')
    // What customers have installed stands with the solutions, where there are any.
    const proof = settings().references.heading.name
    const headings = (
      await main.locator('section:not([aria-label=Featured]) h2').allTextContents()
    ).filter((text) => !text.includes(proof))
    const found = headings.map(
      (text, index) =>
        text.replace(/\s+/g, ' ').startsWith(blocks[index] ?? 'nothing') && blocks[index],
    )
    expect.soft(found).toEqual(blocks)
    await expect
      .soft(
        page.getByRole('contentinfo').getByRole('textbox', { name: settings().newsletter.label }),
      )
      .toBeVisible()
  })
  const services = page.getByRole('region', { name: 'Services', exact: true })
  await test.step('six services at most, and a button to all of them', async () => {
    const first = [
      '/iot-services',
      '/consulting-services',
      '/iot-managed-services',
      '/iot-data-and-analytics',
      '/aiot',
      '/iot-use-cases',
    ]
    expect.soft(await targetsIn('Services')).toEqual(first)
    await expect
      .soft(services.getByRole('link', { name: 'Show more' }))
      .toHaveAttribute('href', '/services')
  })
  const { canadianSite, sisterBrand, healthBrand } = site()
  await test.step('the logos lead to the sister companies, two of three offerings to the brands, one to the gateway', async () => {
    const links = page.getByRole('region', { name: 'Our Subsidiary' }).getByRole('link')
    const subsidiaries = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    )
    expect
      .soft(subsidiaries)
      .toEqual([canadianSite, sisterBrand].flatMap((company) => company?.url ?? []))
    if (!sisterBrand || !healthBrand) return
    expect
      .soft((await targetsIn(/^Our Solutions/)).sort())
      .toEqual(['/edge-gateway', sisterBrand.url, healthBrand.url].sort())
  })
  await test.step('a letter of Yoruba is shown in the typeface soon after the page', async () => {
    if (!/[ẹọṣ]/i.test(site().word?.text.normalize('NFC') ?? '')) return
    const isLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status, unicodeRange }) =>
            /Manrope Marks/.test(family) && /1EB8/i.test(unicodeRange) && status === 'loaded',
        ),
      )
    await expect.poll(isLoaded).toBe(true)
  })
  await test.step('a service that was pressed is left out of the list on its page', async () => {
    await services.getByRole('link', { name: /IoT Services/ }).click()
    await expect(page).toHaveURL('/iot-services')
    const others = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Explore Other Services' }) })
    await expect.soft(others.getByRole('link', { name: /Consulting Services/ })).toBeVisible()
    await expect.soft(others.locator('a[href="/iot-services"]')).toHaveCount(0)
    await page.goBack()
  })
  await test.step('three blog teasers lead to their articles', async () => {
    const teasers = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('listitem')
    await expect(teasers).toHaveCount(3)
    const heading = (await teasers.first().getByRole('heading').textContent()) ?? 'none'
    await teasers.first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
})

test.describe('§2 / · Why Choose Us cards', () => {
  test('turn under the pointer and back, and by keyboard, which reaches the link on the back', async ({
    page,
  }) => {
    await page.goto('/')
    const card = firstCard(page)
    expect(await card.evaluate(isTurned)).toBe(false)
    await point(page, card)
    await settles(() => card.evaluate(isTurned), true)
    await isLive(page, 'FlipCards')
    // A press does not turn back a card that the hovering pointer has turned.
    await page.mouse.down()
    await page.mouse.up()
    expect(await card.evaluate(isTurned)).toBe(true)
    await leave(page, card)
    await settles(() => card.evaluate(isTurned), false)

    await page.getByRole('region', { name: 'Latest Blogs' }).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button')).toBeFocused()
    await settles(() => card.evaluate(isTurned), true)
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
    test('turn with a tap and back with the next; scrolling loads no script', async ({ page }) => {
      await page.goto('/')
      const card = firstCard(page)
      await card.scrollIntoViewIfNeeded()
      const box = await card.boundingBox()
      const session = await page.context().newCDPSession(page)
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: (box?.y ?? Number.NaN) + 50,
        yDistance: -200,
        gestureSourceType: 'touch',
      })
      await expect(page.locator('astro-island[component-export=FlipCards]')).toHaveAttribute('ssr')
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
      // Waits until the slide is at rest, because Chromium ignores a jump while the strip and the
      // page are still scrolling.
      await expect
        .poll(async () => Math.round((await slide.boundingBox())?.x ?? Number.NaN))
        .toBe(0)
      await slide.getByRole('link').first().scrollIntoViewIfNeeded()
      await expect(slide.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    }
    for (const name of [/^Our Products/, /^Partners/]) {
      const last = page.getByRole('region', { name }).getByRole('listitem').last()
      await expect(last).not.toBeInViewport({ ratio: 0.9 })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.5 })
    }
    await firstCard(page).getByRole('button').focus()
    await settles(() => firstCard(page).evaluate(isTurned), true)
    const card = page
      .getByRole('region', { name: /^Why Choose Us/ })
      .getByRole('listitem')
      .nth(1)
    await card.hover()
    await card.getByRole('link').click()
    await expect(page).toHaveURL(copy.page('home').whyChooseUs.cards[1]?.href ?? '')
  })
})
