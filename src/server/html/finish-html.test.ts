import { describe, expect, it } from 'vitest'
import { pageMark } from '#src/core/http/page-mark.ts'
import { readStyleSheet } from '../../../integrations/read-styles.ts'
import { finishHtml, prefixLinks, withNonBreaking } from './finish-html.ts'

const wifi = 'Wi-\u2060Fi'

it.each([
  [
    'text, and no attribute',
    '<a title="Wi-Fi > 5 V" href="/Wi-Fi">Wi-Fi</a>',
    `<a title="Wi-Fi > 5 V" href="/Wi-Fi">${wifi}</a>`,
  ],
  ['no script', '<script type="application/ld+json">{"a":"Wi-Fi <p>"}</script><p>Wi-Fi</p>', null],
  ['no comment', '<!-- Wi-Fi <code> --><p>Wi-Fi</p>', null],
  [
    'no code and no drawing',
    '<svg><title>Wi-Fi</title><text>Wi-Fi</text></svg><code>Wi-Fi</code><p>Wi-Fi</p>',
    null,
  ],
  [
    'nothing of an island',
    '<astro-island props="{&quot;a&quot;:&quot;Wi-Fi&quot;}"><b>Wi-Fi</b></astro-island><p>Wi-Fi</p>',
    null,
  ],
  [
    'what is slotted into an island',
    '<astro-island><b>Wi-Fi</b><astro-slot><svg><g/></svg><i>Wi-Fi</i></astro-slot><b>Wi-Fi</b></astro-island>',
    `<astro-island><b>Wi-Fi</b><astro-slot><svg><g/></svg><i>${wifi}</i></astro-slot><b>Wi-Fi</b></astro-island>`,
  ],
])('treats %s', (_, html, expected) => {
  // Without an expected text, only the paragraph at the end changes.
  expect(withNonBreaking(html)).toBe(expected ?? html.replace('<p>Wi-Fi</p>', `<p>${wifi}</p>`))
})

it.each([
  ['a price in naira', '<p>₦120,000</p>', true],
  ['a number with a narrow space', '<p>120\u202f000</p>', true],
  ['neither', '<p>120,000</p>', false],
])('a page with %s fetches the file of these signs early: %s', (_, text, isKept) => {
  const link = '<link rel="preload" href="/_astro/signs.Ab1.woff2" as="font" crossorigin>'
  const { html } = finishHtml(`<head>${link}</head>${text}`, { sheets: {}, scripts: {} })
  expect(html.includes(link)).toBe(isKept)
})

it.each([
  ['<a class="b" href="/about#a">', '<a class="b" href="/fr/about#a">'],
  ['<a href="/">', '<a href="/fr">'],
  ['<a href="/?q=1">', '<a href="/fr?q=1">'],
  ['<button formAction="/contact#a">', '<button formAction="/fr/contact#a">'],
  ['<form method="post" action="/contact">', '<form method="post" action="/fr/contact">'],
  [
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="manifest" href="/fr/manifest.webmanifest">',
  ],
  ['<a href="/product/1/datasheet.pdf">', '<a href="/fr/product/1/datasheet.pdf">'],
  ['<html lang="fr">', '<html lang="fr" data-prefix="/fr">'],
  ['<a href="/about" hreflang="en">', null],
  ['<a href="/about" hrefLang="en" lang="en">', null],
  ['<a href="//elsewhere.example/about">', null],
  ['<a href="https://elsewhere.example/about">', null],
  ['<a href="#main">', null],
  ['<a href="/admin/signin">', null],
  ['<form action="/api/contact">', null],
  ['<link rel="stylesheet" href="/_astro/a.css">', null],
  ['<link rel="icon" href="/favicon.svg">', null],
  ['<script>a = "<a href=\\"/about\\">"</script>', null],
  ['<p title=\'<a href="/about">\'>', null],
  ['<use href="/_astro/icons.svg#a">', null],
])('%s in French is %s', (html, expected) =>
  expect(prefixLinks(html, '/fr')).toBe(expected ?? html),
)

describe('a page', () => {
  const known = { sheets: { '/site.css': readStyleSheet('p{color:red}') }, scripts: {} }
  const island = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
  const style =
    '<style media="(prefers-contrast),(prefers-contrast:no-preference)">p{color:red}</style>'
  const page = (text: string, body = '', mark = pageMark) =>
    `<head>${mark}<meta content="${text}">${mark}<link rel="stylesheet" href="/site.css"></head><body>${body}<p></p></body>`

  it('is changed only at its marks, whatever its texts contain, and loses the style of islands', () => {
    const text = `</head><body class=staff><picture><source ${island}`
    const head = `<head><meta content="${text}">${style}</head>`
    expect(finishHtml(page(text, `<b title="${island}">${island}</b>`), known).html).toBe(
      `${head}<body><b title="${island}"></b><p></p></body>`,
    )
  })

  it.each([
    ['ahead of the typeface, where it fills the window', '100vw', true],
    ['behind the typeface', '50vw', false],
  ])('names its first picture %s', (_, sizes, isAhead) => {
    const picture = `<picture><source type="image/avif" srcset="/a 1w" sizes="${sizes}"><img fetchpriority="high"></picture>`
    const { html } = finishHtml(page('a', picture), known)
    const rest = `imagesrcset="/a 1w" imagesizes="${sizes}">${isAhead ? '<meta content="a">' : ''}${style}</head>`
    expect(html).toContain(
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ${rest}`,
    )
  })

  it.each([
    ['of the staff area, without marks', page('a', '', ''), known],
    ['with a third mark', page('a', pageMark), known],
    ['with one mark', page('a').replace(pageMark, ''), known],
    ['whose sheet is not known', page('a'), { sheets: {}, scripts: {} }],
  ])('%s, keeps its sheets, and shows no mark', (_, html, sheets) =>
    expect(finishHtml(html, sheets)).toEqual({ html: html.replaceAll(pageMark, ''), styles: [] }),
  )
})
