import { expect, it } from 'vitest'
import { editAddress, marksOf } from './state-words.ts'

type Entry = Parameters<typeof marksOf>[0]
const entry: Entry = {
  state: 'published',
  isHidden: false,
  isUnconfirmed: false,
  isSample: false,
  publishOn: null,
  faults: 0,
}
const lagos = { locale: 'en-GB', timeZone: 'Africa/Lagos' }
const kindsOf = (change: Partial<Entry>) =>
  marksOf({ ...entry, ...change }, lagos, lagos).map(({ kind }) => kind)

it('says nothing of what is simply published', () => expect(kindsOf({})).toEqual([]))

it('says everything that an entry is at once', () => {
  expect(kindsOf({ state: 'draft', isHidden: true, faults: 2 })).toEqual([
    'draft',
    'hidden',
    'faults',
  ])
  expect(kindsOf({ state: 'hidden', isHidden: true, publishOn: '2999-01-31' })).toEqual(['hidden'])
  expect(kindsOf({ state: 'removed' })).toEqual(['removed'])
})

it.each([
  ['a day', '2027-01-31', lagos, '31 Jan 2027'],
  ['a time', '2027-01-31T09:30', lagos, '31 Jan 2027, 09:30'],
  ['the locale', '2027-01-31', { ...lagos, locale: 'de' }, '31.01.2027'],
  ['another clock', '2027-01-31T09:30', { ...lagos, timeZone: 'Asia/Tokyo' }, '31 Jan 2027, 17:30'],
  ['its midnight', '2027-01-31', { ...lagos, timeZone: 'America/New_York' }, '30 Jan 2027, 18:00'],
])('says from when on visitors see it, by the reader’s clock: %s', (_, publishOn, reader, words) =>
  expect(marksOf({ ...entry, state: 'scheduled', publishOn }, lagos, reader)[0]?.words).toBe(
    `Waits until ${words}`,
  ),
)

it('leads to a field, and to words in it', () => {
  expect(editAddress('a.yaml')).toBe('/admin/content/edit?path=a.yaml')
  expect(editAddress('a.yaml', ['list', 0], 'so & so')).toBe(
    '/admin/content/edit?path=a.yaml&field=list%2F0&words=so+%26+so',
  )
})
