import { counted } from '#src/content/example-sites/figure-words.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { Link } from '#src/site-model/link.ts'
import { minutesADay } from '#src/site-model/site.ts'
import { State, Supply } from '#src/site-model/supply.ts'
import { ruleWords, sayOfNight } from '../event-words.ts'
import { deliveriesOf, type MessageDelivery } from '../messages.ts'
import { settledAt } from '../night.ts'
import { periodParts } from '../period.ts'
import type { NightView } from './night-view.ts'
import { valueInForce } from './value-in-force.ts'

/** Minutes with light before the first power cut, so that visitors see the light fail. */
const before = 30

/** A value that applies from minute `from` until the minute of the next entry. */
type Since<Value> = Value & { from: number }

const sinceOf = <Value>(minutes: number, valueAt: (minute: number) => Value): Since<Value>[] =>
  periodParts(minutes, (minute) => JSON.stringify(valueAt(minute))).map(({ from, value }) => ({
    from,
    // The value was written a line above.
    ...(JSON.parse(value) as Value),
  }))

function toneOf(state: number, isHeard: boolean) {
  if (state === State.stopped) return 'off'
  if (!isHeard) return 'unheard'
  return state === State.onMains ? 'mains' : 'battery'
}

/** Minute of the day from which the sky looks so, in towns near the equator. */
const skies = [
  { from: 0, sky: 'night' },
  { from: 345, sky: 'dawn' },
  { from: 420, sky: 'day' },
  { from: 1080, sky: 'dawn' },
  { from: 1155, sky: 'night' },
] as const
/** Time of day at which a night ends that is over before. */
const morning = 7 * 60
/** Minutes played after the mains is back. */
const afterwards = 20

/** A night as texts and states by the minute, which a picture plays without the model. */
export function pictureOf({ night: calculated, table, words, ending }: NightView) {
  const { site, night, result, account, events } = calculated
  const { minutes } = result
  const { from, to } = account.cut
  const clock = (minute: number) => clockAt(minute, night.beginsAt)
  const timeOfDay = (minute: number) => (night.beginsAt + minute) % minutesADay
  const over = Math.min(minutes - 1, to + afterwards)
  const untilMorning = (morning - timeOfDay(over) + minutesADay) % minutesADay
  const bubble = (text: string, raisedAt: number, deliveries: readonly MessageDelivery[]) => ({
    text,
    steps: [
      { from: raisedAt, note: words.notes.queued, isOut: false },
      ...deliveries.flatMap(({ to, reachedAt }) =>
        reachedAt === null
          ? []
          : [
              {
                from: reachedAt,
                note: `${clock(reachedAt)} · ${sayOfNight(words.notes.sentTo, { to })}`,
                isOut: true,
              },
            ],
      ),
    ].toSorted((one, other) => one.from - other.from),
  })
  return {
    minutes,
    beginsAt: night.beginsAt,
    /** The minutes of the picture at rest, of the cut, and of its middle. */
    first: Math.max(0, from - before),
    cut: { from, to },
    middle: Math.round((from + to) / 2),
    /** The minutes after which little happens, and of the morning that ends the play. */
    over,
    last: Math.min(
      minutes - 1,
      Math.max(settledAt(calculated), untilMorning < minutesADay / 2 ? over + untilMorning : over),
    ),
    ending,
    quiet: sayOfNight(words.notes.untilCut, { time: clock(from) }),
    events: table.map(({ time, text }, place) => ({
      minute: events[place]?.minute ?? 0,
      time,
      text,
    })),
    messages: [
      ...result.alarms.map((alarm) =>
        bubble(
          ruleWords(alarm.rule, site, words),
          alarm.raisedAt,
          deliveriesOf(alarm, site, result),
        ),
      ),
      ...account.silences.flatMap(({ noticedAt, deliveries }) =>
        noticedAt === null ? [] : [bubble(words.parts.silent, noticedAt, deliveries)],
      ),
    ].toSorted((one, other) => (one.steps[0]?.from ?? 0) - (other.steps[0]?.from ?? 0)),
    scene: sinceOf(minutes, (minute) => {
      const supply = result.supply[minute]
      const isInverterOn = result.devices.some((series) => series[minute] === State.onInverter)
      return {
        grid: supply === Supply.grid ? 'on' : 'off',
        light: supply !== Supply.none ? 'mains' : isInverterOn ? 'inverter' : 'none',
        gateway: result.gateway[minute] === State.stopped ? 'off' : 'on',
        link: result.link[minute] === Link.none ? 'off' : 'on',
        sky: valueInForce(skies, timeOfDay(minute))?.sky,
      }
    }),
    devices: site.devices.map((device, index) => ({
      name: counted(device),
      states: sinceOf(minutes, (minute) => ({
        tone: toneOf(
          result.devices[index]?.[minute] ?? State.stopped,
          result.heard[index]?.[minute] === 1,
        ),
      })),
    })),
  }
}
export type NightPicture = ReturnType<typeof pictureOf>
