import { expect, it } from 'vitest'
import { moved, positionAt } from './use-order.ts'

it('moves an entry down and up, and the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

it('a dragged entry takes the position that its pointer has among the others', () => {
  const middles = [50, 150, 250]
  expect(positionAt(middles, 10)).toBe(0)
  expect(positionAt(middles, 160)).toBe(2)
  expect(positionAt(middles, 900)).toBe(3)
})
