import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, it } from 'vitest'
import { ask, openEditorSession } from '../../../scripts/site/ask-site.ts'
import { attributes, origin } from '../pages-of-site.ts'

const measures = ['scripts', 'scriptKb', 'sheets', 'sheetKb'] as const
type Measured = Record<(typeof measures)[number], number>

const read = (address: string) => readFileSync(`dist/client${address}`, 'utf8')

/** Lists the scripts that a script imports before it runs. */
const importsOf = (script: string) =>
  [...read(script).matchAll(/(?:\bimport|\bfrom)\s*["'](\.[^"']+)["']/g)].map(([, target = '']) =>
    path.join(path.dirname(script), target),
  )

/** Lists the scripts of a page: those of its islands, those that it names, and what they import. */
function scriptsOf(html: string): string[] {
  const found = new Set([
    ...attributes(html, 'astro-island', 'component-url'),
    ...attributes(html, 'astro-island', 'renderer-url'),
    ...attributes(html, 'script', 'src'),
  ])
  found.delete('')
  for (const script of found) for (const target of importsOf(script)) found.add(target)
  return [...found].filter((script) => script.startsWith('/_astro/'))
}

/** Lists the style sheets of a page: files, and those in the page itself. */
const sheetsOf = (html: string) => [
  ...attributes(html, 'link', 'href')
    .filter((href) => /^\/_astro\/.*\.css$/.test(href))
    .map(read),
  ...[...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text),
]

const kilobytes = (texts: readonly string[]) =>
  Math.round(texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000)

/**
 * The most scripts and style sheets of a page, and their kilobytes once compressed: slightly more
 * than when this was last measured. `astro.config.ts` bundles files by their paths, so a file that
 * moves can leave its bundle without anyone noticing.
 */
const most: Record<string, Measured> = {
  '/': { scripts: 23, scriptKb: 108, sheets: 5, sheetKb: 17 },
  '/products': { scripts: 24, scriptKb: 108, sheets: 4, sheetKb: 13 },
  '/product/1': { scripts: 20, scriptKb: 104, sheets: 4, sheetKb: 14 },
  '/contact': { scripts: 25, scriptKb: 120, sheets: 4, sheetKb: 13 },
  '/book': { scripts: 19, scriptKb: 102, sheets: 4, sheetKb: 11 },
  '/cut-the-power': { scripts: 21, scriptKb: 104, sheets: 4, sheetKb: 13 },
  '/blog': { scripts: 19, scriptKb: 102, sheets: 4, sheetKb: 12 },
  '/newsletter': { scripts: 19, scriptKb: 102, sheets: 4, sheetKb: 12 },
  '/admin/dashboard': { scripts: 39, scriptKb: 143, sheets: 7, sheetKb: 31 },
  '/admin/newsletter': { scripts: 23, scriptKb: 101, sheets: 6, sheetKb: 28 },
  '/admin/content': { scripts: 44, scriptKb: 137, sheets: 7, sheetKb: 28 },
  '/admin/numbers': { scripts: 23, scriptKb: 101, sheets: 7, sheetKb: 28 },
  '/admin/pro-formas': { scripts: 23, scriptKb: 101, sheets: 7, sheetKb: 28 },
  '/admin/webhooks': { scripts: 23, scriptKb: 101, sheets: 7, sheetKb: 28 },
}

const cookie = await openEditorSession(origin, inject('siteDatabase'), 'owner')

it.each(Object.entries(most))('%s loads few scripts and style sheets', async (address, bound) => {
  const { status, body } = await ask(origin, address, { cookie })
  expect(status).toBe(200)
  const scripts = scriptsOf(body)
  const sheets = sheetsOf(body)
  const found: Measured = {
    scripts: scripts.length,
    scriptKb: kilobytes(scripts.map(read)),
    sheets: sheets.length,
    sheetKb: kilobytes(sheets),
  }
  // A page without any would mean that the test no longer finds them.
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0)
  expect(
    measures.filter((name) => found[name] > bound[name]).map((name) => `${name}: ${found[name]}`),
  ).toEqual([])
})

it('a page has no island for the footer’s link to the social page', async () => {
  const { body } = await ask(origin, '/about')
  const islands = attributes(body, 'astro-island', 'component-export')
  expect(islands.toSorted()).toEqual([
    'BookingForm',
    'ColourSwitch',
    'NewsletterForm',
    'PromotionalVideo',
  ])
})
