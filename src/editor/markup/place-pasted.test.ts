import { describe, expect, it } from 'vitest'
import type { Piece } from './pasted.ts'
import { excessOf, putIntoList, putIntoSections, putIntoTable } from './place-pasted.ts'

/** `|` marks the caret, or both ends of the selection. */
function read(written: string) {
  const from = written.indexOf('|')
  const to = written.lastIndexOf('|')
  return { text: written.replaceAll('|', ''), range: { from, to: to > from ? to - 1 : from } }
}
const section = (heading: string, ...texts: string[]) => ({
  id: heading.toLowerCase(),
  heading,
  blocks: texts.map((paragraph) => ({ paragraph })),
})

describe('pasted into a paragraph', () => {
  const two: Piece[] = [{ paragraph: 'One' }, { paragraph: 'two' }]
  it.each<[string, string, Piece[], unknown[]]>([
    ['an empty one is replaced', '|', two, two],
    ['its text stands around', 'a |b', two, [{ paragraph: 'a One' }, { paragraph: 'twob' }]],
    ['the selection is replaced', 'a |b| c', two, [{ paragraph: 'a One' }, { paragraph: 'two c' }]],
    [
      'a list stands between the halves',
      'before|after',
      [{ list: ['x'] }],
      [{ paragraph: 'before' }, { list: ['x'] }, { paragraph: 'after' }],
    ],
  ])('%s', (_, written, pieces, blocks) => {
    const { text, range } = read(written)
    const { sections, last } = putIntoSections([section('A', text, 'z')], [0, 0], range, pieces)
    expect(sections).toEqual([{ id: 'a', heading: 'A', blocks: [...blocks, { paragraph: 'z' }] }])
    expect(last).toEqual([0, blocks.length - 1])
  })

  it('a heading begins a section, whose name in the address is free', () => {
    const pieces: Piece[] = [{ heading: 'A' }, { paragraph: 'text' }]
    const found = putIntoSections(
      [section('A', 'x', 'y'), section('B')],
      [0, 0],
      { from: 1, to: 1 },
      pieces,
    )
    expect(found).toEqual({
      sections: [
        section('A', 'x'),
        { id: 'a-2', heading: 'A', blocks: [{ paragraph: 'text' }, { paragraph: 'y' }] },
        section('B'),
      ],
      last: [1, 0],
    })
  })

  it.each([
    ['', [section('New', 'text')]],
    ['New', [section('New', 'text')]],
    ['Typed', [section('Typed', ''), section('New', 'text')]],
  ])('an empty section with the heading %j keeps what was typed', (heading, expected) => {
    const pieces: Piece[] = [{ heading: 'New' }, { paragraph: 'text' }]
    const range = { from: 0, to: 0 }
    const { sections } = putIntoSections([section(heading, '')], [0, 0], range, pieces)
    expect(sections).toEqual(expected)
  })
})

it.each([
  ['a', { from: 1, to: 1 }, ['a', 'x', { inset: 'y' }, 'z'], 2],
  ['ab', { from: 1, to: 1 }, ['a', 'x', { inset: 'y' }, 'b', 'z'], 2],
  ['', { from: 0, to: 0 }, ['x', { inset: 'y' }, 'z'], 1],
])('pasted into the item %j of a list, each text is an item', (item, range, list, last) =>
  expect(putIntoList([item, 'z'], 0, range, [{ list: ['x', { inset: 'y' }] }])).toEqual({
    list,
    last,
  }),
)

const table = { columns: ['A', 'B'], rows: [['1', '2']] }
it.each([
  [
    'over its cells',
    { row: 0, column: 0 },
    [['x', 'y']],
    { columns: ['A', 'B'], rows: [['x', 'y']] },
  ],
  [
    'over its head',
    { row: -1, column: 1 },
    [['x'], ['y']],
    { columns: ['A', 'x'], rows: [['1', 'y']] },
  ],
  [
    'beyond its sides',
    { row: 0, column: 1 },
    [['x', 'y'], ['z']],
    {
      columns: ['A', 'B', ''],
      rows: [
        ['1', 'x', 'y'],
        ['', 'z', ''],
      ],
    },
  ],
])('cells are pasted into a table %s', (_, at, cells, expected) =>
  expect(putIntoTable(table, at, cells)).toEqual(expected),
)

it('what is too much is named', () => {
  const cells = Array.from({ length: 40 }, () => 'x')
  const rows = (count: number) => Array.from({ length: count }, () => cells)
  expect(excessOf([{ table: { caption: '', columns: cells, rows: rows(100) } }])).toBeNull()
  expect(excessOf([{ table: { caption: '', columns: cells, rows: rows(125) } }])).toContain('5000')
  expect(excessOf([{ list: Array.from({ length: 501 }, () => 'x') }])).toContain('500')
})
