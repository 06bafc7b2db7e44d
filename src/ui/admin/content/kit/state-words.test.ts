import { expect, it } from 'vitest'
import { editAddress, marksOf } from './state-words.ts'

type Entry = Parameters<typeof marksOf>[0]
const entry: Entry = {
  state: 'published',
  isHidden: false,
  isUnconfirmed: false,
  publishOn: null,
  faults: 0,
}
const kindsOf = (change: Partial<Entry>) =>
  marksOf({ ...entry, ...change }, 'en-GB').map(({ kind }) => kind)

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

it('says from when on visitors see it, in the words of the locale', () => {
  const wordsOf = (publishOn: string, locale: string) =>
    marksOf({ ...entry, state: 'scheduled', publishOn }, locale)[0]?.words
  expect(wordsOf('2027-01-31', 'en-GB')).toBe('Waits until 31 Jan 2027')
  expect(wordsOf('2027-01-31T09:30', 'en-GB')).toBe('Waits until 31 Jan 2027, 09:30')
  expect(wordsOf('2027-01-31', 'de')).toBe('Waits until 31.01.2027')
})

it('leads to a field, and to words in it', () => {
  expect(editAddress('a.yaml')).toBe('/admin/content/edit?path=a.yaml')
  expect(editAddress('a.yaml', ['list', 0], 'so & so')).toBe(
    '/admin/content/edit?path=a.yaml&field=list%2F0&words=so+%26+so',
  )
})
