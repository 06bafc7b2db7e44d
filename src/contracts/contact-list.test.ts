import { expect, it } from 'vitest'
import { cleanSearch } from './contact-list.ts'
import { limits } from './limits.ts'

it.each([
  ['  cold \t rooms\n', 'cold rooms'],
  ['Ade\u0301', 'Adé'],
  ['a\u0000b', 'a b'],
  ['cut \ud83d', 'cut \ufffd'],
  ['50 % _ "quoted" \'s', '50 % _ "quoted" \'s'],
  [' ', ''],
])('takes %j as the search %j', (typed, search) => expect(cleanSearch(typed)).toBe(search))

it('cuts a search at its limit, and never through a letter', () => {
  expect(cleanSearch('x'.repeat(limits.search.max + 1))).toHaveLength(limits.search.max)
  expect(cleanSearch(`${'x'.repeat(limits.search.max - 1)}😀`)).toBe('x'.repeat(limits.search.max - 1))
})
