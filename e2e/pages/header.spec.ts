import type { Route } from '@playwright/test'
import { navigation } from '#src/content/settings/navigation.ts'
import { filmSettings, settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { expect, expectedProblems, test, withMotion } from '../fixtures.ts'

// The window is wide enough for all entries beside a company name of forty letters.
test.use({ ...withMotion, viewport: { width: 1920, height: 1080 } })

const { header, contact, more, solutions } = navigation()
const calendar = new URL(site().scheduling?.url ?? site().url)
const bookingOrigin = calendar.origin

test.describe('§2 header', () => {
  test('links to the pages of the specification, and Solutions to its five and a footer row', async ({
    page,
  }) => {
    await page.goto('/about')
    const banner = page.getByRole('banner')
    for (const [name, href] of [
      ...[...header, contact].map(({ label, href }) => [label, href] as const),
      [`${site().name}, home`, '/'],
    ] as const)
      await expect
        .soft(banner.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', href)
    await page.getByRole('button', { name: 'Solutions' }).click()
    const panel = page.locator('#solutions')
    for (const { label, href } of solutions?.links ?? [])
      await expect
        .soft(panel.getByRole('link', { name: new RegExp(`^${label}`) }).first())
        .toHaveAttribute('href', href)
    await expect
      .soft(panel.getByRole('link', { name: 'Consultation' }))
      .toHaveAttribute('href', '/contact')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('highlights the page of an entry after a click and after a reload', async ({ page }) => {
    await page.goto('/about')
    for (const { label: name, href: path } of header.slice(0, 4)) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await page.reload()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('banner').locator('nav [aria-current=page]')).toHaveCount(1)
    }
  })
})

test.describe('§2 video overlay', () => {
  test.skip(filmSettings().file === null, 'the company has no film')
  test('opens from two links and plays; button, Escape and a click outside close it; §9 Escape key code · 27', async ({
    page,
  }) => {
    await page.goto('/about')
    const dialog = page.getByRole('dialog', { name: 'Promotional video' })
    const video = page.locator('#film video')
    const isPaused = () =>
      video.evaluate((element) => element instanceof HTMLVideoElement && element.paused)
    await page.evaluate(() =>
      addEventListener('keydown', ({ keyCode }) => Object.assign(window, { pressed: keyCode })),
    )
    for (const name of ['About Smart', 'Consultation'])
      for (const close of [
        () => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(2, 2),
        () => page.keyboard.press('Escape'),
      ]) {
        await page.getByRole('button', { name: 'Solutions' }).click()
        await page.locator('#solutions').getByRole('link', { name }).click()
        await expect(dialog).toBeVisible()
        await expect.poll(isPaused).toBe(false)
        await close()
        await expect(dialog).toBeHidden()
        await expect.poll(isPaused).toBe(true)
      }
    expect(await page.evaluate('pressed')).toBe(27)
    await expect(page).toHaveURL('/about')
  })

  test('§9 Video overlay maximum height 75% of the viewport · at every size; §8 Video unsupported · has words', async ({
    page,
  }) => {
    await page.goto('/smart')
    const video = page.locator('#film video')
    await expect.soft(video).toContainText('Your browser does not support the video tag.')
    await expect.soft(video).toHaveAttribute('controls')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#film')?.showModal())
    for (const viewport of [
      { width: 1440, height: 500 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport)
      await expect.poll(async () => (await video.boundingBox())?.height ?? 0).toBeGreaterThan(0)
      await expect
        .poll(async () => (await video.boundingBox())?.height)
        .toBeLessThanOrEqual(viewport.height * 0.75)
    }
  })
})

test.describe('§2 mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('slides in with the same links, a collapsible Solutions group and a close button', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // A company may list a page in its menu that stands below it too.
    for (const { label: name } of [...header, contact, ...more])
      await expect(menu.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await expect(menu.getByRole('link', { name: solutions?.links[0]?.label ?? '' })).toBeHidden()
    await menu.getByText('Solutions', { exact: true }).click()
    await expect(menu.getByRole('link', { name: solutions?.links[0]?.label ?? '' })).toBeVisible()
    await menu.getByText('Solutions', { exact: true }).click()
    await expect(menu.getByRole('link', { name: solutions?.links[0]?.label ?? '' })).toBeHidden()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })
})

test.describe('§2 Book A Call', () => {
  test.skip(!site().scheduling, 'the company has no calendar')
  test.use({ allowedOrigins: [bookingOrigin] })
  test.beforeEach(() => void expectedProblems.push(/ERR_|Failed to load|Refused to/))
  test('the floating element asks nobody before it is pressed; §9 Scheduling embed default height 630px, minimum width 320px · the frame keeps both, in a window of 320 px too', async ({
    page,
  }) => {
    const asked: string[] = []
    await page.route(`${bookingOrigin}/**`, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' })
    })
    // This page has text at the lower edge of a narrow window. Over a picture or a heading the
    // button would be hidden.
    await page.goto('/privacy-policy', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    const dialog = page.getByRole('dialog', { name: 'Book a call' })
    for (const [width, height] of [
      [1920, 1080],
      [360, 900],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByRole('link', { name: 'Book A Call', exact: true }).click()
      await expect(dialog).toBeVisible()
      await expect(dialog).toContainText(calendar.host)
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      const frame = dialog.locator('iframe')
      await expect(frame).toBeVisible()
      const box = await frame.boundingBox()
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(630)
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(320)
      expect(
        await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(0)
      const link = await dialog
        .getByRole('link', { name: 'Open the calendar in its own tab' })
        .boundingBox()
      expect((link?.x ?? 0) + (link?.width ?? 999), `${width} px`).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
  test('offers the plain link and a call-back when the calendar does not come', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(`${bookingOrigin}/**`, (route) => route.abort())
    await page.goto('/about')
    await page.getByRole('link', { name: 'Book A Call', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Book a call' })
    await expect(dialog.getByRole('link', { name: 'Ask us to call back' })).toBeVisible()
    await expect(dialog.locator('[data-status]')).toContainText(settings().booking.refused)
    await expect(
      dialog.getByRole('link', { name: 'Open the calendar in its own tab' }),
    ).toHaveAttribute('href', calendar.href)
    await expect(dialog.locator('iframe')).toHaveCount(0)
    await page.clock.runFor(60_000)
    await expect(dialog.locator('[data-status]')).toContainText(settings().booking.refused)
    await expect(dialog.locator('iframe')).toHaveCount(0)
  })
  test('shows no frame before the calendar has answered: it could be the page of an error', async ({
    page,
  }) => {
    await page.clock.install()
    const asked: Route[] = []
    await page.route(`${bookingOrigin}/**`, (route) => {
      if (route.request().resourceType() === 'fetch') asked.push(route)
      else void route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' })
    })
    await page.goto('/about')
    await page.getByRole('link', { name: 'Book A Call', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Book a call' })
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.clock.runFor(60_000)
    await expect(dialog.locator('[data-status]')).toContainText(settings().booking.late)
    await expect(dialog.locator('iframe')).toBeHidden()
    for (const route of asked)
      await route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' })
    await expect(dialog.locator('iframe')).toBeVisible()
    await expect(dialog.locator('[data-status]')).toBeEmpty()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('Solutions, menu, film and booking open and close', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.locator('#solutions')).toBeVisible()
    await page.locator('#solutions').getByRole('link', { name: 'Consultation' }).click()
    await expect(page).toHaveURL('/contact')
    await page.goto('/about')
    await page.getByRole('link', { name: 'Book A Call', exact: true }).click()
    await expect(page).toHaveURL('/book')
    await page.goto('/about')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(
      page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: header[1]?.label ?? '', exact: true }),
    ).toBeVisible()
  })
})
