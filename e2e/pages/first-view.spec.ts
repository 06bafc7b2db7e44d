import type { Browser } from '@playwright/test'
import { limits } from '#src/contracts/limits.ts'
import { expect, test } from '../fixtures.ts'
import { countFirstView, phoneWindow } from './first-view.ts'

/** Pages without anything that plays by itself. */
const sample = ['/expertise', '/general-features', '/iot-services', '/smart', '/nfc', '/about', '/services', '/prices', '/questions']
const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** What a first visit on a phone fetches once the page is compressed at the highest level. */
async function visit(browser: Browser, address: string) {
  for (let asked = 0; asked <= limits.pageCache.askedForBest; asked++) await (await fetch(address)).arrayBuffer()
  const context = await browser.newContext(phoneWindow)
  try {
    const page = await context.newPage()
    await page.waitForTimeout(limits.pageCache.idleMs * 4)
    return await countFirstView(page, address)
  } finally {
    await context.close()
  }
}

test('a phone fetches at most 50 KB for half of the pages until they are idle', async ({ browser, baseURL }) => {
  test.setTimeout(sample.length * 20_000)
  const weights: number[] = []
  for (const route of sample) weights.push((await visit(browser, baseURL + route)).KB)
  expect(Math.min(...weights)).toBeGreaterThan(25)
  expect(median(weights)).toBeLessThanOrEqual(50)
})

test('a phone fetches the contact page with at most 25 requests', async ({ browser, baseURL }) => {
  const { requests } = await visit(browser, `${baseURL}/contact`)
  expect(requests).toBeGreaterThan(5)
  expect(requests).toBeLessThanOrEqual(25)
})

test('a phone fetches at most 130 KB for the home page, which plays by itself', async ({ browser, baseURL }) => {
  const { KB } = await visit(browser, `${baseURL}/`)
  // With the first five products, 3,500 px below: a browser that does not know its network fetches 3,000 px ahead.
  expect(KB).toBeGreaterThan(100)
  expect(KB).toBeLessThanOrEqual(130)
})
