import type { Page } from '@playwright/test'
import { expect, hasStarted, test, withMotion } from '../fixtures.ts'

test.use(withMotion)

const call = (page: Page) => page.getByRole('link', { name: 'Book A Call', exact: true })

/**
 * Moves every control to the window's lower edge, by scrolling and by focus.
 * @returns a line for each control that Book A Call covers
 */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('a')].find(
      (one) => one.textContent?.trim() === 'Book A Call',
    )
    if (!button) return ['no Book A Call']
    const faults: string[] = []
    const look = (element: Element, how: string) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return
      const [one, other] = [element.getBoundingClientRect(), button.getBoundingClientRect()]
      const isTall = one.height > innerHeight / 2
      const isUnder =
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 1 &&
        other.top < one.bottom - 1
      if (isUnder && !isTall) faults.push(`${how}: ${element.outerHTML.slice(0, 120)}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea',
    )) {
      if (
        element === button ||
        element.closest('[inert], dialog, header, [popover]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      if (element.matches('[tabindex="-1"], .skip')) continue
      scrollTo({ top: 0, behavior: 'instant' })
      // Shows the bar with the button, as if the visitor had scrolled back up.
      document.documentElement.removeAttribute('data-scrolls-down')
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      look(element, 'scrolled to')
      element.focus()
      look(element, 'focused')
      element.blur()
    }
    return faults
  })

test.describe('Book A Call', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const path of [
    '/',
    '/product/2',
    '/products',
    '/technologies-tools',
    '/edge-gateway',
    '/about',
  ])
    test(`${path}: nothing that has the focus or is scrolled into view is under it, on phone, tablet and desktop`, async ({
      page,
    }) => {
      await page.goto(path)
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await expect(call(page), `${width} px: in the first view`).toBeInViewport({ ratio: 1 })
        expect(await covered(page), `${width} px`).toEqual([])
      }
    })

  test('stands beside the container of a wide window', async ({ page }) => {
    await page.goto('/about')
    for (const width of [1350, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(async () => {
        const box = await call(page).boundingBox()
        const container = await page.locator('main .container').first().boundingBox()
        expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(
          (container?.x ?? 0) + (container?.width ?? Number.POSITIVE_INFINITY),
        )
      }).toPass()
    }
  })

  test('a bar goes while somebody scrolls down, and comes back on the way up', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto('/privacy-policy')
    await expect(call(page)).toBeInViewport()
    await page.mouse.wheel(0, 700)
    await expect(call(page)).not.toBeInViewport()
    await page.mouse.wheel(0, -60)
    await expect(call(page)).toBeInViewport()
  })

  test('a bar goes while a form has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    await page.getByRole('textbox', { name: 'Your e-mail address' }).focus()
    // Focusing the field scrolls the page down, which would hide the bar too, so the test removes
    // the mark of scrolling once the page is still.
    await expect(page.locator('html')).toHaveAttribute('data-scrolls-down')
    let lastY = -1
    await expect(async () => {
      const y = await page.evaluate(() => scrollY)
      const isStill = y === lastY
      lastY = y
      expect(isStill).toBe(true)
    }).toPass()
    await page.evaluate(() => document.documentElement.removeAttribute('data-scrolls-down'))
    await expect(call(page)).not.toBeInViewport()
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    )
    await expect(call(page)).toBeInViewport()
  })
})

test.describe('where data is saved', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      }),
    ),
  )
  test('no slide plays by itself', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Featured' })
    await hasStarted(hero)
    await expect(hero.getByRole('button', { name: /Pause/ })).toHaveCount(0)
  })
  test('the film waits to be played', async ({ page }) => {
    await page.goto('/smart')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#film')?.showModal())
    await expect(
      page.locator('astro-island[component-export=PromotionalVideo]'),
    ).not.toHaveAttribute('ssr')
    const video = page.locator('#film video')
    await expect(video).toHaveAttribute('poster', /poster/)
    expect(
      await video.evaluate(
        (film) => film instanceof HTMLVideoElement && film.paused && film.preload === 'none',
      ),
    ).toBe(true)
  })
})
