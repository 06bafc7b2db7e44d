import { describe, expect, it } from 'vitest'
import { readStyleSheet } from '../../../integrations/read-styles.ts'
import { type PageStyles, takeStyles } from './page-styles.ts'

const styles = (css: string, scripts: PageStyles['scripts'] = {}): PageStyles => ({
  sheets: { '/_astro/site.css': readStyleSheet(css) },
  scripts,
})
const page = (body: string, links = '<link rel="stylesheet" href="/_astro/site.css">') =>
  `<!doctype html><html lang="en"><head><title>t</title>${links}</head><body>${body}</body></html>`
const given = (css: string, body: string, scripts: PageStyles['scripts'] = {}) =>
  /<style[^>]*>(.*)<\/style>$/s.exec(takeStyles(page(body), styles(css, scripts)).style)?.[1]

describe('a page takes', () => {
  it.each([
    ['a rule for a class that it has', '.a{color:red}', '<p class="b a">', '.a{color:red}'],
    ['none for a class that it has not', '.c{color:red}', '<p class="b a">', ''],
    ['one of two selectors', '.a,.c{color:red}', '<p class="a">', '.a{color:red}'],
    [
      'a selector only with all it needs',
      '.a .c{color:red}.a p{color:blue}',
      '<p class="a">',
      '.a p{color:blue}',
    ],
    ['a rule for an element', 'p{margin:0}video{margin:0}', '<p>', 'p{margin:0}'],
    ['a rule for a name', '#menu{margin:0}#other{margin:0}', '<p id="menu">', '#menu{margin:0}'],
    [
      'rules for every page',
      ':root{--a:1px}*{margin:0}html{margin:0}',
      '',
      ':root{--a:1px}*{margin:0}html{margin:0}',
    ],
    [
      'states, whatever they are',
      '.a[open]:hover::before{margin:0}',
      '<p class="a">',
      '.a[open]:hover::before{margin:0}',
    ],
    ['what a negation names', '.a:not(.c){margin:0}', '<p class="a">', '.a:not(.c){margin:0}'],
    ['what a choice names', ':is(.a,.c) p{margin:0}', '<p class="a">', ':is(.a,.c) p{margin:0}'],
    [
      'a group with what is left of it',
      '@media print{.a{margin:0}.c{margin:0}}',
      '<p class="a">',
      '@media print{.a{margin:0}}',
    ],
    [
      'no group that is empty',
      '@supports (top:0){@media print{.c{margin:0}}}',
      '<p class="a">',
      '',
    ],
    [
      'a nested rule with its own',
      '.a{margin:0;&:hover{top:0}}',
      '<p class="a">',
      '.a{margin:0;&:hover{top:0}}',
    ],
    [
      'an animation in a group',
      '@media print{@keyframes a{to{top:0}}}',
      '',
      '@media print{@keyframes a{to{top:0}}}',
    ],
    ['a typeface', '@font-face{font-family:F}', '', '@font-face{font-family:F}'],
  ])('%s', (_, css, body, expected) => expect(given(css, body)).toBe(expected))

  it('an animation that one of its rules plays', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s}.c{animation:fade 1s}'
    expect(given(css, '<p class="a">')).toBe(
      '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    )
  })

  it('a rule for what its scripts may add', () => {
    const scripts = { '/_astro/form.js': ['.c'], '/_astro/other.js': ['.d'] }
    const body = '<astro-island component-url="/_astro/form.js"></astro-island>'
    expect(given('.c{margin:0}.d{margin:0}', body, scripts)).toBe('.c{margin:0}')
  })
})

it('takes the place of every link, and sets rules for paper last', () => {
  const links =
    '<link rel="stylesheet" media="print" href="/_astro/print.css"><link rel="stylesheet" href="/_astro/site.css">'
  const sheets = {
    '/_astro/print.css': readStyleSheet('p{color:black}'),
    '/_astro/site.css': readStyleSheet('p{color:red}'),
  }
  const { html, style } = takeStyles(page('<p>', links), { sheets, scripts: {} })
  expect(style).toBe(
    '<style media="(prefers-contrast),(prefers-contrast:no-preference)">p{color:red}@media print{p{color:black}}</style>',
  )
  expect(html).not.toContain('<link')
})

it.each([
  [
    'a page whose sheet is not known',
    page('', '<link rel="stylesheet" href="/_astro/unknown.css">'),
  ],
  ['a page without sheets', page('<p>', '')],
])('leaves %s as it is', (_, html) =>
  expect(takeStyles(html, styles('p{color:red}'))).toEqual({ html, style: '', styles: [] }),
)
