import { expect, it } from 'vitest'
import { disagreements, isSameText } from './same-text.ts'

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

it('names each field that differs, and lists of another length as a whole', () =>
  expect(disagreements(mine, theirs)).toEqual([
    { path: ['name'], mine: 'Smart Lock', theirs: 'Smart Lock 2' },
    { path: ['amount'], mine: '135', theirs: '120' },
    { path: ['box'], mine: ['Lock', 'Cells'], theirs: ['Lock', 'Cells', 'Cards'] },
    { path: ['heading', 'name'], mine: 'Opens', theirs: 'Open' },
    { path: ['heading', 'continuation'], mine: undefined, theirs: 'by code' },
  ]))
