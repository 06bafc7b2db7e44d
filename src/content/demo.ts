import { byteOrderMark, csvField } from '#src/contracts/csv.ts'
import { formatWeekday, isoMinute, withOffset } from '#src/contracts/formats.ts'
import { clockAt } from '#src/model/clock.ts'
import { energyLeft } from '#src/model/gateway-energy.ts'
import { linkKeys } from '#src/model/link.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { type Period, periodOf } from '#src/model/period.ts'
import type { Alarm } from '#src/model/rules.ts'
import { simulateNight } from '#src/model/simulate-night.ts'
import { minutesADay, nameOfSite } from '#src/model/site.ts'
import { Supply, supplyKeys } from '#src/model/supply.ts'
import { ruleWords } from './example-sites/event-words.ts'
import { type ExampleSite, simulateExample } from './example-sites/example-site.ts'
import { weekOf } from './example-sites/model-site.ts'
import { exampleSites } from './example-sites.ts'
import { oncePer } from './kit/once-per.ts'
import type { DemoWords } from './schemas/demo-schema.ts'
import type { InstrumentWords } from './schemas/instrument-schema.ts'
import { site as company } from './settings/site.ts'

/**
 * An alarm as the app lists it; null means not by the end of the week. `passedAt` is null also if
 * the alarm was taken before.
 */
export type DemoAlarm = Alarm & {
  number: number
  takenBy: string | null
  takenAt: number | null
  acknowledgedAt: number | null
}

/**
 * The cold store's week on the app's screen, calculated by the model; the example site says who
 * takes each alarm and when.
 */
export type DemoWeek = ReturnType<typeof demoWeekOf>

const minutesAroundAlarm = { before: 120, after: 240 } as const

const findDemo = () => exampleSites().find(({ data }) => data.week !== undefined)
export const hasDemo = (): boolean => findDemo() !== undefined

/** @throws Error if no example site has a week */
export function getDemoWeek(): DemoWeek {
  const example = findDemo()
  if (!example) throw new Error('No file of content/dossiers has a week')
  return demoWeekOf(example)
}

const demoWeekOf = oncePer(({ id, data, site }: ExampleSite) => {
  const night = weekOf(data)
  if (!data.week || !night) throw new Error(`content/dossiers/${id}.yaml has no week`)
  const { endsOn, takes, acknowledges } = data.week
  const result = simulateNight(site, night)
  const lastDay = night.minutes - minutesADay
  const alarms = result.alarms
    .toSorted((one, other) => one.raisedAt - other.raisedAt)
    .map((alarm, index): DemoAlarm => {
      const taken = takes.find(({ rule }) => rule === alarm.rule)
      const takenAt = taken && alarm.sentAt !== null ? alarm.sentAt + taken.afterMinutes : null
      const endOfDay = (Math.floor(alarm.raisedAt / minutesADay) + 1) * minutesADay
      return {
        ...alarm,
        number: index + 1,
        takenBy: taken && alarm.sentAt !== null ? taken.by : null,
        takenAt,
        passedAt:
          takenAt !== null && alarm.passedAt !== null && takenAt <= alarm.passedAt
            ? null
            : alarm.passedAt,
        acknowledgedAt: alarm.raisedAt < lastDay ? endOfDay : null,
      }
    })
  // The week ends on the day `endsOn` (ISO 8601) at the time `beginsAt`.
  return { site, place: data.place, night, result, alarms, acknowledges, endsOn }
})

/**
 * The part of the week that is shown: `night`, `day`, `week`, or the hours around an alarm by its
 * number, such as `alarm-2`.
 */
export type DemoRange = { name: string; period: Period; alarm?: DemoAlarm }

export function demoRanges({ night, alarms }: DemoWeek = getDemoWeek()): DemoRange[] {
  const { minutes, beginsAt } = night
  const dusk = (minuteOfDay: number) =>
    minutes - minutesADay + ((minuteOfDay - beginsAt + minutesADay) % minutesADay)
  return [
    { name: 'night', period: { from: dusk(18 * 60), to: minutes } },
    { name: 'day', period: { from: minutes - minutesADay, to: minutes } },
    { name: 'week', period: { from: 0, to: minutes } },
    ...alarms.map((alarm) => {
      const hour = Math.floor(alarm.raisedAt / 60) * 60
      const period = {
        from: Math.max(0, hour - minutesAroundAlarm.before),
        to: Math.min(minutes, hour + minutesAroundAlarm.after),
      }
      return { name: `alarm-${alarm.number}`, period, alarm }
    }),
  ]
}

export const demoAddress = (name: string): string =>
  `/demo/cold-store${name === 'night' ? '' : `?range=${name}`}#app`

export function demoRangeOf(query: URLSearchParams): DemoRange {
  const ranges = demoRanges()
  const [usual] = ranges
  if (!usual) throw new Error('The demo has no range')
  return ranges.find(({ name }) => name === query.get('range')) ?? usual
}

/** Returns the day on which a minute of the week falls: 2026-11-22. */
export function dayOfMinute(
  { night, endsOn }: Pick<DemoWeek, 'night' | 'endsOn'>,
  minute: number,
): string {
  const end = new Date(`${endsOn}T00:00Z`).getTime() + night.beginsAt * 60_000
  return isoMinute(new Date(end - (night.minutes - minute) * 60_000), 'UTC').slice(0, 10)
}

/** `Mon 23 Nov, 08:00`. */
export const momentWords = (week: DemoWeek, minute: number): string =>
  `${formatWeekday(dayOfMinute(week, minute), company().locale)}, ${clockAt(minute, week.night.beginsAt)}`

/** Writes the time, such as `22:01`, with the day unless the time is on the week's last day. */
export const shortMoment = (week: DemoWeek, minute: number): string =>
  minute >= week.night.minutes - minutesADay
    ? clockAt(minute, week.night.beginsAt)
    : momentWords(week, minute)

/**
 * Writes the time, such as `22:05`, with the day unless the time is on the week's last day or the
 * day of `since`.
 */
export const momentSince = (week: DemoWeek, minute: number, since: number): string =>
  dayOfMinute(week, minute) === dayOfMinute(week, since)
    ? clockAt(minute, week.night.beginsAt)
    : shortMoment(week, minute)

export const sumsOf = ({ site, result }: DemoWeek, period: Period) =>
  sumNight(site, periodOf(result, period))

export const daysOf = ({ night }: DemoWeek): Period[] =>
  Array.from({ length: night.minutes / minutesADay }, (_, day) => ({
    from: day * minutesADay,
    to: (day + 1) * minutesADay,
  }))

/** Share of the gateway's battery that is left at a minute, 0 to 1. */
export const batteryAt = ({ site, result }: DemoWeek, minute: number): number =>
  (result.batteryLeft[minute] ?? 0) / energyLeft(site.gateway.battery, site.batteryAge)

/**
 * Returns the state of all example sites but the demo's at a time of day, `endsAt` in minutes after
 * midnight.
 */
export function otherSites(endsAt: number) {
  return exampleSites()
    .filter((one) => one !== findDemo())
    .map(({ id, data, site, night }) => {
      const { result } = simulateExample({ site, night })
      const minute = (endsAt - night.beginsAt + minutesADay) % minutesADay
      const [room] = site.rooms
      return {
        id,
        name: nameOfSite(site),
        place: data.place,
        celsius: room ? result.rooms[0]?.[minute] : undefined,
        hasMains: result.supply[minute] !== Supply.none,
        alarms: result.alarms.filter(({ raisedAt }) => raisedAt <= minute).length,
      }
    })
}

export function minuteOf({ result }: Pick<DemoWeek, 'result'>, minute: number) {
  return {
    rooms: result.rooms.map((series) => series[minute] ?? 0),
    supply: supplyKeys[result.supply[minute] ?? 0] ?? 'none',
    link: linkKeys[result.link[minute] ?? 0] ?? 'none',
    waiting: Math.round(result.readings.waiting[minute] ?? 0),
  }
}

/**
 * Writes the readings of a range as CSV, one row a minute. Each row says that it is simulated,
 * because rows get copied out of files.
 */
export function demoCsv(range: DemoRange, words: DemoWords, instrument: InstrumentWords): string {
  const week = getDemoWeek()
  const { site, night, result, alarms } = week
  const { timeZone } = company()
  const { from, to } = range.period
  const { columns, marker } = words
  const header = [
    columns.time,
    ...site.rooms.map(({ name }) => `${name}, °C`),
    columns.mains,
    columns.link,
    columns.waiting,
    columns.alarm,
    columns.data,
  ]
  const raised = new Map(
    alarms.map(({ raisedAt, rule }) => [raisedAt, ruleWords(rule, site, instrument)]),
  )
  const lines = [header.map(csvField).join(',')]
  for (let minute = from; minute < to; minute++) {
    const { rooms, supply, link, waiting } = minuteOf({ result }, minute)
    lines.push(
      [
        withOffset(`${dayOfMinute(week, minute)}T${clockAt(minute, night.beginsAt)}`, timeZone),
        // No `csvField`, because a negative number is no formula.
        ...rooms.map((celsius) => celsius.toFixed(2)),
        csvField(instrument.supply[supply]),
        csvField(instrument.link[link]),
        String(waiting),
        csvField(raised.get(minute) ?? ''),
        csvField(marker),
      ].join(','),
    )
  }
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}
