import { expect, it } from 'vitest'
import { cellsAYear, cellsInFirstYear, daysOnCells, monthsOnCells } from './cells.ts'

const cells = {
  count: 2,
  kind: 'AAA lithium',
  milliampHours: 1200,
  sleepMicroamps: 31,
  microampHoursAReport: 2.57,
}

it('adds up sleep and reports', () => {
  // 288 reports: 31 µA × 24 h = 0.744 mAh, 288 × 2.57 µAh = 0.740 mAh; 1,200 × 0.9 ÷ 1.484 = 727.7
  // days
  const slow = { cells, count: 6, readingSeconds: 300 }
  expect(daysOnCells(slow)).toBeCloseTo(727.7, 0)
  expect(monthsOnCells(slow)).toBe(23)
  // 1,440 reports: 0.744 + 3.701 = 4.445 mAh; 243 days
  const fast = { ...slow, readingSeconds: 60 }
  expect(monthsOnCells(fast)).toBe(7)
  // Said to last 7 months: 6 sensors × 2 cells × 12 ÷ 7 = 20.6
  expect(cellsAYear([fast])).toBeCloseTo(20.57, 1)
  // One set each within the first year: 6 × 2; those that last longer need none.
  expect(cellsInFirstYear([fast])).toBe(12)
  expect(cellsInFirstYear([slow])).toBe(0)
})

it('a device without cells uses none', () => {
  expect(cellsAYear([{ count: 40, readingSeconds: 60 }])).toBe(0)
})
