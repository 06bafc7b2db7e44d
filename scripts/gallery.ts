/**
 * `npm run gallery [-- ROUTE …]`: photographs every route of the running site (SITE_URL) at four
 * widths, light and dark, into gallery/.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { requireRunningSite } from './site/built-site.ts'

// Imported here, because routes.ts needs the content, which playwright.config.ts loads.
const { contentRoutes, furtherRoutes, missingRoutes } = await import('../e2e/pages/routes.ts')

const site = process.env['SITE_URL'] ?? 'http://localhost:3000'
await requireRunningSite(site)
const folder = 'gallery'
const widths = [390, 820, 1440, 2560]
const schemes = ['light', 'dark'] as const
/** Timeout of a screenshot in milliseconds. A long page at 2560 px takes long on a busy machine. */
const patience = 180_000
const wanted = process.argv.slice(2)
const routes = [...contentRoutes, ...furtherRoutes, ...missingRoutes].filter(
  (route) => wanted.length === 0 || wanted.includes(route),
)

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(config.use?.launchOptions)
const shown = new Map(routes.map((route) => [route, '']))
for (const width of widths)
  for (const scheme of schemes) {
    const context = await browser.newContext({
      viewport: { width, height: width < 720 ? 844 : 1000 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    const page = await context.newPage()
    for (const route of routes) {
      await page.goto(site + route)
      // The page is scrolled first, because lazy pictures load only when they come near the window.
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 40))
        }
        const near = [...document.images].filter((picture) => picture.checkVisibility())
        await Promise.race([
          Promise.allSettled(near.map((picture) => picture.decode())),
          new Promise((resolve) => setTimeout(resolve, 3000)),
        ])
        scrollTo({ top: 0, behavior: 'instant' })
      })
      const file = `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}-${scheme}.png`
      await page.screenshot({ path: path.join(folder, file), fullPage: true, timeout: patience })
      const picture = `<img src="${file}" alt="${route}, ${width} px, ${scheme}" height="420" loading="lazy">`
      shown.set(route, `${shown.get(route)}<a href="${file}">${picture}</a> `)
    }
    await context.close()
    console.log(`${width} px, ${scheme}: ${routes.length} pages`)
  }
await browser.close()

const rows = [...shown].map(([route, links]) => `<h2>${route}</h2><p>${links}</p>`)
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><h1>Gallery</h1>${rows.join('')}</html>`,
)
console.log(`The pictures are in ${folder}/index.html`)
