import { describe, expect, it } from 'vitest'
import { cutHours, nightOf } from '#src/content/example-sites/model-site.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { priceText } from '#src/content/prices/prices.ts'
import { costOfSites } from '#src/content/prices/site-cost.ts'
import { tariffOf } from '#src/content/prices/site-sums.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { coverOf } from '#src/power-cut/cover.ts'
import { morningOf } from '#src/power-cut/page/morning.ts'
import { mostWords } from '#src/power-cut/page/night-answers.ts'
import { pictureOf } from '#src/power-cut/page/night-picture.ts'
import { coverFor, nightAskedFor, nightView } from '#src/power-cut/page/night-view.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { Link } from '#src/site-model/link.ts'
import { simulateNight } from '#src/site-model/simulate-night.ts'
import { State, Supply } from '#src/site-model/supply.ts'
import { getExampleSite } from './get-example-site.ts'

const { settings, derived } = currentSnapshot()
const tariff = tariffOf(settings, derived.range)
const nights = exampleSites().flatMap((example) =>
  cutHours.map((hours) => ({ name: `${example.id}, ${hours} h`, example, hours })),
)
const timesIn = (text: string) => text.match(/\d\d:\d\d/g) ?? []
const degreesIn = (text: string) =>
  [...text.matchAll(/(−?[\d.]+)\u00a0°C/g)].map(([, value = '']) => Number(value.replace('−', '-')))

describe.each(nights)('the night of the $name', ({ example, hours }) => {
  const view = nightView(example, hours)
  const { site, night, result, account } = view.night
  const [notified, stops, covers] = view.answers
  const [cut = { from: 0, to: 0 }] = night.mains
  const clock = (minute: number) => clockAt(minute, night.beginsAt)
  const minutes = Array.from({ length: result.minutes }, (_, minute) => minute)
  /** Times at which a value of a series changes. */
  const changesOf = (series: ArrayLike<number>) =>
    minutes.filter((minute) => minute > 0 && series[minute] !== series[minute - 1]).map(clock)

  it('has three answers, each a number and a line of at most 20 words', () => {
    expect(view.answers).toHaveLength(3)
    for (const { number, line } of view.answers) {
      expect(number).toMatch(/\d/)
      expect(line).toMatch(/^[A-Z][^{}]+\.$/)
      expect(line.split(' ').length).toBeLessThanOrEqual(mostWords)
    }
  })
  it('names what its sum leaves out', () => {
    const { without } = costOfSites(coverFor(example, hours)?.site ?? site, {}, tariff)
    for (const name of without) expect(view.sumNotes.at(-1)).toContain(name)
    expect(view.sumNotes.join(' ').includes('on request')).toBe(without.length > 0)
  })
  it('names times of the model, and the highest temperature of the cut', () => {
    const alarms = result.alarms.flatMap(({ sentAt }) => (sentAt === null ? [] : clock(sentAt)))
    expect(alarms).toContain(notified?.number)
    const links = changesOf(result.link.map((link) => Number(link === Link.none)))
    const told = account.silences.flatMap(({ deliveries }) =>
      deliveries.flatMap(({ reachedAt }) => (reachedAt === null ? [] : clock(reachedAt))),
    )
    for (const time of timesIn(notified?.line ?? ''))
      expect([...alarms, ...links, ...told]).toContain(time)
    const limits = site.rooms.flatMap(({ alarm, keeps }) => [alarm?.above, keeps?.to])
    const passed = result.rooms.flatMap((celsius) =>
      limits.flatMap((limit = 0) => changesOf(celsius.map((value) => Number(value > limit)))),
    )
    const states = [...result.devices, result.gateway].flatMap(changesOf)
    for (const time of timesIn(stops?.line ?? '')) expect([...passed, ...states]).toContain(time)
    const highest = result.rooms.map((celsius) =>
      Math.max(...celsius.subarray(cut.from, cut.to + 1)),
    )
    for (const value of degreesIn(stops?.line ?? ''))
      expect([...limits, ...highest.map((one) => Number(one.toFixed(1)))]).toContain(value)
  })
  it('tells how long the mains circuits have no power', () => {
    const dark = minutes.filter((minute) => result.supply[minute] === Supply.none).length
    const [, h = '0', m = '0'] =
      /(?:(\d+)\u00a0h)?(?:\u00a0?(\d+)\u00a0min)?/.exec(stops?.number ?? '') ?? []
    expect(dark < 10 ? 0 : dark).toBe(Number(h) * 60 + Number(m))
  })
  it('rings about a silent site only while it is silent', () => {
    const late = account.silences.flatMap(({ to, reportsAt, deliveries }) =>
      deliveries.filter(({ reachedAt }) => (reachedAt ?? 0) >= (reportsAt ?? to)),
    )
    expect(late).toEqual([])
  })
  it('ends in the morning, or by day, with what the minutes of the model come to', () => {
    const { stake } = example.data
    const room = site.rooms.findIndex(({ id }) => id === stake?.room)
    const { alarm, keeps } = site.rooms[room] ?? {}
    const isLost = (minute: number) => {
      const celsius = result.rooms[room]?.[minute] ?? 0
      if (room < 0)
        return (
          minute < cut.to &&
          result.devices[site.devices.findIndex(({ id }) => id === stake?.device)]?.[minute] ===
            State.stopped
        )
      return (
        celsius > (keeps?.to ?? alarm?.above ?? 100) ||
        (alarm?.below !== undefined && celsius < (keeps?.from ?? alarm.below))
      )
    }
    const lost = minutes.filter((minute) => minute >= cut.from && isLost(minute)).length
    const [, h = '0', m = '0'] =
      /(?:(\d+)\u00a0h)?(?:\u00a0?(\d+)\u00a0min)?(?=[.:])/.exec(view.ending) ?? []
    expect(lost > 0 ? Number(h) * 60 + Number(m) : view.ending).toBe(
      lost > 0 ? lost : stake?.kept.replace(' °C', '\u00a0°C'),
    )
    const { last, over, scene } = pictureOf(view)
    expect(last).toBeGreaterThanOrEqual(over)
    // The play says at its end what was lost, so nothing may be lost after it.
    expect(minutes.filter((minute) => minute > last && isLost(minute))).toEqual([])
    // A power cut of 24 hours ends in the evening, with the simulation.
    if (last < result.minutes - 1)
      expect(scene.findLast(({ from }) => from <= last)?.sky).not.toBe('night')
  })
  it('costs what is said to cover it, which leaves nothing out that can be had', () => {
    const cover = coverOf(
      site,
      nightOf(example.data, hours + 0.25),
      (one) => costOfSites(one, {}, tariff).firstYear.gross,
    )
    if (!cover) throw new Error('Additions cover this night')
    const { firstYear } = costOfSites(cover.site, {}, tariff)
    expect(covers?.number).toBe(priceText(firstYear.gross, settings))
    expect(covers?.line.includes('nothing added')).toBe(cover.site === site)
    const after = simulateNight(cover.site, night)
    for (let minute = cut.from; minute < cut.to; minute++) {
      expect(after.gateway[minute]).not.toBe(State.stopped)
      for (const [index, { words }] of cover.site.devices.entries())
        if (words?.stops) expect(after.devices[index]?.[minute]).not.toBe(State.stopped)
    }
  })
  it('has a table without gaps, and a picture with the states of the model', () => {
    expect(view.table.length).toBeGreaterThan(4)
    for (const { text } of view.table) expect(text).toMatch(/^[^{}]+\.$/)
    const picture = pictureOf(view)
    const at = <Value extends { from: number }>(all: readonly Value[], minute: number) =>
      all.filter(({ from }) => from <= minute).at(-1)
    for (let minute = 0; minute < result.minutes; minute += 7) {
      expect(at(picture.scene, minute)?.grid === 'on').toBe(result.supply[minute] === Supply.grid)
      for (const [place] of site.devices.entries())
        expect(at(picture.devices[place]?.states ?? [], minute)?.tone === 'off').toBe(
          result.devices[place]?.[minute] === State.stopped,
        )
    }
  })
})

it.each(exampleSites().map((example) => [example.id, example] as const))(
  'the morning of the %s shows what the model has at that time, and misses no reading in silence',
  (_, example) => {
    const { time, facts, calls, chart } = morningOf(example)
    const { site, night } = example
    const { rooms, readings, supply, heard } = simulateNight(site, night)
    const at = supply.findIndex(
      (one, minute) =>
        minute >= (night.mains[0]?.to ?? 0) &&
        one === Supply.grid &&
        clockAt(minute, night.beginsAt) === time,
    )
    const missing = (readings.lost[at] ?? 0) + (readings.missed[at] ?? 0)
    const [extreme, now, taken, devices] = facts
    expect(taken?.label.includes('none missing')).toBe(missing === 0)
    const room = site.rooms.findIndex(({ name }) => name === chart.measured)
    const celsius = rooms[room]?.subarray(0, at + 1)
    if (celsius) {
      const shown = [extreme, now].flatMap((fact) => degreesIn(fact?.value ?? ''))
      const edges = [Math.min(...celsius), Math.max(...celsius)].map((one) =>
        Number(one.toFixed(1)),
      )
      expect(edges).toContain(shown[0])
      expect(shown[1]).toBe(Number(celsius[at]?.toFixed(1)))
    }
    const here = site.devices.filter((_one, index) => heard[index]?.[at] === 1)
    expect(devices?.value).toMatch(
      new RegExp(`^${here.reduce((sum, { count }) => sum + count, 0)} of `),
    )
    expect(calls.length).toBeGreaterThan(0)
  },
)

it.each([
  ['', 'cold-store', 8],
  ['site=hotel', 'hotel', 8],
  ['site=hotel&hours=5&from=19:00&link=neither&with=sim-card', 'hotel', 4],
  ['site=shop&hours=6', 'shop', 8],
  ['site=shop&hours=16', 'shop', 12],
  ['site=shop&hours=1e9', 'shop', 24],
  ['site=shop&hours=5.5', 'shop', 4],
  ['site=shop&hours=%3Cb%3E', 'shop', 8],
  ['site=nowhere&hours=12', 'cold-store', 12],
])('the address ?%s leads to the nearest night', (query, id, hours) => {
  const { example, hours: found } = nightAskedFor(new URLSearchParams(query))
  expect([example.id, found]).toEqual([id, hours])
})

it('a damper that closes opens again', () => {
  const { table } = nightView(getExampleSite('factory'), 12)
  const damper = table.filter(({ text }) => text.includes('damper')).map(({ text }) => text)
  expect(damper.map((says) => (says.includes('closes') ? 'closes' : 'opens'))).toEqual([
    'closes',
    'opens',
    'closes',
    'opens',
  ])
})
