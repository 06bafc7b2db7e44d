import { expect, it } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { cleanSearch, isFiltered, noFilter } from './requests.ts'

it.each([
  ['  cold \t rooms\n', 'cold rooms'],
  ['Ade\u0301', 'Adé'],
  ['a\u0000b', 'a b'],
  ['cut \ud83d', 'cut \ufffd'],
  ['50 % _ "quoted" \'s', '50 % _ "quoted" \'s'],
  [' ', ''],
])('takes %j as the search %j', (typed, search) => expect(cleanSearch(typed)).toBe(search))

it('cuts a search at its limit, never inside a surrogate pair', () => {
  expect(cleanSearch('x'.repeat(limits.search.max + 1))).toHaveLength(limits.search.max)
  expect(cleanSearch(`${'x'.repeat(limits.search.max - 1)}😀`)).toBe(
    'x'.repeat(limits.search.max - 1),
  )
})

it.each([
  [{}, false],
  [{ sort: 'oldest' }, false],
  [{ state: 'new' }, true],
  [{ search: 'x' }, true],
  [{ received: '24h' }, true],
] as const)('knows whether %j may leave something out', (part, expected) =>
  expect(isFiltered({ ...noFilter, ...part })).toBe(expected),
)
