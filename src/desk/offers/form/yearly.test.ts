import { expect, it } from 'vitest'
import { noteTypedYearly, noteYearly } from './yearly.ts'

const plan = { kind: 'plan', name: 'Remote support' } as const
const lock = { kind: 'product', name: 'Smart Lock' } as const
const ends = 'with one month’s notice'

it.each([
  ['no yearly service', [lock], { isPriced: false, ends }, ''],
  ['its price and its end', [lock, plan], { isPriced: true, ends }, ''],
  ['no price', [plan, plan], { isPriced: false, ends }, `nor that they can end it ${ends}.`],
  ['no end', [plan], { isPriced: true, ends: '' }, 'does not say how they end'],
])('with %s, says what is left open of later years', (_, lines, later, said) => {
  const note = noteYearly(lines, later)
  expect(note !== '').toBe(said !== '')
  expect(note).toContain(said)
})

it('says so while the offer is typed', () => {
  const fields = { 'text.0': 'Remote support', 'of.0': 'plan.remote', yearlyEnds: ends }
  expect(noteTypedYearly(fields)).toContain(ends)
  expect(noteTypedYearly({ ...fields, yearly: '0' })).toContain(ends)
  expect(noteTypedYearly({ ...fields, yearly: '90' })).toBe('')
})
