import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { noteHandover, noteTypedHandover } from './handover.ts'

const parts = settings().prices.payment?.parts ?? []
const payment = parts.map(({ percent, when }) => `${percent} % ${when}`).join(', ')
const lock = { kind: 'product', id: 'smart-lock', name: 'Smart Lock' } as const
const service = (id: string) => ({ kind: 'service', id, name: 'Day' }) as const
const free = (name: string) => ({ kind: 'free', id: '', name }) as const

it.each([
  ['goods alone', payment, [lock], true],
  ['goods and their freight', payment, [lock, free('Sea freight')], true],
  ['goods that we fit', payment, [lock, service('installation-day')], false],
  ['a line of fitting', payment, [lock, free('Installation in Winnipeg')], false],
  ['other terms', '30 % now, 70 % on delivery', [lock], false],
  ['a lesson about goods', payment, [lock, service('training')], true],
  ['a survey alone', '30 % now, 70 % on delivery', [service('survey')], true],
  ['a survey and goods', '30 % now, 70 % on delivery', [lock, service('survey')], false],
  ['French terms', '10 % après la réception', [lock], true],
])('of %s, says that a share is due at what it has not: %s', (_, terms, lines, isSaid) =>
  expect(noteHandover(terms, lines) !== '').toBe(isSaid),
)

it('says so while the lines are typed', () => {
  const fields = { payment, 'text.0': 'Lock', 'of.0': 'smart-lock', 'quantity.0': '1' }
  expect(noteTypedHandover(fields)).not.toBe('')
  const fitted = { ...fields, 'text.1': 'A day', 'of.1': 'service.installation-day' }
  expect(noteTypedHandover(fitted)).toBe('')
})
