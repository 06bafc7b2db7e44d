import { expect, type Locator, type Page } from '@playwright/test'
import { hasStarted } from '../fixtures.ts'

export async function point(page: Page, element: Locator) {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

export async function leave(page: Page, element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  await page.mouse.move(box.x + 5, box.y > 10 ? box.y - 5 : box.y + box.height + 5)
}

/**
 * Opens the home page with a stopped clock and the pointer on the carousel. The carousel's delay
 * begins when the pointer leaves.
 */
export async function openHeld(page: Page, carousel: Locator) {
  await page.clock.install()
  await page.goto('/')
  await point(page, carousel)
  await hasStarted(carousel)
  // The time is far enough in the future for a slow machine. The carousel's delay does not pass
  // while the pointer is on the carousel.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

export const settles = <T>(read: () => Promise<T>, value: T) => expect.poll(read).toEqual(value)
