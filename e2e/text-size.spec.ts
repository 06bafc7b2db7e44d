import { expect, failedRequest, test } from './fixtures.ts'
import { everyPage } from './routes.ts'
import { lostTexts, smallDrawnTexts, touchingDrawnTexts } from './text-size.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** CSS pixels of the smallest letter in a drawing, by the width of the window. */
const drawn = [
  [320, 10.5],
  [390, 11],
  [820, 11],
  [1440, 11],
] as const

/** Asks again for a while: a busy browser lays a page out anew some frames after its window has changed. */
const eventually = expect.configure({ soft: true, timeout: 3000 })

for (const path of everyPage)
  test(`${path} can be read in every window, and with its text twice as large`, async ({ page, expectedProblems }) => {
    expectedProblems.push(failedRequest(400), failedRequest(404))
    await page.goto(path)
    for (const [width, least] of drawn) {
      await page.setViewportSize({ width, height: 900 })
      await eventually.poll(() => smallDrawnTexts(page, least), `drawn text at ${width} px`).toEqual([])
      await eventually.poll(() => touchingDrawnTexts(page), `drawn texts at ${width} px`).toEqual([])
      await eventually.poll(() => lostTexts(page), `at ${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await eventually.poll(() => lostTexts(page), `text of 200 % at ${width} px`).toEqual([])
    }
  })
