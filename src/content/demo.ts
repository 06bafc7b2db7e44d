import { byteOrderMark, csvField } from '#src/contracts/csv.ts'
import { formatWeekday, withOffset } from '#src/contracts/formats.ts'
import { clockAt } from '#src/model/clock.ts'
import { linkKeys } from '#src/model/link.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { type Period, periodOf } from '#src/model/period.ts'
import type { Alarm } from '#src/model/rules.ts'
import { simulateNight } from '#src/model/simulate-night.ts'
import { minutesADay } from '#src/model/site.ts'
import { supplyKeys } from '#src/model/supply.ts'
import { ruleWords } from './example-sites/event-words.ts'
import type { ExampleSite } from './example-sites/example-site.ts'
import { weekOf } from './example-sites/model-site.ts'
import { exampleSites } from './example-sites.ts'
import { oncePer } from './kit/once-per.ts'
import { hasPage } from './page.ts'
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

/** Minute of the day at which the night of the page begins. */
const dusk = 18 * 60

const findDemo = () => exampleSites().find(({ data }) => data.week !== undefined)
export const hasDemo = (): boolean => hasPage('demo-cold-store') && findDemo() !== undefined

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
  return { id, site, place: data.place, night, result, alarms, acknowledges, endsOn }
})

/** The part of the week from dusk before its last day, which a manager reads in the morning. */
export const lastNight = ({ night: { minutes, beginsAt } }: DemoWeek): Period => ({
  from: minutes - minutesADay + ((dusk - beginsAt + minutesADay) % minutesADay),
  to: minutes,
})

/** Returns the day on which a minute of the week falls: 2026-11-22. */
export function dayOfMinute(
  { night, endsOn }: Pick<DemoWeek, 'night' | 'endsOn'>,
  minute: number,
): string {
  const end = new Date(`${endsOn}T00:00Z`).getTime() + night.beginsAt * 60_000
  return new Date(end - (night.minutes - minute) * 60_000).toISOString().slice(0, 10)
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

/**
 * Writes the readings of the week as CSV, one row a minute. Each row says that it is simulated,
 * because rows get copied out of files.
 */
export function demoCsv(words: DemoWords, instrument: InstrumentWords): string {
  const week = getDemoWeek()
  const { site, night, result, alarms } = week
  const { timeZone } = company()
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
    alarms.map(({ raisedAt, rule }) => [raisedAt, csvField(ruleWords(rule, site, instrument))]),
  )
  const supplies = supplyKeys.map((key) => csvField(instrument.supply[key]))
  const links = linkKeys.map((key) => csvField(instrument.link[key]))
  const lines = [header.map(csvField).join(',')]
  const [marked, none] = [csvField(marker), csvField('')]
  let [day, offset] = ['', '']
  for (let minute = 0; minute < night.minutes; minute++) {
    const clock = clockAt(minute, night.beginsAt)
    if (minute === 0 || clock === '00:00') day = dayOfMinute(week, minute)
    const local = `${day}T${clock}`
    // Clocks change at full or half hours.
    if (minute === 0 || /[03]0$/.test(local))
      offset = withOffset(local, timeZone).slice(local.length)
    lines.push(
      [
        local + offset,
        // No `csvField`, because a negative number is no formula.
        ...result.rooms.map((series) => (series[minute] ?? 0).toFixed(2)),
        supplies[result.supply[minute] ?? 0],
        links[result.link[minute] ?? 0],
        String(Math.round(result.readings.waiting[minute] ?? 0)),
        raised.get(minute) ?? none,
        marked,
      ].join(','),
    )
  }
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}
