import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Height in CSS pixels from which an empty band looks like the end of the page. */
const most = 400
/** Pixels of the photograph for each CSS pixel: all of them take six times as long to paint and to encode. */
const scale = 1 / 4
/** Largest difference of a colour channel within one ground. */
const tolerance = 4

/** Photographs the whole page without scrolling. @returns empty bands, from and to which CSS pixel */
export async function emptyBands(page: Page): Promise<string[]> {
  // A picture of the first view may have come without being painted yet.
  await page.evaluate(() => Promise.all([...document.images].filter(({ loading }) => loading === 'eager').map((image) => image.decode())))
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const clip = { ...cssContentSize, scale }
  const photograph = await session.send('Page.captureScreenshot', { clip, captureBeyondViewport: true, optimizeForSpeed: true })
  await session.detach()
  const picture = sharp(Buffer.from(photograph.data, 'base64')).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const bytes = info.width * info.channels
  const isEmpty = (row: number) => {
    const start = row * bytes
    for (let at = start + info.channels; at < start + bytes; at++)
      if (Math.abs((data[at] ?? 0) - (data[start + ((at - start) % info.channels)] ?? 0)) > tolerance) return false
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
