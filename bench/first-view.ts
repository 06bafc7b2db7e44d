/**
 * `npm run bench:first-view [-- ROUTE …]`: bytes on the wire until a page is idle and before anyone touches it, by kind, and its
 * layout shift. Starts the built site itself. Sizes are what the browser received, in KB of 1024 bytes.
 */
import { chromium } from '@playwright/test'
import { contentRoutes } from '../e2e/routes.ts'
import config from '../playwright.config.ts'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { startSite } from '../scripts/start-site.ts'

requireBuiltSite()

const wanted = process.argv.slice(2)
const { origin, stop } = await startSite()

const browser = await chromium.launch(config.use?.launchOptions)
const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const
console.log(['route'.padEnd(36), ...kinds.map((kind) => kind.padStart(10)), 'shift'.padStart(8)].join(''))
for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  console.log(`\n${viewport.width} px`)
  for (const route of contentRoutes.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: viewport.width < 720 ? 2 : 1 })
    const page = await context.newPage()
    const bytes: Record<string, number> = {}
    page.on('requestfinished', async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize + responseHeadersSize
    })
    await page.addInitScript(() => {
      const shift = { value: 0 }
      Object.assign(window, { shift })
      new PerformanceObserver((list) => {
        // LayoutShift is not yet among TypeScript's own types.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift.value += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(origin + route, { waitUntil: 'networkidle' })
    const shift = Number(await page.evaluate('shift.value'))
    console.log(
      [
        route.padEnd(36),
        ...kinds.map((kind) => `${((bytes[kind] ?? 0) / 1024).toFixed(1)}`.padStart(10)),
        shift.toFixed(3).padStart(8),
      ].join(''),
    )
    await context.close()
  }
}
await browser.close()
await stop()
