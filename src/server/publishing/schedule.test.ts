import { expect, it } from 'vitest'
import { dueDays } from './schedule.ts'

const copy = `title: A night without power
date: '2026-12-01'
text: It began on the evening of
  date: 2026-12-02
publishOn: 2026-12-03
`

it('finds the days that have come since the build, and no others', () => {
  expect(dueDays(copy, { builtOn: '2026-11-20', day: '2026-11-30' })).toEqual([])
  expect(dueDays(copy, { builtOn: '2026-11-20', day: '2026-12-01' })).toEqual(['2026-12-01'])
  expect(dueDays(copy, { builtOn: '2026-12-01', day: '2026-12-02' })).toEqual([])
  expect(dueDays(copy, { builtOn: '2026-11-20', day: '2027-01-01' })).toEqual(['2026-12-01', '2026-12-03'])
  expect(dueDays(copy, { builtOn: '2026-12-03', day: '2027-01-01' })).toEqual([])
})
