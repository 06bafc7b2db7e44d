import { expect, it } from 'vitest'
import type { SubscriberPage } from '#src/newsletter/newsletter.ts'
import { exampleRequests } from '../../../../tests/desk/example-request.ts'
import { firstPage } from '../list-address.ts'
import { noFilter } from '../requests.ts'
import {
  countInTitle,
  filterOfNew,
  newsOfRequests,
  newsOfSubscribers,
  showsNewest,
} from './news.ts'

const counts = { new: 2, waiting: 0, answered: 1, flagged: 0 }
const page = { ...exampleRequests, counts }
const none = { arrived: 0, counts: null, subscribers: null }

it('tells contacts that came from those that a colleague changed', () => {
  expect(newsOfRequests(page, none)).toBeNull()
  expect(newsOfRequests(page, { ...none, counts })).toBeNull()
  expect(newsOfRequests(page, { ...none, arrived: 3, counts: { ...counts, new: 5 } })).toEqual({
    kind: 'arrived',
    count: 3,
  })
  expect(newsOfRequests(page, { ...none, counts: { ...counts, new: 1, answered: 2 } })).toEqual({
    kind: 'changed',
  })
  expect(newsOfRequests(null, { ...none, arrived: 3 })).toBeNull()
})

it('tells subscribers that came from those that left', () => {
  const list: SubscriberPage = { items: [], next: null, total: 3, waiting: 0 }
  const newsOf = (subscribers: number | null) => newsOfSubscribers(list, { ...none, subscribers })
  expect([null, 3, 5, 2].map(newsOf)).toEqual([
    null,
    null,
    { kind: 'arrived', count: 2 },
    { kind: 'changed' },
  ])
})

it.each([
  [{}, true],
  [{ state: 'new' }, true],
  [{ received: '7d' }, true],
  [{ state: 'answered' }, false],
  [{ search: 'cold' }, false],
  [{ sort: 'oldest' }, false],
  [{ work: 'mine' }, false],
  [{ about: 'door-bell' }, false],
  [{ person: 7 }, false],
] as const)('whoever reads the first page of %j has seen what came last: %s', (part, expected) => {
  expect(showsNewest(firstPage('contacts', { ...noFilter, ...part }))).toBe(expected)
  expect(showsNewest({ ...firstPage('contacts'), cursors: [5] })).toBe(false)
})

it('shows what came where the filter does not hide it', () => {
  expect(filterOfNew({ ...noFilter, state: 'answered', search: 'cold' })).toEqual(noFilter)
  expect(filterOfNew({ ...noFilter, state: 'new', sort: 'oldest' })).toEqual({
    ...noFilter,
    state: 'new',
  })
})

it('counts in the title of the window', () => {
  expect(countInTitle('Admin Dashboard — Isopo', 3, 0)).toBe('(3) Admin Dashboard — Isopo')
  expect(countInTitle('(3) Admin Dashboard — Isopo', 12, 0)).toBe('(12) Admin Dashboard — Isopo')
  expect(countInTitle('(12) Admin Dashboard — Isopo', 2, 1)).toBe(
    '(2, 1 today) Admin Dashboard — Isopo',
  )
  expect(countInTitle('(2, 1 today) Admin Dashboard — Isopo', 0, 1)).toBe(
    '(1 today) Admin Dashboard — Isopo',
  )
  expect(countInTitle('(3) Admin Dashboard — Isopo', 0, 0)).toBe('Admin Dashboard — Isopo')
})
