import { expect, it } from 'vitest'
import { ticksOfVisit } from './stored-ticks.ts'

const stored = { entry: 'lock', ticks: { blog: true, prices: false, lock: false } }

it.each([
  ['stays on a reload and after a proof', 'lock', true, stored.ticks],
  ['ends when the same entry is chosen again', 'lock', false, { prices: false }],
  ['is not taken to another choice', 'gateway', false, { prices: false, lock: false }],
  ['is not taken to the page without a choice', '', false, { prices: false, lock: false }],
])('a tick by hand %s', (_, entry, isTicked, expected) =>
  expect(ticksOfVisit(stored, { entry, isTicked }, entry === '' ? null : [entry])).toEqual(
    expected,
  ),
)

it('a tick by hand without a choice stays while its tab is open', () =>
  expect(ticksOfVisit({ ...stored, entry: '' }, { entry: '', isTicked: false }, null)).toEqual(
    stored.ticks,
  ))
