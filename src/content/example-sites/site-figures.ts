import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import type { TokenValues } from '#src/contracts/tokens.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { Link } from '#src/site-model/link.ts'
import { reportsADay, wholeMegabytes } from '#src/site-model/monthly-data.ts'
import { hoursUntil } from '#src/site-model/rooms.ts'
import { bytesAMegabyte, type LinkKind } from '#src/site-model/site.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import type { ExampleSite, ExampleSums } from './example-site.ts'
import { degrees, durationOf } from './figure-words.ts'

type Wire = NonNullable<ExampleSite['data']['wires']>[number]

/** The prefix of an example site's tokens: `cold-store` → `coldStore`. */
export const prefixOf = (id: string) =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const celsius = (value: number | undefined): string => (value === undefined ? '–' : degrees(value))

/** Kind, place, length and fuse of a cable, and how far apart its devices are: {coldStoreMetresProbes}. */
function wireFigures({ to, cable, place, metres, step, fuse }: Wire): TokenValues {
  const name = `${to[0]?.toUpperCase()}${prefixOf(to).slice(1)}`
  return {
    [`Cable${name}`]: cable,
    [`Place${name}`]: place,
    [`Metres${name}`]: metres,
    [`Fuse${name}`]: fuse,
    ...(step !== undefined && { [`Step${name}`]: step }),
  }
}

/**
 * Figures of an example site for the copy, as tokens that begin with its name: {coldStoreBill},
 * {clinicAlarmClock}.
 */
export function exampleSiteFigures(
  { id, data: { wires = [] }, site, night }: ExampleSite,
  { result, data }: ExampleSums,
  { company, facts, phrases }: Pick<Settings, 'company' | 'phrases'> & { facts: DeviceFacts },
): TokenValues {
  const { devices, link, gateways = 1 } = site
  const [room] = site.rooms
  const daily = reportsADay(devices)
  const bill = (kind: LinkKind) => wholeMegabytes(data[kind].bill)
  const count = (value: number) => formatNumber(Math.round(value), company.locale)
  const megabytes = (readings: number) =>
    formatNumber((readings * facts.reading.bytes) / bytesAMegabyte, company.locale, 1)
  const secondsFor = (readings: number) => Math.ceil(readings / (gateways * site.gateway.handOver))
  const alarm = result.alarms.find(({ rule }) => rule === `${room?.id}-above`)
  const waiting = Math.max(...result.readings.waiting)
  const figures: TokenValues = {
    Gateways: gateways,
    Sensors: daily.sensors,
    ReadingsADay: count(daily.readings),
    EventsADay: count(daily.events),
    /**
     * Monthly megabytes on the bill: with the site's own link, with LTE beside a line, and with LTE
     * only.
     */
    Bill: bill(link),
    BillBeside: bill('lte-beside-ethernet'),
    BillOnly: bill('lte-only'),
    /** Temperatures and alarm of the first room, and when the alarm is raised in the night. */
    SetPoint: celsius(room?.setPoint),
    KeepsFrom: celsius(room?.keeps?.from),
    KeepsTo: celsius(room?.keeps?.to),
    AlarmLimit: celsius(room?.alarm?.above),
    AlarmDelay: room?.alarm?.delayMinutes ?? 0,
    RuleLimit: celsius(
      site.rules.flatMap(({ when }) => ('celsius' in when ? [when.celsius] : []))[0],
    ),
    AlarmTo:
      room?.alarm?.next === undefined
        ? (room?.alarm?.to ?? '')
        : say(phrases.firstThen, { first: room.alarm.to, next: room.alarm.next }),
    AlarmClock: alarm ? clockAt(alarm.raisedAt, night.beginsAt) : '–',
    /**
     * About how many hours the goods of the first room stay in their range after the room's cooling
     * machine stops.
     */
    HoursUntilTooWarm: room?.keeps ? Math.round(hoursUntil(room, room.keeps.to, night)) : 0,
    WithoutLink: durationOf(result.link.filter((link) => link === Link.none).length),
    OutageReadings: count(waiting),
    OutageMegabytes: megabytes(waiting),
    OutageSeconds: secondsFor(waiting),
    DayMegabytes: megabytes(daily.readings),
    DaySeconds: secondsFor(daily.readings),
    ...Object.assign({}, ...wires.map(wireFigures)),
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${prefixOf(id)}${name}`, value]),
  )
}
