import { expect, it } from 'vitest'
import { asOneText, readPlain } from './pasted.ts'

it.each([
  ['an empty line ends a paragraph', 'a\nb\n\n c ', [{ paragraph: 'a b' }, { paragraph: 'c' }]],
  [
    'typed bullets are a list',
    'Bring:\n- keys\n– a plan',
    [{ paragraph: 'Bring:' }, { list: ['keys', 'a plan'] }],
  ],
  ['typed numbers are a numbered list', '1. Open\n2) Close', [{ numbered: ['Open', 'Close'] }]],
  [
    'numbers that do not follow each other are words',
    '1. Open\n5. Close',
    [{ paragraph: '1. Open 5. Close' }],
  ],
  ['one dash is no list', '- 5 °C at night', [{ paragraph: '- 5 °C at night' }]],
  [
    'tabs are the cells of a table',
    'Item\tPrice\r\nLock\t₦12,000\r\n',
    [{ table: { caption: '', columns: ['Item', 'Price'], rows: [['Lock', '₦12,000']] } }],
  ],
  [
    'Markdown gives headings, lists and tables',
    '## Why\nIt lasts.\n- keys\n- a plan\n\n| Item | Price |\n|:--|--:|\n| Lock | ₦12,000 |\n\nSee [prices](/prices).',
    [
      { heading: 'Why' },
      { paragraph: 'It lasts.' },
      { list: ['keys', 'a plan'] },
      { table: { caption: '', columns: ['Item', 'Price'], rows: [['Lock', '₦12,000']] } },
      { paragraph: 'See [prices](/prices).' },
    ],
  ],
  [
    'a sign that begins no heading and a bar that ends no cell are words',
    '#7 is gone\n|x| is its size',
    [{ paragraph: '#7 is gone |x| is its size' }],
  ],
  ['marks and emoji stay', '**Lock** 👩‍🔧 &mdash;', [{ paragraph: '**Lock** 👩‍🔧 &mdash;' }]],
])('of plain text, %s', (_, text, pieces) =>
  expect(readPlain(text)).toEqual({ pieces, leftOut: [] }),
)

it('makes one text for a field that takes no more, and names what that loses', () => {
  const { text, leftOut } = asOneText({
    pieces: [
      { heading: 'Night' },
      { paragraph: 'It runs.' },
      { numbered: ['One', { inset: 'Two' }] },
      { table: { caption: '', columns: ['A', 'B'], rows: [['1', '2']] } },
    ],
    leftOut: ['pictures'],
  })
  expect(text).toBe('Night It runs. One Two A B 1 2')
  expect(leftOut).toEqual(['pictures', 'lists', 'headings', 'tables', 'paragraphs'])
})

it('a table of one wide row and many short ones takes no more room than its text', () => {
  const rows = 20_000
  const { pieces } = readPlain(`|${'a|'.repeat(rows)}\n${'|x|\n'.repeat(rows)}`)
  expect(pieces).toHaveLength(rows + 1)
})

it('a list of any length is read', () => {
  const { pieces } = readPlain('- a\n'.repeat(200_000).trim())
  expect(pieces).toEqual([{ list: expect.any(Array) }])
})

it('an escaped bar is a part of its cell', () =>
  expect(readPlain('| a | b |\n| x\\|y | z |').pieces).toEqual([
    { table: { caption: '', columns: ['a', 'b'], rows: [['x|y', 'z']] } },
  ]))
