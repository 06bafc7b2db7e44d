import { expect, it } from 'vitest'
import {
  acceptedProForma,
  exampleRequest,
  exampleRequests,
} from '../../../../tests/desk/example-request.ts'
import type { StaffRequest } from '../request-records.ts'
import {
  changesOf,
  describeOutcome,
  describeState,
  statusOf,
  undoing,
  withRequest,
} from './request-changes.ts'

const request = exampleRequest
const answered: StaffRequest = {
  ...request,
  state: 'answered',
  answeredAt: '2026-11-20T09:00:00.000Z',
}

it('keeps a changed contact in its position, and moves the counts with it', () => {
  const other = { ...request, id: 11 }
  const page = {
    ...exampleRequests,
    items: [request, other],
    counts: { new: 2, waiting: 0, answered: 5, flagged: 1 },
  }
  const after = withRequest(page, answered)
  expect(after).toEqual({
    ...page,
    items: [answered, other],
    counts: { new: 1, waiting: 0, answered: 6, flagged: 1 },
  })
  expect(withRequest(after, answered)).toEqual(after)
  expect(withRequest(page, { ...answered, id: 99 })).toBe(page)
})

it.each([
  [answered, 'Contact #12 is marked as answered.'],
  [request, 'Contact #12 is marked as open.'],
  [{ ...request, state: 'flagged', flags: ['token-missing'] } as const, 'Contact #12 is flagged.'],
  [{ ...request, flags: ['token-missing'] }, 'Contact #12 is not spam, and open.'],
])('says what became of a contact', (record, words) =>
  expect(describeState({ ...record, flags: [...record.flags] })).toBe(words),
)

it.each<[Partial<StaffRequest>, string]>([
  [{ comeBackOn: '2026-11-27' }, 'Snoozed'],
  [{ comeBackOn: '2026-11-20' }, 'Open'],
  [{ comeBackOn: '2026-11-27', state: 'flagged' }, 'Flagged'],
  [
    {
      state: 'answered',
      outcome: { result: 'won', words: '', sum: null, at: '', proForma: null, order: null },
    },
    'Won',
  ],
  [
    {
      state: 'answered',
      outcome: { result: 'lost', words: '', sum: null, at: '', proForma: null, order: null },
    },
    'Lost',
  ],
  [{ state: 'answered', comeBackOn: '2026-11-27' }, 'Snoozed'],
  [{ state: 'waiting', comeBackOn: '2026-11-27' }, 'Waits for the customer'],
  [{ proFormas: [acceptedProForma] }, 'Accepted'],
  [{ proFormas: [{ ...acceptedProForma, accepted: null, state: 'declined' }] }, 'Not now'],
  [
    {
      state: 'answered',
      proFormas: [acceptedProForma],
      outcome: {
        result: 'won',
        words: '',
        sum: 4800,
        at: '',
        proForma: 'k7m3-9qxa-1',
        order: null,
      },
    },
    'Ordered',
  ],
])('names the state of a contact: %j', (change, word) =>
  expect(statusOf({ ...request, ...change }, '2026-11-20').children).toBe(word),
)

it('marks open and waiting contacts as answered at once, each from its state', () =>
  expect(
    changesOf('answered', [request, { ...request, id: 13, state: 'waiting' }, answered], 'ngozi'),
  ).toEqual([
    { id: request.id, state: { was: 'new', to: 'answered' } },
    { id: 13, state: { was: 'waiting', to: 'answered' } },
  ]))

it('flags several new contacts at once, of those that came with flags', () => {
  const marked = { ...request, flags: ['many-from-network'] }
  expect(
    changesOf('spam', [request, marked, { ...marked, id: 13, state: 'flagged' }], 'ngozi'),
  ).toEqual([{ id: request.id, state: { was: 'new', to: 'flagged' } }])
})

it.each<[number | null, string | null, number | null, string]>([
  [4800, 'k7m3-9qxa-1', 700_000_000, 'ordered ₦7,000,000.00'],
  [4500, 'k7m3-9qxa-1', null, 'ordered $4,500 before tax'],
  [1200, null, null, 'won $1,200'],
  [null, null, null, 'won'],
])('names the sum %j of an outcome in its currency', (sum, proForma, gross, words) => {
  const order = gross === null ? null : { gross, estimated: 0, atMost: null, currency: 'NGN' }
  const outcome = { result: 'won', words: '', at: '', sum, proForma, order } as const
  const shown = { locale: 'en-NG', currency: 'USD' }
  expect(describeOutcome(outcome, shown).replace('US$', '$')).toBe(words)
})

it('undoes a change of a state with the day on which the contact came back', () => {
  const given = {
    id: 12,
    state: { was: 'new', to: 'waiting' },
    given: { was: false, to: true },
  } as const
  const before = { ...request, comeBackOn: null }
  const after: StaffRequest = { ...request, state: 'waiting', comeBackOn: '2026-11-24' }
  expect(undoing([given], [before], [after])).toEqual([
    {
      ...{ id: 12, state: { was: 'waiting', to: 'new' }, given: { was: true, to: false } },
      comeBackOn: { was: '2026-11-24', to: null },
    },
  ])
})
