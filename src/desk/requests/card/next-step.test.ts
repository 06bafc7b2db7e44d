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

const quote: StaffRequest['quote'] = {
  ...{ version: 1, name: 'Cold store', catalogue: 'USD', lines: [], validUntil: '2026-12-04' },
  terms: { currency: 'NGN', rate: '1451.5', vat: '7.5', taxName: 'VAT' },
}
const reply: StaffRequest['replies'][number] = {
  ...{ id: 1, subject: 'Your message', text: 'Yes.', by: 'ada', at: '2026-11-18T09:00:00.000Z' },
  ...{ number: null, state: 'sent', sentAt: null, fault: null },
}
const stored = { ...acceptedProForma, accepted: null, state: 'unsent' } as const
const won = { result: 'won', words: '', sum: null, at: '', proForma: null, order: null } as const
const estimated = { ...acceptedProForma, estimated: 120_000, atMost: 492_000 }
const wonWith = { ...estimated, accepted: null, state: 'won' } as const
const exact: StaffRequest['proFormas'][number] = {
  ...{ ...acceptedProForma, id: 4, number: 'k7m3-9qxa-2', exactFor: estimated.number },
  ...{ accepted: null, state: 'sent', isOpen: true },
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
  ['one with accepted estimates', { proFormas: [estimated] }, 'price'],
  [
    'one that is won, with estimates',
    { state: 'answered', outcome: won, proFormas: [wonWith] },
    'price',
  ],
  [
    'one that is lost, with estimates',
    { state: 'answered', outcome: { ...won, result: 'lost' }, proFormas: [estimated] },
    null,
  ],
  ['one whose exact prices are written', { proFormas: [estimated, exact] }, 'order'],
  [
    'one whose exact prices hold',
    { proFormas: [estimated, { ...exact, isOpen: false, isHeld: true }] },
    'order',
  ],
  [
    'one whose exact prices are over',
    { proFormas: [estimated, { ...exact, isOpen: false }] },
    'price',
  ],
  ['one with a quote', { quote }, 'pro-forma'],
  ['one with a quote that was answered, and came back', { quote, replies: [reply] }, 'reply'],
  ['one with a quote that asks for a call', { quote, callBack: 'any' }, 'call'],
  ['one with a stored pro-forma', { callBack: 'any', proFormas: [stored] }, 'given'],
  ['one with a pro-forma that was given', { state: 'waiting', proFormas: [stored] }, 'outcome'],
  ['one that is won', { state: 'answered', outcome: won }, null],
  [
    'one that is ordered, whose invoice was promised',
    {
      ...{ state: 'answered', outcome: won, comeBackOn: today },
      proFormas: [{ ...acceptedProForma, state: 'won' }],
    },
    'reply',
  ],
  ['one that is flagged', { state: 'flagged' }, null],
])('at %s', (_, change, expected) =>
  expect(nextStepOf({ ...fresh, ...change }, { today, mayOffer: true })).toBe(expected),
)

it('leaves the pro-forma and exact prices to those who make them', () => {
  expect(nextStepOf({ ...fresh, quote }, { today, mayOffer: false })).toBe('reply')
  const accepted = { ...fresh, proFormas: [estimated] }
  expect(nextStepOf(accepted, { today, mayOffer: false })).toBe('order')
})
