import type { ExampleSite } from '#src/content/example-sites/example-site.ts'
import { degrees, durationOf } from '#src/content/example-sites/figure-words.ts'
import { nightOf, usualHours } from '#src/content/example-sites/model-site.ts'
import { nightWords } from '#src/content/settings/settings.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { energyLeft } from '#src/site-model/gateway-energy.ts'
import { ruleWords, sayOfNight } from '../event-words.ts'
import { firstReached } from '../messages.ts'
import { calculateNight, settledAt } from '../night.ts'
import { limitsOf } from '../night-account.ts'
import { endingOf } from './night-answers.ts'

/** Calls that a phone shows without scrolling. */
const shownCalls = 3
/** User units of the chart, which is stretched to the available width. */
const chart = { width: 600, height: 160 } as const

/** Draws a series as one path of at most `most` points, from the first minute to the last. */
function curve(series: Float64Array, y: (value: number) => number, most = 70): string {
  const last = series.length - 1
  const points = Array.from({ length: most }, (_, index) => Math.round((index * last) / (most - 1)))
  const at = points.map(
    (minute) =>
      `${Math.round((minute / last) * chart.width)} ${Math.round(y(series[minute] ?? 0))}`,
  )
  return `M${at.join('L')}`
}

/** What the owner of an example site sees in the morning after its night, as texts and paths. */
export function morningOf({ data, site }: ExampleSite) {
  const { company } = currentSnapshot().settings
  const instrument = nightWords()
  const { morning: said } = words().powerCut
  const calculated = calculateNight(site, nightOf(data, usualHours))
  const { night, result, account } = calculated
  const at = settledAt(calculated)
  const clock = (minute: number) => clockAt(minute, night.beginsAt)
  const number = (value: number) => formatNumber(value, company.locale)
  const celsius = (value: number) => `${degrees(value.toFixed(1))}\u00a0°C`
  const { taken, lost, missed } = result.readings
  const missing = (lost[at] ?? 0) + (missed[at] ?? 0)
  const heard = site.devices.reduce(
    (sum, { count }, index) => sum + (result.heard[index]?.[at] ? count : 0),
    0,
  )
  const full = energyLeft(site.gateway.battery, site.batteryAge)
  const charge = result.batteryLeft.slice(0, at + 1).map((left) => (100 * left) / full)
  const [watched] = account.rooms
  const place = site.rooms.findIndex(({ id }) => id === watched?.room.id)
  const warmth = result.rooms[place]?.slice(0, at + 1)
  const limits = watched && limitsOf(watched.room)
  const side = watched?.passages[0]?.side ?? (limits?.above === undefined ? 'below' : 'above')
  const limit = limits?.[side]
  const series = warmth ?? charge
  const extreme = (side === 'above' && warmth ? Math.max : Math.min)(...series)
  const values = [...series, ...(limit === undefined ? [] : [limit])]
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) =>
    chart.height - 8 - ((value - lowest) / (highest - lowest || 1)) * (chart.height - 16)
  const x = (minute: number) => Math.round((minute / at) * chart.width)
  const write = (value: number) => (warmth ? celsius(value) : `${Math.round(value)}\u00a0%`)
  const measured = warmth ? (watched?.room.name ?? '') : instrument.parts.battery
  const silences = account.silences.flatMap(({ deliveries }) => firstReached(deliveries) ?? [])
  return {
    site: `${site.name}, ${data.place}`,
    time: clock(at),
    ending: endingOf(calculated, data.stake),
    caption: say(said.caption, {
      site: site.name,
      time: clock(at),
      length: durationOf(account.cut.to - account.cut.from),
    }),
    app: said.app,
    callsLabel: said.calls,
    chart: {
      ...chart,
      measured,
      curve: curve(series, y),
      limit: limit === undefined ? undefined : Math.round(y(limit)),
      cut: { x: x(account.cut.from), width: x(account.cut.to) - x(account.cut.from) },
      hours: [clock(0), clock(at)],
      legend: {
        cut: say(said.mainsOff, { from: clock(account.cut.from), to: clock(account.cut.to) }),
        limit: limit === undefined ? undefined : say(said.limit, { celsius: degrees(limit) }),
      },
    },
    facts: [
      {
        label: say(said[side === 'above' && warmth ? 'highest' : 'lowest'], {
          // A series has the values at the end of each minute.
          time: clock(series.indexOf(extreme) + 1),
        }),
        value: write(extreme),
      },
      { label: say(said.now, { what: measured }), value: write(series[at] ?? 0) },
      {
        label:
          missing === 0
            ? say(said.noneMissing, { from: clock(0) })
            : sayCount(said.missing, missing, { from: clock(0) }, company.locale),
        value: number(taken[at] ?? 0),
      },
      {
        label: said.devices,
        value: say(said.ofAll, {
          heard: number(heard),
          total: number(site.devices.reduce((sum, { count }) => sum + count, 0)),
        }),
      },
    ],
    calls: [
      ...account.calls.map((call) => ({ ...call, what: ruleWords(call.rule, site, instrument) })),
      ...silences.map((call) => ({ ...call, what: instrument.parts.silent })),
    ]
      .toSorted((one, other) => one.at - other.at)
      .slice(0, shownCalls)
      .map(({ at: minute, to, what }) => ({
        time: clock(minute),
        what,
        to: sayOfNight(instrument.notes.sentTo, { to }),
      })),
  }
}
export type Morning = ReturnType<typeof morningOf>
