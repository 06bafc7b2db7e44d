import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { escapeMarkup, readMarkup } from './markup.ts'

const texts = [
  'Fish & chips',
  `<b> "it's" </b>`,
  '&amp;',
  '&lt;b&gt;',
  'a &copy; b',
  '&constructor;',
  '🐟 ₦5 > €3',
]

it.each(texts)('reads what it and React have written: %s', (text) => {
  expect(readMarkup(escapeMarkup(text))).toBe(text)
  const markup = renderToStaticMarkup(createElement('p', { title: text }, text))
  const [, title = '', inside = ''] = /^<p title="([^"]*)">(.*)<\/p>$/.exec(markup) ?? []
  expect([title, inside].map(readMarkup)).toEqual([text, text])
})
