import { expect, it } from 'vitest'
import { noFilter } from '../requests.ts'
import { describeFound, describeNothing } from './request-menus.ts'

it.each([
  [{ search: 'cold' }, 'Nothing found for “cold”.', /fewer words/],
  [{ search: 'cold', state: 'answered' }, 'Nothing found for “cold” in Answered.', /every filter/],
  [{ state: 'flagged' }, 'Nothing found in Flagged.', /in this state/],
  [{ state: 'new' }, 'No contact waits for an answer.', /as soon as/],
  [
    { state: 'new', received: '24h' },
    'Nothing found in Open from the last 24 hours.',
    /every filter/,
  ],
  [{ received: '7d', sort: 'oldest' }, 'Nothing found from the last 7 days.', /longer period/],
  [
    { received: '30d', work: 'files' },
    'Nothing found from the last 30 days with files.',
    /every filter/,
  ],
  [
    { search: 'cold', state: 'new', received: '24h', assignee: 'ada' },
    'Nothing found for “cold” in Open from the last 24 hours with ada.',
    /every filter/,
  ],
] as const)('names every part of the filter %j that found nothing', (part, title, text) => {
  const words = describeNothing({ ...noFilter, ...part })
  // A number and its unit are joined by a no-break space.
  expect(words.title).toBe(title.replace(/(\d) /, '$1\u00a0'))
  expect(words.text).toMatch(text)
})

it('says what came of another choice', () => {
  const oldest = { ...noFilter, sort: 'oldest' } as const
  expect(describeFound(1, noFilter, { ...noFilter, state: 'new' })).toBe('1 contact found.')
  expect(describeFound(12, noFilter, { ...noFilter, work: 'mine' })).toBe('12 contacts found.')
  expect(describeFound(12, noFilter, oldest)).toBe('12 contacts, oldest first.')
  expect(describeFound(1, oldest, noFilter)).toBe('1 contact, newest first.')
})
