import { expect, it } from 'vitest'
import { addUpTo, splitTax } from './split-tax.ts'

const halves = [
  { name: 'CGST', percent: 9 },
  { name: 'SGST', percent: 9 },
]
const quebec = [
  { name: 'GST', percent: 5 },
  { name: 'QST', percent: 9.975 },
]

it('splits a tax into named ones that add up to it', () => {
  expect(splitTax(1801, halves)).toEqual([901, 900])
  expect(splitTax(14_975, quebec)).toEqual([5000, 9975])
  // Of a net of 1.00, whose 5 per cent are no six cents.
  expect(splitTax(15, quebec)).toEqual([5, 10])
  for (const units of [0, 1, 2, 99, 123_457, 9_007_199_254_740_988])
    expect(splitTax(units, quebec).reduce((sum, part) => sum + part, 0)).toBe(units)
})

it('knows whether rates add up, as people write them', () => {
  expect([addUpTo(halves, 18), addUpTo(quebec, 14.975), addUpTo(halves, 12)]).toEqual([
    true,
    true,
    false,
  ])
})
