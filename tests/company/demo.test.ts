import { expect, it } from 'vitest'
import { daysOf, demoCsv, getDemoWeek, lastNight, sumsOf } from '#src/content/demo.ts'
import { getExampleSite, simulationOfExample } from '#src/content/example-sites.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { inWords } from '#src/contracts/tokens.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { minutesADay } from '#src/model/site.ts'

const week = getDemoWeek()
const words = settings().demo
const copy = currentCopy()

it('the last night of the week is the night of the example site', () => {
  const { night, result, sums } = simulationOfExample(getExampleSite('cold-store'))
  const [alone] = result.alarms.filter(({ rule }) => rule === 'frozen-room-above')
  const [inWeek] = week.alarms.filter(({ rule }) => rule === 'frozen-room-above')
  const shift = week.night.minutes - minutesADay + night.beginsAt - week.night.beginsAt
  expect(inWeek?.raisedAt).toBe((alone?.raisedAt ?? 0) + shift)
  expect(inWeek?.clearedAt).toBe((alone?.clearedAt ?? 0) + shift)
  const [lastDay] = daysOf(week).slice(-1)
  const own = lastDay && sumsOf(week, lastDay)
  expect(own?.minutesWithoutMains).toBe(sums.minutesWithoutMains)
  expect(own?.rooms[0]?.minutesBeyond).toBe(sums.rooms[0]?.minutesBeyond)
  expect(own?.rooms[0]?.highest).toBeCloseTo(sums.rooms[0]?.highest ?? 0, 2)
  const from = lastNight(week).from
  expect(Array.from(week.result.readings.waiting.subarray(from))).toEqual(
    Array.from(result.readings.waiting.subarray(0, week.night.minutes - from)),
  )
})

it('the lines of the weekly page come to the sums of the model', () => {
  const days = daysOf(week).map((day) => sumsOf(week, day))
  const whole = sumNight(week.site, week.result)
  const total = (of: (sums: typeof whole) => number) => days.reduce((sum, day) => sum + of(day), 0)
  expect(days).toHaveLength(7)
  for (const of of [
    (sums: typeof whole) => sums.minutesWithoutMains,
    (sums: typeof whole) => sums.covered.battery + sums.covered.inverter + sums.minutesUncovered,
    (sums: typeof whole) => sums.readings.taken,
    (sums: typeof whole) => sums.readings.lost + sums.readings.missed,
    (sums: typeof whole) => sums.rooms[0]?.minutesBeyond ?? 0,
  ])
    expect(total(of)).toBe(of(whole))
  expect(Math.max(...days.map(({ rooms }) => rooms[0]?.highest ?? 0))).toBe(whole.rooms[0]?.highest)
  expect(Math.min(...days.map(({ rooms }) => rooms[0]?.lowest ?? 0))).toBe(whole.rooms[0]?.lowest)
  const cuts = week.night.mains.reduce((sum, { from, to }) => sum + to - from, 0)
  expect(whole.minutesWithoutMains).toBe(cuts)
})

it('each alarm was taken by a role, and those of the last day wait to be acknowledged', () => {
  expect(week.alarms.length).toBeGreaterThan(3)
  for (const { takenBy, takenAt, sentAt } of week.alarms) {
    expect(takenBy).toBe('guard')
    expect(takenAt).toBeGreaterThan(sentAt ?? Number.POSITIVE_INFINITY)
  }
  const waiting = week.alarms.filter(({ acknowledgedAt }) => acknowledgedAt === null)
  expect(waiting.map(({ rule }) => rule)).toEqual(['tell-the-guard', 'frozen-room-above'])
})

it('an alarm goes to the next person after the minutes that all texts say, unless it was taken before', () => {
  const { passOnMinutes } = settings().facts.support
  const listed = week.alarms.filter(({ next }) => next !== undefined)
  expect(listed.length).toBeGreaterThan(0)
  for (const { sentAt, takenAt, passedAt } of listed) {
    const due = (sentAt ?? 0) + passOnMinutes
    expect(passedAt).toBe(takenAt !== null && takenAt <= due ? null : due)
  }
  const told = JSON.stringify([copy.page('iot-managed-services'), copy.buyerQuestions])
  expect(told).toContain(`after ${inWords(passOnMinutes)} minutes`)
  expect(JSON.stringify(copy.page('expertise'))).toContain(
    `${listed[0]?.to}, then ${listed[0]?.next}`,
  )
})

const linesOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')

it('the file has a row for each minute of the week', () => {
  const [header = '', ...rows] = linesOf(demoCsv(words, settings().instrument))
  expect(rows).toHaveLength(7 * minutesADay)
  expect(header).toContain('"Frozen room, °C"')
  for (const row of [rows[0], rows.at(-1)])
    expect(row).toMatch(
      /^2026-11-\d\dT\d\d:\d\d[+-]\d\d:\d\d,-?\d+\.\d\d,-?\d+\.\d\d,.*"Example with simulated data"$/,
    )
})

it('the night of the page begins at dusk before its morning', () =>
  expect(lastNight(week)).toEqual({ from: 6 * minutesADay + 600, to: 7 * minutesADay }))

it('no text of the content becomes a formula in the file', () => {
  const hostile = '=HYPERLINK("https://example.com";"x")'
  const keyed = <Words extends Record<string, string>>(all: Words) =>
    // `Object.fromEntries` keeps the keys
    Object.fromEntries(Object.keys(all).map((key) => [key, hostile])) as Words
  const instrument = settings().instrument
  const csv = demoCsv(
    { ...words, marker: '@SUM(A1)', columns: keyed(words.columns) },
    { ...instrument, supply: keyed(instrument.supply), link: keyed(instrument.link) },
  )
  expect(csv).toContain('HYPERLINK')
  for (const line of linesOf(csv))
    for (const [field] of line.matchAll(/"(?:[^"]|"")*"|[^,]+/g))
      expect(field).toMatch(/^(-?\d+(\.\d+)?|\d{4}-[\d-]+T[\d:]+[+-][\d:]+|"(?![=+\-@]).*")$/)
})
