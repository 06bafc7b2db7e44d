import { expect, it } from 'vitest'
import { darkNight, exampleSite } from '../../tests/model/example-site.ts'
import { sumNight } from './night-sums.ts'
import { periodOf, runsOf } from './period.ts'
import { simulateNight } from './simulate-night.ts'

const result = simulateNight(exampleSite, darkNight)

it('counts from its own first minute', () => {
  // 6 sensors with one reading a minute
  const { readings, minutesWithoutMains } = sumNight(
    exampleSite,
    periodOf(result, { from: 230, to: 250 }),
  )
  expect([readings.taken, minutesWithoutMains]).toEqual([120, 10])
})

it('its parts come to the whole', () => {
  const whole = sumNight(exampleSite, result)
  const parts = [0, 300, 301, 900].map((from, index, all) =>
    sumNight(exampleSite, periodOf(result, { from, to: all[index + 1] ?? result.minutes })),
  )
  const total = (of: (sums: typeof whole) => number) =>
    parts.reduce((sum, part) => sum + of(part), 0)
  expect(total((sums) => sums.minutesWithoutMains)).toBe(whole.minutesWithoutMains)
  expect(total((sums) => sums.covered.battery)).toBe(whole.covered.battery)
  expect(total((sums) => sums.readings.taken)).toBe(whole.readings.taken)
  expect(total((sums) => sums.readings.sent)).toBe(whole.readings.sent)
  expect(total((sums) => sums.rooms[0]?.minutesBeyond ?? 0)).toBe(whole.rooms[0]?.minutesBeyond)
  expect(whole.rooms[0]?.minutesBeyond).toBeGreaterThan(300)
})

it('has the alarms raised in it, and does not know what came after its end', () => {
  const [alarm] = result.alarms
  const raisedAt = alarm?.raisedAt ?? 0
  expect(periodOf(result, { from: 0, to: raisedAt }).alarms).toEqual([])
  expect(periodOf(result, { from: raisedAt - 5, to: raisedAt + 1 }).alarms).toMatchObject([
    { raisedAt: 5, sentAt: null, clearedAt: null },
  ])
})

it('finds runs of minutes', () =>
  expect(runsOf([1, 1, 0, 2, 1], (value) => value === 1)).toEqual([
    { from: 0, to: 2 },
    { from: 4, to: 5 },
  ]))
