import { expect, it } from 'vitest'
import { asOneText, putIntoSections, readPasted, readPlain, type Tree } from './pasted.ts'

const node = (tag: string, ...children: Tree[]): Tree => ({ tag, children })
const bold = (...children: Tree[]): Tree => ({ tag: 'b', isBold: true, children })
const link = (href: string, ...children: Tree[]): Tree => ({ tag: 'a', href, children })
const page = node(
  'body',
  node('h2', 'The ', bold('night')),
  node('p', 'It runs ', bold('all night '), 'and ', link('https://a.example/x', 'says so'), '.', node('img')),
  node('ul', node('li', node('p', 'One')), '\n', node('li', 'Two ', node('i', 'here'))),
  node('div', 'Last*', node('br'), link('javascript:alert(1)', 'press')),
  node('style', 'p {}'),
)

it('keeps headings, bold words, links and lists, and says what it leaves out', () =>
  expect(readPasted(page, true)).toEqual({
    pieces: [
      { heading: 'The night' },
      { paragraph: 'It runs **all night** and [says so](https://a.example/x).' },
      { list: ['One', 'Two here'] },
      { paragraph: 'Last' },
      { paragraph: 'press' },
    ],
    leftOut: ['pictures', 'italics', 'signs that would be marks', 'links'],
  }))

it('makes one plain text for a field that takes no more', () => {
  const { text, leftOut } = asOneText(readPasted(page, false))
  expect(text).toBe('The night It runs all night and says so. One Two here Last* press')
  expect(leftOut).toEqual(['bold', 'links', 'pictures', 'italics', 'lists', 'headings', 'paragraphs'])
  expect(readPlain('a\nb\n\n c ').pieces).toEqual([{ paragraph: 'a b' }, { paragraph: 'c' }])
})

const section = (heading: string, ...texts: string[]) => ({ id: heading, heading, blocks: texts.map((paragraph) => ({ paragraph })) })
it.each([
  [
    'in the place of an empty block',
    ['a', '', 'b'],
    1,
    [
      ['one', 'a'],
      ['night', 'text', 'b'],
    ],
  ],
  [
    'behind one with a text',
    ['a', 'b'],
    0,
    [
      ['one', 'a'],
      ['night', 'text', 'b'],
    ],
  ],
])('puts them %s, a heading with a section of its own', (_, texts, at, expected) => {
  const found = putIntoSections([section('one', ...texts), section('two', 'c')], [0, at], [{ heading: 'Night' }, { paragraph: 'text' }])
  const shown = found.map((one) => JSON.parse(JSON.stringify(one)) as ReturnType<typeof section>)
  expect(shown.map(({ id, blocks }) => [id, ...blocks.map(({ paragraph }) => paragraph)])).toEqual([...expected, ['two', 'c']])
})
