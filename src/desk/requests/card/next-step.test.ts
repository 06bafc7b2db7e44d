import { expect, it } from 'vitest'
import { acceptedProForma, exampleRequest } from '../../../../tests/desk/example-request.ts'
import type { RequestNote, StaffRequest } from '../request-records.ts'
import { nextStepOf } from './next-step.ts'

const today = '2026-11-20'
const fresh: StaffRequest = { ...exampleRequest, state: 'new', callBack: '', notes: [] }
const call: RequestNote = {
  id: 1,
  kind: 'call',
  by: 'ada',
  at: '2026-11-18T09:00:00.000Z',
  text: 'Not in, call again.',
  changedAt: null,
}

it.each<[string, Partial<StaffRequest>, ReturnType<typeof nextStepOf>]>([
  ['a new request', {}, 'reply'],
  ['one that asks for a call', { callBack: 'any' }, 'call'],
  ['one without an address', { businessEmail: '' }, 'call'],
  ['one without an address or a number that is sure', { businessEmail: '', phoneToDial: '' }, null],
  [
    'one that asks for a call, whose number is not sure',
    { callBack: 'any', phoneToDial: '' },
    'reply',
  ],
  ['one that is due after a call', { notes: [call], comeBackOn: today }, 'call'],
  ['one that is snoozed after a call', { notes: [call], comeBackOn: '2026-11-21' }, 'reply'],
  ['one that is answered', { state: 'answered', outcome: null }, 'outcome'],
  ['one that waits for the customer', { state: 'waiting', outcome: null }, 'outcome'],
  ['one with an accepted offer', { callBack: 'any', proFormas: [acceptedProForma] }, 'order'],
  [
    'one that is won',
    { state: 'answered', outcome: { result: 'won', words: '', sum: null, at: '', proForma: null } },
    null,
  ],
  ['one that is flagged', { state: 'flagged' }, null],
])('at %s', (_, change, expected) =>
  expect(nextStepOf({ ...fresh, ...change }, today)).toBe(expected),
)
