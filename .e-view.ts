import { chromium } from '@playwright/test'
import config from './playwright.config.ts'
import { startSite } from './scripts/start-site.ts'
const site = await startSite()
const browser = await chromium.launch(config.use?.launchOptions)
const paths = process.argv.slice(2)
for (const scheme of ['light', 'dark'] as const)
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: scheme })
  for (const path of paths) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    const m = await page.evaluate(() => {
      const screens = document.documentElement.scrollHeight / innerHeight
      const over = document.documentElement.scrollWidth - innerWidth
      for (const d of document.querySelectorAll('details')) { d.removeAttribute('name'); d.open = true }
      const text = (document.querySelector('main') as HTMLElement).innerText
      return { screens, over, words: text.match(/[\p{L}\p{N}][^\s]*/gu)?.length }
    })
    console.log(scheme, width, path, JSON.stringify(m))
    await page.reload({ waitUntil: 'networkidle' })
    if (scheme === 'light' || path === paths[0]) await page.screenshot({ path: `/tmp/e-${scheme}-${width}-${path.replace(/\W/g, '_')}.png`, fullPage: true })
  }
  await page.close()
}
await browser.close()
await site.stop()
