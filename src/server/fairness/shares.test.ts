import { expect, it } from 'vitest'
import { createShares } from './shares.ts'

it('opens as many as there may be of one network and in all, and again what was closed', () => {
  const open = createShares({ total: 3, perNetwork: 2 })
  const [first, second] = [open('a'), open('a')]
  expect([first, second, open('a')]).toEqual([expect.any(Function), expect.any(Function), null])
  expect([open('b'), open('c')]).toEqual([expect.any(Function), null])
  first?.()
  expect([open('c'), open('a')]).toEqual([expect.any(Function), null])
})
