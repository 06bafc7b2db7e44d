/**
 * `npm run document`: prints /documents/edge-gateway of the built site to the PDF that visitors download (spec.md §7).
 * It needs a built site (`npm run build`), which reads the texts of today. Commit the file. A site built elsewhere is named by its folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { digestLine } from '../src/content/check/document-digest.ts'
import { site } from '../src/content/settings/site.ts'
import { requireBuiltSite } from './built-site.ts'
import { digestOfToday } from './document-digest.ts'
import { startSite } from './start-site.ts'

// The configuration of the browser has set the content (playwright.config.ts).
const built = process.argv[2] ?? 'dist'
requireBuiltSite(built)
const page = '/documents/edge-gateway'
const file = path.join('public', site().technicalDocument)

const { origin, stop } = await startSite({ built })
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  const tab = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
  const answer = await tab.goto(origin + page, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${page} answers ${answer?.status()}`)
  // Pictures load when they are seen; paper sees all of them.
  await tab.evaluate(async () => {
    await document.fonts.ready
    for (const picture of document.images) {
      picture.loading = 'eager'
      await picture.decode()
    }
  })
  const chapters = await tab.locator('nav li').count()
  const pdf = await tab.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  // The contents give page numbers on the promise that each chapter fills one page (src/ui/sections/document/page-of-chapter.ts).
  if (pages !== chapters + 2) throw new Error(`${pages} pages for ${chapters} chapters: one runs over its page. Shorten it.`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, Buffer.concat([pdf, Buffer.from(`\n${digestLine(digestOfToday())}\n`)]))
  console.log(`${file}: ${pages} pages, ${Math.round(pdf.length / 1024)} KB`)
} finally {
  await browser.close()
  await stop()
}
