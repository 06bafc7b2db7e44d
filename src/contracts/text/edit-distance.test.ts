import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['lok', 'lock', 3, 1],
  ['gatewya', 'gateway', 3, 1],
  ['a', 'abcdef', 3, 4],
  ['a', 'abcdef', 6, 5],
  ['same', 'same', 3, 0],
])('%s and %s, counted up to %d, are %d steps apart', (one, other, most, steps) => {
  expect(editDistance(one, other, most)).toBe(steps)
})
