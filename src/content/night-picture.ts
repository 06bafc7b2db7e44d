import { Link } from '#src/model/link.ts'
import { type Delivery, deliveriesOf } from '#src/model/messages.ts'
import { partsOf } from '#src/model/period.ts'
import { State, Supply, supplyKeys } from '#src/model/supply.ts'
import {
  celsiusText,
  counted,
  deviceStateWords,
  ruleWords,
  say,
} from './example-sites/event-words.ts'
import type { SaidNight } from './example-sites/said-night.ts'

/** Minutes with light before the first power cut, so that visitors see the light fail. */
const before = 30

/** Minutes between two temperatures of the picture. */
const celsiusEvery = 10

/** A value that holds from minute `from` on, until that of the next entry. */
type Since<Value> = Value & { from: number }

const sinceOf = <Value>(minutes: number, valueAt: (minute: number) => Value): Since<Value>[] =>
  partsOf(minutes, (minute) => JSON.stringify(valueAt(minute))).map(({ from, value }) => ({
    from,
    // The value was written a line above.
    ...(JSON.parse(value) as Value),
  }))

function toneOf(state: number, isHeard: boolean) {
  if (state === State.stopped) return 'off'
  if (!isHeard) return 'unheard'
  return state === State.onMains ? 'mains' : 'battery'
}

/** A night as texts and states by the minute, which a picture plays without the model. */
export function pictureOf(said: SaidNight) {
  const { site, night, result, account, table, clock, words, locale } = said
  const { minutes } = result
  const [cut] = night.mains
  const [longest] = night.mains.toSorted(
    (one, other) => other.to - other.from - (one.to - one.from),
  )
  const bubble = (says: string, raisedAt: number, deliveries: readonly Delivery[]) => ({
    says,
    steps: [
      { from: raisedAt, note: words.notes.queued, isOut: false },
      ...deliveries.flatMap(({ to, reachedAt }) =>
        reachedAt === null
          ? []
          : [
              {
                from: reachedAt,
                note: `${clock(reachedAt)} · ${say(words.notes.sentTo, { to })}`,
                isOut: true,
              },
            ],
      ),
    ].toSorted((one, other) => one.from - other.from),
  })
  return {
    minutes,
    beginsAt: night.beginsAt,
    /** The minutes of the picture at rest, at the first cut, and in the middle of the longest. */
    first: Math.max(0, (cut?.from ?? 0) - before),
    cut: cut?.from ?? 0,
    middle: longest ? Math.round((longest.from + longest.to) / 2) : 0,
    quiet: cut ? say(words.notes.untilCut, { time: clock(cut.from) }) : words.supply.grid,
    events: table.map(({ event: { minute }, time, says }) => ({ minute, time, says })),
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
        supply: words.supply[supplyKeys[supply ?? 0] ?? 'none'],
      }
    }),
    devices: site.devices.map((device, index) => ({
      name: counted(device),
      states: sinceOf(minutes, (minute) => {
        const state = result.devices[index]?.[minute] ?? State.stopped
        const isHeard = result.heard[index]?.[minute] === 1
        const { opens, staysShut } = words.notes
        return {
          tone: toneOf(state, isHeard),
          says: device.opensDoor
            ? state === State.stopped
              ? staysShut
              : opens
            : deviceStateWords(state, isHeard, words),
        }
      }),
    })),
    /** Temperatures of the first room as texts, one for every so many minutes. */
    room: site.rooms[0] && {
      name: site.rooms[0].name,
      every: celsiusEvery,
      celsius: Array.from({ length: Math.ceil(minutes / celsiusEvery) }, (_, place) =>
        celsiusText(result.rooms[0]?.[place * celsiusEvery] ?? 0, locale),
      ),
    },
  }
}
export type NightPicture = ReturnType<typeof pictureOf>
