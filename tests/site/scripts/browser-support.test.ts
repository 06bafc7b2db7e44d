import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { oldestBrowsers } from '../../../integrations/supported-browsers.ts'
import { pagesOfSite } from '../pages-of-site.ts'
import { unsupportedInScript, unsupportedInSheet } from './browser-support.ts'

/**
 * Features that the oldest supported browsers lack, and their fallbacks (decision 0043). The site
 * must use each of these features.
 */
const additions: [RegExp, string][] = [
  [
    /^at-rules\.container|^properties\.container(-type)?\b/,
    'a narrow window stands in for a narrow container; drawings show the view for a phone',
  ],
  [
    /^types\.length\.(container_query|viewport_percentage|lh$)/,
    'an older unit before it (integrations/css-fallbacks.ts)',
  ],
  [/^types\.color\.color-mix/, 'the first of its colours (integrations/css-fallbacks.ts)'],
  [/^properties\.overflow\.clip|overflow-clip-margin/, '`hidden` (integrations/css-fallbacks.ts)'],
  [/^selectors\.has/, 'asked for by @supports, or a look under the pointer alone'],
  [
    /^selectors\.popover-open/,
    'the inline script shows the panel by an attribute (layouts/page-script/popovers.ts)',
  ],
  [/^properties\.zoom/, 'drawings are as large as elsewhere'],
  [/\.subgrid$/, 'parts of neighbours do not stand on one line'],
  [/^properties\.text-wrap/, 'lines break where they are full'],
  [
    /^at-rules\.(starting-style|view-transition)|^properties\.(view-transition-name|animation-(timeline|range))/,
    'nothing moves',
  ],
  [/^properties\.content-visibility/, 'what is not in view is laid out and fetched earlier'],
  [/^at-rules\.media\.scripting/, 'what a script makes work stands there before it'],
  [
    /^at-rules\.media\.forced-colors|^properties\.forced-color-adjust/,
    'no forced colours in this browser, or its own choice of them',
  ],
  [/^properties\.(field-sizing|resize)/, 'a field of fixed height'],
  [/^properties\.scrollbar-width|^selectors\.-webkit-scrollbar/, 'each is said where the other is'],
  [
    /^properties\.(accent-color|cursor|outline|overscroll-behavior)/,
    'the browser’s own look and feel',
  ],
  [
    /^properties\.(break-|hyphens|size|align-content)|^at-rules\.page|^selectors\.first$/,
    'breaks of lines and sheets by the browser’s own rules',
  ],
  [/^properties\.(mask|-webkit-mask|print-color-adjust)/, 'said with and without prefix'],
  [/^properties\.(paint-order|user-select)/, 'a halo less, or a text that is chosen by hand'],
  [
    /^selectors\.(autofill|details-content|-webkit-search-cancel-button)/,
    'the browser’s own look of what it fills in or opens',
  ],
]

/** Names in scripts that only look like newer features, or have a way back, with the reason. */
const namesakes: Record<string, string> = {
  '.isError': 'a state of TanStack Query',
  '.displayName': 'a name that React gives',
  '.drop': 'a class of a style sheet',
  '.move': 'the order of a list in the editor',
  '.union': 'a class of a style sheet',
  '.use': 'a function of React',
  '.adopt': 'a method of parse5, which reads a paste',
  '.Segmenter': 'asked for before it is used, by src/contracts/cut-text.ts',
}

const read = (pattern: string) =>
  globSync(pattern, { cwd: 'dist/client' }).map((file) => ({
    file,
    text: readFileSync(`dist/client/${file}`, 'utf8'),
  }))
const sheets = read('**/*.css')
const scripts = read('**/*.js')
const pages = [...(await pagesOfSite())].map(([file, text]) => ({ file, text }))

it('the supported set reaches as far back as the product decisions say', () => {
  const { chrome = 0, firefox = 0, safari = 0, ios = 0 } = oldestBrowsers()
  expect(chrome).toBeLessThanOrEqual(96)
  expect(firefox).toBeLessThanOrEqual(102)
  expect(Math.max(safari, ios)).toBeLessThanOrEqual(15.4)
})

it('knows what older browsers lack', () => {
  const css =
    'a { & b { color: light-dark(red, blue); translate: 1px } } @media (width < 20px) { a:has(b) { height: 1dvh } }'
  expect([...unsupportedInSheet(css).keys()].sort()).toEqual([
    'at-rules.media.range_syntax',
    'properties.translate',
    'selectors.has',
    'selectors.nesting',
    'types.color.light-dark',
    'types.length.viewport_percentage_units_dynamic',
  ])
  const script =
    'class A { static { [].toSorted() } } Promise.withResolvers(); /(?<=a)b/.test(""); RegExp("(?<!a)b")'
  expect([...unsupportedInScript(script).keys()].sort()).toEqual([
    '.toSorted',
    '.withResolvers',
    '/(?<=a)b/',
    'RegExp("(?<!a)b")',
    'static {}',
  ])
})

it('style sheets use nothing newer than the supported browsers, beside what has a way back', () => {
  const styles = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => ({
      file,
      text: css,
    })),
  )
  expect(sheets.length + styles.length).toBeGreaterThan(0)
  const unused = new Set(additions)
  const faults = new Set<string>()
  // A set, because many pages have the same rules.
  for (const text of new Set([...sheets, ...styles].map((sheet) => sheet.text)))
    for (const [name, browsers] of unsupportedInSheet(text)) {
      const known = additions.filter(([pattern]) => pattern.test(name))
      for (const one of known) unused.delete(one)
      if (known.length === 0) faults.add(`${name}: ${browsers}`)
    }
  expect([...faults]).toEqual([])
  expect([...unused].map(([pattern]) => String(pattern))).toEqual([])
})

it('scripts use nothing of the language that is newer than the supported browsers', () => {
  expect(scripts.length).toBeGreaterThan(0)
  const faults = scripts.flatMap(({ file, text }) =>
    [...unsupportedInScript(text)]
      .filter(([name]) => !(name in namesakes))
      .map(([name, browsers]) => `${file}: ${name}, ${browsers}`),
  )
  expect(faults).toEqual([])
})

it('drawings have no colour as an attribute that older browsers paint black', () => {
  const mixed = pages.flatMap(({ file, text }) =>
    [
      ...text.matchAll(/\s(?:fill|stroke|stop-color|flood-color)="(?!#|url)[\w-]+\((?!--)[^"]*"/g),
    ].map(([found]) => `${file}:${found}`),
  )
  expect(mixed).toEqual([])
})

it('markup asks for no width by a range, which older browsers do not read', () => {
  const ranges = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:media|sizes)="[^"]*width [<>][^"]*"/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  )
  expect(ranges).toEqual([])
})
