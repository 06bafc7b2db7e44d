import type { Page } from '@playwright/test'
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

const form = (page: Page) => page.getByRole('contentinfo').locator('form[action^="/newsletter"]')
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

/** The visitor turns to another window, or comes back. While they are away, toasts stay. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur')))
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))

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
    test(`closes by itself after ${milliseconds} ms`, async ({ page }) => {
      await page.goto('/nfc')
      await raise(page, isAnswered)
      await expect(toasts(page)).toBeVisible()
      const start = performance.now()
      await page.mouse.move(5, 500)
      await comeBack(page)
      await expect(toasts(page)).toHaveCount(0, { timeout: 3 * milliseconds })
      const shown = performance.now() - start
      // It slides in before its time begins, and out afterwards.
      expect(shown).toBeGreaterThan(milliseconds - 1000)
      expect(shown).toBeLessThan(milliseconds + 2000)
    })
  })

test.describe('§9 Top-right, auto close 5000 ms, drag-dismiss at 80 percent ·', () => {
  test.beforeEach(() => void expectedProblems.push(failedRequest()))

  test('waits under the pointer and while the window is away', async ({ page }) => {
    await page.goto('/nfc')
    await raise(page, true)
    const toast = toasts(page)
    await expect(toast).toBeVisible()
    await comeBack(page)
    await toast.hover()
    await page.waitForTimeout(4000)
    await expect(toast).toBeVisible()
    await page.mouse.move(5, 500)
    await leave(page)
    await page.waitForTimeout(4000)
    await expect(toast).toBeVisible()
    await comeBack(page)
    await expect(toast).toHaveCount(0)
  })

  test('stands in the top right corner, on a desktop and a phone', async ({ page }) => {
    await page.goto('/nfc')
    await raise(page, true)
    await expect(toasts(page)).toBeVisible()
    await leave(page)
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
    await leave(page)
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
    const before = await toast.boundingBox()
    await drag(0.78)
    await expect.poll(() => toast.boundingBox()).toEqual(before)
    await expect(toast).toBeVisible()
    await drag(0.84)
    await expect(toast).toHaveCount(0)
  })

  test('more than three wait until one of them has gone', async ({ page }) => {
    await page.goto('/nfc')
    for (const count of [1, 2, 3, 3]) {
      await raise(page, false)
      await expect(toasts(page)).toHaveCount(count)
      await leave(page)
    }
    const close = () => toasts(page).first().getByRole('button', { name: 'close' }).click()
    await close()
    await expect(toasts(page)).toHaveCount(3)
    await leave(page)
    await close()
    await expect(toasts(page)).toHaveCount(2)
  })
})
