import { expect, it } from 'vitest'
import { htmlTokens } from './html-tokens.ts'

const kinds = (html: string) => [...htmlTokens(html)].map(({ kind, text }) => [kind, text])

it('splits a page into text, tags, and whole comments, scripts and styles', () =>
  expect(
    kinds('<p title="<b>">a</p><!-- <i> --><script>"<p>"</script><STYLE media=a>b{}</STYLE>c'),
  ).toEqual([
    ['tag', '<p title="<b>">'],
    ['text', 'a'],
    ['tag', '</p>'],
    ['whole', '<!-- <i> -->'],
    ['whole', '<script>"<p>"</script>'],
    ['whole', '<STYLE media=a>b{}</STYLE>'],
    ['text', 'c'],
  ]))

it.each([
  ...[
    '<script>',
    '<style',
    '<!--',
    '<a "',
    '<aaaaaaaa',
    "<a '",
    '<a "\'',
    '</',
    '<',
    '<a ',
    '<a><script',
    '',
  ],
])('gives back a page of %j alone, in as many tokens', (part) => {
  const html = part.repeat(20_000)
  const tokens = [...htmlTokens(html)]
  expect(tokens.map(({ text }) => text).join('')).toBe(html)
  expect(tokens.length).toBeLessThanOrEqual(60_000)
})
