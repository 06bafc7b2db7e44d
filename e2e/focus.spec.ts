import { expect, failedRequest, test } from './fixtures.ts'
import { faultsOfFocus } from './focus.ts'
import { everyPage } from './routes.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of everyPage)
  test(`the focus is always seen on ${path}`, async ({ page, expectedProblems }) => {
    expectedProblems.push(failedRequest(400), failedRequest(404))
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      expect.soft(await faultsOfFocus(page), `at ${viewport.width} px`).toEqual([])
    }
  })
