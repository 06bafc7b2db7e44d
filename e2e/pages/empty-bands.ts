import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Height in CSS pixels from which on an empty band looks like the end of the page. */
const most = 400
/** Scale of the screenshot. In full size it takes six times as long to paint and encode. */
const scale = 1 / 4
/** Maximum difference of a colour channel within one background. */
const tolerance = 4

/**
 * Takes a screenshot of the whole page without scrolling.
 * @returns empty bands, each with its range in CSS pixels
 */
export async function emptyBands(page: Page): Promise<string[]> {
  // Waits for decoding, because a picture of the first view may be loaded but not painted yet.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ loading }) => loading === 'eager')
        .map((image) => image.decode()),
    ),
  )
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const clip = { ...cssContentSize, scale }
  const photograph = await session.send('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  await session.detach()
  const picture = sharp(Buffer.from(photograph.data, 'base64')).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const bytes = info.width * info.channels
  const isEmpty = (row: number) => {
    const start = row * bytes
    for (let at = start + info.channels; at < start + bytes; at++)
      if (
        Math.abs((data[at] ?? 0) - (data[start + ((at - start) % info.channels)] ?? 0)) > tolerance
      )
        return false
    return true
  }
  const bands: string[] = []
  for (let row = 0, from = 0; row <= info.height; row++)
    if (row === info.height || !isEmpty(row)) {
      if (row - from > most * scale) bands.push(`${from / scale} to ${row / scale}`)
      from = row + 1
    }
  return bands
}
