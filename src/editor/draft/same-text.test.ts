import { expect, it } from 'vitest'
import { disagreements, isSameText, mergeDifferent, mergeTexts } from './same-text.ts'

const base = {
  name: 'Smart Lock',
  amount: '120',
  box: ['Lock', 'Cells'],
  heading: { name: 'Open' },
}
const mine = { ...base, amount: '135', heading: { name: 'Opens' } }
const theirs = {
  ...base,
  name: 'Smart Lock 2',
  box: ['Lock', 'Cells', 'Cards'],
  heading: { name: 'Open', continuation: 'by code' },
}

it('two texts are the same whatever the order of their fields', () => {
  expect(isSameText({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  expect(isSameText({ a: 1 }, { a: 1, b: 1 })).toBe(false)
  expect(isSameText(['a'], ['a', 'b'])).toBe(false)
})

it('keeps what only one has changed, whichever text is taken', () => {
  const both = { ...theirs, amount: '140' }
  const merged = { ...theirs, heading: { name: 'Opens', continuation: 'by code' } }
  expect(mergeTexts({ base, mine, theirs: both }, 'mine')).toEqual({ ...merged, amount: '135' })
  expect(mergeTexts({ base, mine, theirs: both }, 'theirs')).toEqual({ ...merged, amount: '140' })
  const { amount: _, ...without } = base
  expect(mergeTexts({ base, mine: without, theirs }, 'theirs')).not.toHaveProperty('amount')
})

it('merges two texts without a choice if no field was changed in both', () => {
  const unit = (translation: string) => ({ units: [{ translation }, { translation: 'Zwei' }] })
  const other = { units: [{ translation: '' }, { translation: 'Deux' }] }
  expect(mergeDifferent({ base: unit(''), mine: unit('Un'), theirs: other })).toEqual({
    units: [{ translation: 'Un' }, { translation: 'Deux' }],
  })
  const one = { base: unit(''), mine: unit('Un'), theirs: unit('Une') }
  expect(mergeDifferent(one)).toBeUndefined()
})

it('names each field that differs, and lists of another length as a whole', () =>
  expect(disagreements(mine, theirs)).toEqual([
    { path: ['name'], mine: 'Smart Lock', theirs: 'Smart Lock 2' },
    { path: ['amount'], mine: '135', theirs: '120' },
    { path: ['box'], mine: ['Lock', 'Cells'], theirs: ['Lock', 'Cells', 'Cards'] },
    { path: ['heading', 'name'], mine: 'Opens', theirs: 'Open' },
    { path: ['heading', 'continuation'], mine: undefined, theirs: 'by code' },
  ]))
