/**
 * `npm run bench:instrument`: frames a second while the night of the largest worked example plays, and the longest one, on processors that
 * are one, four and six times as slow. Starts the built site itself; needs `npm run build`.
 */
import { chromium } from '@playwright/test'
import { settings } from '#src/content/settings/settings.ts'
import config from '../playwright.config.ts'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { startSite } from '../scripts/start-site.ts'

requireBuiltSite()
/** Milliseconds that are measured. */
const measured = 5000

const site = await startSite()
const browser = await chromium.launch(config.use?.launchOptions)
for (const rate of [1, 4, 6]) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${site.origin}/cut-the-power?site=hotel`, { waitUntil: 'load' })
  const play = page.getByRole('button', { name: settings().instrument.controls.play })
  await play.hover()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await play.click()
  const frames = await page.evaluate(
    (most) =>
      new Promise<number[]>((resolve) => {
        const at: number[] = []
        const begun = performance.now()
        requestAnimationFrame(function note(now) {
          at.push(now)
          if (now - begun < most) requestAnimationFrame(note)
          else resolve(at)
        })
      }),
    measured,
  )
  const lengths = frames.slice(1).map((now, index) => now - (frames[index] ?? now))
  const [first = 0, last = 0] = [frames[0], frames.at(-1)]
  console.log(
    `${rate} times as slow: ${((1000 * lengths.length) / (last - first)).toFixed(0)} frames a second, longest ${Math.max(...lengths).toFixed(0)} ms`,
  )
  await page.close()
}
await browser.close()
await site.stop()
