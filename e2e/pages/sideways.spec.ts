import type { Page } from '@playwright/test'
import { listedPages } from '#src/content/share-cards.ts'
import { expect, test } from '../fixtures.ts'

test('what scrolls sideways fades where more is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/products')
  await page.locator('main summary').first().click()
  const box = page.locator('.sideways').first()
  const mask = () => box.evaluate((one) => getComputedStyle(one).maskImage)
  await expect.poll(mask).toContain('linear-gradient')
  const beginning = await mask()
  await box.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }))
  await expect.poll(mask).not.toBe(beginning)
  await page.setViewportSize({ width: 1440, height: 800 })
  const fitting = page.locator('.sideways').last()
  const fits = ({ scrollWidth, clientWidth }: Element) => scrollWidth === clientWidth
  expect(await fitting.evaluate(fits)).toBe(true)
  await expect.poll(() => fitting.evaluate((one) => getComputedStyle(one).maskImage)).toBe('none')
})

/** Opens each fold with a box that may scroll sideways. */
async function openFolds(page: Page) {
  const folds = page.locator('main details:not([open]):has(.sideways)')
  for (let left = await folds.count(); left > 0; left--)
    await folds.first().locator('summary').first().click()
}

/** Marks each visible box whose content is wider than it. */
const markBoxes = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (box) =>
        /auto|scroll/.test(getComputedStyle(box).overflowX) &&
        box.localName !== 'textarea' &&
        box.clientWidth > 0 &&
        box.scrollWidth > box.clientWidth + 1 &&
        box.checkVisibility({ checkVisibilityCSS: true }),
    )
    for (const [at, box] of boxes.entries()) {
      box.dataset['box'] = `${at}`
      box.style.scrollBehavior = 'auto'
    }
    return boxes.length
  })

test('whatever scrolls sideways says so and is scrolled by keys, on every page of 390 px', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const kinds = new Set<string>()
  for (const { address } of listedPages()) {
    await page.goto(address)
    await openFolds(page)
    const count = await markBoxes(page)
    for (let at = 0; at < count; at++) {
      const box = page.locator(`[data-box="${at}"]`)
      const name = `${address} ${await box.getAttribute('class')}`
      kinds.add(`${await box.getAttribute('class')}`)
      const position = () => box.evaluate(({ scrollLeft }) => scrollLeft)
      const isFading = () =>
        box.evaluate((one) => getComputedStyle(one).maskImage.includes('gradient'))
      const hasControls = await box.evaluate((one) =>
        [...(one.closest('[data-carousel]')?.querySelectorAll('button, a') ?? [])].some(
          (control) => !one.contains(control) && control.checkVisibility(),
        ),
      )
      if (!hasControls)
        await expect.poll(isFading, `${name} does not show that it scrolls`).toBe(true)
      if ((await box.getAttribute('tabindex')) === '0') {
        const before = await position()
        await box.focus()
        await page.keyboard.press('ArrowRight')
        await expect.poll(position, `${name} is not scrolled by keys`).not.toBe(before)
      } else {
        const last = box.locator('a[href], button:enabled').last()
        await last.focus()
        await expect(last, `${name} hides what has the focus`).toBeInViewport({ ratio: 0.9 })
      }
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(4)
})
