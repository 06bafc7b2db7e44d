import { expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { knownTimeZone } from '../time-zone.ts'
import { cleanSearch, isFiltered, isZoneName, noFilter, noZone } from './contact-list.ts'

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

it('takes every zone that a browser can name, and nothing that could be more than a name', () => {
  const zones = [
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
    'Etc/GMT+1',
    'GMT0',
    '+01:00',
    noZone,
  ]
  expect(zones.filter((zone) => !isZoneName(zone))).toEqual([])
  for (const value of ['', 'a b', '<b>', "x' or 1", 'x'.repeat(limits.timeZone.max + 1), null, 1])
    expect(isZoneName(value)).toBe(false)
})

it('the value for a missing zone is no IANA zone', () => expect(knownTimeZone(noZone)).toBeNull())

it.each([
  [{}, false],
  [{ sort: 'oldest' }, false],
  [{ state: 'new' }, true],
  [{ search: 'x' }, true],
  [{ received: '24h' }, true],
  [{ zone: noZone }, true],
] as const)('knows whether %j may leave something out', (part, expected) =>
  expect(isFiltered({ ...noFilter, ...part })).toBe(expected),
)
