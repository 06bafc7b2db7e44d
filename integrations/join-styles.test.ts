import { expect, it } from 'vitest'
import { joinStyles } from './join-styles.ts'

const page = (...hrefs: string[]) =>
  `<head>${hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}<title>x</title></head>`
const linksOf = (html = '') => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
const read = (href: string) => `${href}{}`

it('joins what most pages link, and the rest of each page in its order', () => {
  const pages = new Map([
    ['a', page('/list.css', '/base.css', '/card.css')],
    ['b', page('/base.css', '/layout.css', '/list.css', '/table.css')],
    ['c', page('/base.css', '/layout.css')],
  ])
  const joined = joinStyles(pages, read)
  const textsOf = (name: string) => linksOf(joined.pages.get(name)).map((href) => joined.sheets.get(href) ?? read(href))
  expect(textsOf('a')).toEqual(['/base.css{}\n/list.css{}', '/card.css{}'])
  expect(textsOf('b')).toEqual(['/base.css{}\n/layout.css{}\n/list.css{}', '/table.css{}'])
  expect(textsOf('c')).toEqual(['/base.css{}\n/layout.css{}'])
})

it('names a sheet by what it holds, so that pages share it and a change renames it', () => {
  const pages = new Map([
    ['a', page('/base.css', '/layout.css')],
    ['b', page('/base.css', '/layout.css')],
  ])
  const hrefsOf = (text: string) => [...joinStyles(pages, (href) => `${href}${text}`).sheets.keys()]
  expect(hrefsOf('{}')).toHaveLength(1)
  expect(hrefsOf('{}')).not.toEqual(hrefsOf('{color:red}'))
})

it('leaves everything else of a page as it is', () =>
  expect(joinStyles(new Map([['a', '<head><link rel="icon" href="/favicon.svg"></head>']]), read).pages.get('a')).toBe(
    '<head><link rel="icon" href="/favicon.svg"></head>',
  ))
