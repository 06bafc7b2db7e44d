import type { BrowserContextOptions, Page } from '@playwright/test'

/**
 * Milliseconds without a request after which a page counts as idle. The simulation's script is only
 * requested after 1,000.
 */
const quiet = 4000

/**
 * Loads a page until it is idle.
 * @returns transferred KB of 1024 bytes, including headers, and the number of requests
 */
export async function countFirstView(
  page: Page,
  address: string,
): Promise<{ KB: number; requests: number }> {
  const session = await page.context().newCDPSession(page)
  const sizes = new Map<string, number>()
  let askedAt = Date.now()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    askedAt = Date.now()
    if (!request.url.startsWith('data:')) sizes.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength)
  })
  await page.goto(address, { waitUntil: 'load' })
  askedAt = Date.now()
  for (let rest = quiet; rest > 0; rest = quiet - (Date.now() - askedAt))
    await page.waitForTimeout(rest)
  return {
    KB: [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024,
    requests: sizes.size,
  }
}

export const phoneWindow: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
}
