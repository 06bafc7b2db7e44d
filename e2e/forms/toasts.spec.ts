import type { Locator, Page } from '@playwright/test'
import { settings } from '#src/content/settings/settings.ts'
import {
  expect,
  expectedProblems,
  failedRequest,
  isLive,
  test,
  toasts,
  withMotion,
} from '../fixtures.ts'

test.use(withMotion)

const form = (page: Page) => page.getByRole('contentinfo').locator('form[action="/newsletter"]')
const bar = (toast: Locator) => toast.locator('.Toastify__progress-bar--animated')

async function raise(page: Page, isAnswered: boolean) {
  await page.route('**/api/newsletter', (route) =>
    isAnswered ? route.fulfill({ json: { success: true } }) : route.abort(),
  )
  await form(page)
    .getByRole('textbox', { name: settings().newsletter.label })
    .fill('reader@company.example')
  await isLive(page, 'NewsletterForm')
  await form(page).locator('[type=submit]').first().click()
}

/**
 * Reads the animation of a toast's bar, which is the toast's clock.
 * @returns duration, and whether the animation runs
 */
const clock = (toast: Locator) =>
  bar(toast).evaluate((element) => {
    const { animationDuration, animationPlayState } = getComputedStyle(element)
    return { animationDuration, animationPlayState }
  })

const setClock = (toast: Locator, milliseconds: number) =>
  bar(toast).evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, milliseconds)

const finish = (toast: Locator) =>
  bar(toast).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })

for (const { name, isAnswered, milliseconds } of [
  {
    name: '§9 Top-right, auto close 5000 ms, drag-dismiss at 80 percent ·',
    isAnswered: false,
    milliseconds: 5000,
  },
  { name: '§9 Success toasts here last 3000 ms ·', isAnswered: true, milliseconds: 3000 },
])
  test.describe(name, () => {
    test.beforeEach(() => void expectedProblems.push(failedRequest()))
    test(`closes by itself after ${milliseconds} ms, and waits under the pointer and while the window is away`, async ({
      page,
    }) => {
      await page.goto('/nfc')
      await raise(page, isAnswered)
      const toast = toasts(page)
      await expect(toast).toBeVisible()
      // Starts the clock, in case the window has lost the focus to another window, or the toast has
      // appeared under the pointer.
      await page.mouse.move(5, 500)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      const running = {
        animationDuration: `${milliseconds / 1000}s`,
        animationPlayState: 'running',
      }
      const resting = { ...running, animationPlayState: 'paused' }
      await expect.poll(() => clock(toast)).toEqual(running)
      await toast.hover()
      await expect.poll(() => clock(toast)).toEqual(resting)
      await page.mouse.move(5, 500)
      await expect.poll(() => clock(toast)).toEqual(running)
      await page.evaluate(() => dispatchEvent(new Event('blur')))
      await expect.poll(() => clock(toast)).toEqual(resting)
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect.poll(() => clock(toast)).toEqual(running)
      await setClock(toast, milliseconds - 1)
      await expect(toast).toBeVisible()
      await finish(toast)
      await expect(toast).toHaveCount(0)
    })
  })

test.describe('§9 Top-right, auto close 5000 ms, drag-dismiss at 80 percent ·', () => {
  test.beforeEach(() => void expectedProblems.push(failedRequest()))

  test('stands in the top right corner, on a desktop and a phone', async ({ page }) => {
    await page.goto('/nfc')
    await raise(page, true)
    await expect(toasts(page)).toBeVisible()
    await setClock(toasts(page), 0)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await expect(async () => {
        const box = await toasts(page).boundingBox()
        const gap = viewport.width - (box?.x ?? 0) - (box?.width ?? 0)
        expect(gap).toBeGreaterThanOrEqual(0)
        expect(gap).toBeLessThanOrEqual(32)
        expect(box?.y).toBeLessThan(viewport.height / 4)
        expect(box?.x).toBeGreaterThan(0)
      }).toPass()
    }
  })

  test('is dragged away by more than 80 percent of its width, and comes back from less', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/nfc')
    await raise(page, true)
    const toast = toasts(page)
    await expect(toast).toBeVisible()
    await setClock(toast, 0)
    // The toast can be dragged only when its slide-in animation has ended.
    await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0)
    const drag = async (share: number) => {
      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast is gone')
      const [x, y] = [box.x + 20, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 10, y)
      await page.mouse.move(x + box.width * share, y)
      await page.mouse.up()
    }
    await drag(0.78)
    await expect
      .poll(() => toast.evaluate((element) => getComputedStyle(element).transform))
      .toMatch(/none|1, 0, 0, 1, 0, 0/)
    await expect(toast).toBeVisible()
    await drag(0.84)
    await expect(toast).toHaveCount(0)
  })

  test('more than three wait until one of them has gone', async ({ page }) => {
    await page.goto('/nfc')
    for (const count of [1, 2, 3, 3]) {
      await raise(page, false)
      await expect(toasts(page)).toHaveCount(count)
      // Stops the clocks of the toasts, so that these toasts stay while further toasts appear.
      for (const toast of await toasts(page).all()) await setClock(toast, 0)
    }
    const close = () => toasts(page).first().getByRole('button', { name: 'close' }).click()
    await close()
    await expect(toasts(page)).toHaveCount(3)
    await setClock(toasts(page).last(), 0)
    await setClock(toasts(page).first(), 0)
    await close()
    await expect(toasts(page)).toHaveCount(2)
  })
})
