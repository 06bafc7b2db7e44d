import { expect, it } from 'vitest'
import { exampleRequest } from '../../../../tests/desk/example-request.ts'
import type { StaffRequest } from '../request-records.ts'
import { chatLink, daysToComeBack, isFollowUp, sayToPerson } from './desk.ts'

it('fills in what the contact says, and nothing that stands there as a token', () =>
  expect(
    sayToPerson(
      '{firstName}, {reference}, {name}, {other}',
      { firstName: '{name}', reference: 'k7' },
      'Works',
    ),
  ).toBe('{name}, k7, Works, {other}'))

it('opens a chat with the number as it is dialled from anywhere', () => {
  const words = 'Hello {firstName} & {name}'
  expect(chatLink(exampleRequest, words, 'Works')).toBe(
    'https://wa.me/2347000000112?text=Hello%20Adaeze%20%26%20Works',
  )
  expect(chatLink({ ...exampleRequest, phoneToDial: '' }, words, 'Works')).toBeNull()
  expect(chatLink(exampleRequest, null, 'Works')).toBeNull()
})

it('begins with the follow-up where nobody has said anything since a reply, once its day has come', () => {
  const reply: StaffRequest['replies'][number] = {
    ...{ id: 1, subject: 'Your message', text: 'Yes', by: 'ada', number: null },
    ...{ at: '2026-11-18T09:00:00.000Z', sentAt: null, fault: null },
    state: 'sent',
  }
  const note: StaffRequest['notes'][number] = {
    ...{ id: 1, by: 'the customer', text: 'When?', changedAt: null },
    ...{ kind: 'note', at: '2026-11-19T09:00:00.000Z' },
  }
  const due = { ...exampleRequest, comeBackOn: '2026-11-20', replies: [reply], notes: [] }
  const isIt = (change: Partial<StaffRequest>) =>
    isFollowUp({ ...due, state: 'new', ...change }, '2026-11-20')
  expect(isIt({})).toBe(true)
  const others: Partial<StaffRequest>[] = [
    { comeBackOn: '2026-11-21' },
    { comeBackOn: null },
    { replies: [] },
    { notes: [note] },
    { state: 'waiting' },
  ]
  for (const change of others) expect(isIt(change), JSON.stringify(change)).toBe(false)
})

it('offers days over the end of a month and of a year', () =>
  expect(Object.values(daysToComeBack('2026-12-30'))).toEqual([
    '2026-12-31',
    '2027-01-02',
    '2027-01-04',
  ]))
