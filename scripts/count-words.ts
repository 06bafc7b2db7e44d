/**
 * `npm run words`: counts the words in the main part of each page of the built site, longest page
 * first, and of all pages. `npm run words -- heads`: lists words that should not be in page heads,
 * marks (◦) after numbers, and picture labels. `npm run words -- comments`: lists comment lines
 * with a phrase that makes a sentence hard to read.
 */
import { execFileSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import config from '../playwright.config.ts'
import { listedPages, misplacedWords, readPages } from './site/read-pages.ts'
import { startSite } from './site/start-site.ts'

if (process.argv[2] === 'comments') {
  const phrases =
    'whoever|somebody|one that|those of|that of|what is|anew|of its own|as it is|of that|by it'
  const pattern = `(//|^ *\\*|/\\*).*\\b(${phrases})\\b`
  const files = ['*.ts', '*.tsx', '*.astro', '*.css', '*.mjs', ':!scripts/count-words.ts']
  const found = execFileSync('git', ['grep', '-nEi', pattern, '--', ...files], { encoding: 'utf8' })
    .trim()
    .split('\n')
  console.log(
    [...found, `${found.length} lines of comments with ${phrases.replaceAll('|', ', ')}`].join(
      '\n',
    ),
  )
  process.exit()
}
const site = await startSite()
if (process.argv[2] === 'heads') {
  const pages = [...(await readPages(site.origin))]
  await site.stop()
  for (const kind of ['in its head', 'signs behind numbers', 'labels of pictures'] as const) {
    const found = pages.flatMap(([address, { html }]) =>
      misplacedWords(address, html)[kind].map((word) => `${address}: ${word}`),
    )
    console.log(
      [`${String(found.length).padStart(6)} ${kind}, on ${pages.length} pages`, ...found].join(
        '\n       ',
      ),
    )
  }
  process.exit()
}
const browser = await chromium.launch(config.use?.launchOptions)
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const counts: { path: string; words: number; screens: number }[] = []
for (const path of await listedPages(site.origin)) {
  // Slides beside the visible one are hidden once the script of a carousel runs, after the layout.
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  counts.push({
    path,
    ...(await page.evaluate(() => {
      const screens = document.documentElement.scrollHeight / innerHeight
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
      // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
      const text = document.querySelector('main')?.innerText ?? ''
      return { words: text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0, screens }
    })),
  })
}
await browser.close()
await site.stop()
for (const { path, words, screens } of counts.toSorted((one, other) => other.words - one.words))
  console.log(
    `${String(words).padStart(6)} words ${screens.toFixed(1).padStart(5)} screens of 1440 × 900  ${path}`,
  )
console.log(
  `${String(counts.reduce((sum, { words }) => sum + words, 0)).padStart(6)} words on ${counts.length} pages`,
)
