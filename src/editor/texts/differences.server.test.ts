import { expect, it } from 'vitest'
import { differences } from './differences.server.ts'

const card = (title: string, text = 'Text') => ({ title, text })

it.each([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  [
    'another text',
    { a: { b: 'x' } },
    { a: { b: 'y' } },
    [{ field: ['a', 'b'], before: 'x', after: 'y' }],
  ],
  ['a field more', {}, { hidden: true }, [{ field: ['hidden'], before: null, after: true }]],
  ['a field less', { hidden: true }, {}, [{ field: ['hidden'], before: true, after: null }]],
  [
    'an item changed',
    [card('A'), card('B')],
    [card('A'), card('B', 'New')],
    [{ field: [1, 'text'], before: 'Text', after: 'New' }],
  ],
  [
    'an item put first',
    [card('A'), card('B')],
    [card('C'), card('A'), card('B')],
    [{ field: [0], before: null, after: card('C') }],
  ],
  [
    'an item taken out',
    [card('A'), card('B')],
    [card('B')],
    [{ field: [0], before: card('A'), after: null }],
  ],
  [
    'items moved, one of them changed',
    [card('A'), card('B')],
    [card('B'), card('A', 'New')],
    [
      { field: [], before: ['A', 'B'], after: ['B', 'A'] },
      { field: [1, 'text'], before: 'Text', after: 'New' },
    ],
  ],
  [
    'a text in its place in a list',
    ['a', 'b'],
    ['a', 'c'],
    [{ field: [1], before: 'b', after: 'c' }],
  ],
  [
    'something of another kind',
    { a: 'x' },
    { a: ['x'] },
    [{ field: ['a'], before: 'x', after: ['x'] }],
  ],
])('tells of %s', (_, before, after, expected) =>
  expect(differences(before, after)).toEqual(expected),
)
