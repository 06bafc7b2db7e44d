import { counted, fillSentence, ruleWords } from '#src/content/example-sites/event-words.ts'
import { clockAt } from '../clock.ts'
import { Link } from '../link.ts'
import { deliveriesOf, type MessageDelivery } from '../messages.ts'
import { periodParts } from '../period.ts'
import { State, Supply } from '../supply.ts'
import type { NightView } from './night-view.ts'

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

/** A night as texts and states by the minute, which a picture plays without the model. */
export function pictureOf({ night: calculated, table, words }: NightView) {
  const { site, night, result, account, events } = calculated
  const { minutes } = result
  const { from, to } = account.cut
  const clock = (minute: number) => clockAt(minute, night.beginsAt)
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
                note: `${clock(reachedAt)} · ${fillSentence(words.notes.sentTo, { to })}`,
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
    quiet: fillSentence(words.notes.untilCut, { time: clock(from) }),
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
