import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventWords } from '#src/content/example-sites/event-words.ts'
import { nightAnswer, outageWords, stakeOf } from '#src/content/example-sites/night-answer.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { answeredNight, getExample, instrumentOf } from '#src/content/instrument.ts'
import { settings } from '#src/content/settings/settings.ts'
import {
  type Choice,
  chosenLinks,
  type DayCut,
  mostChosen,
  writeChoice,
} from '#src/model/choice.ts'
import { clockAt } from '#src/model/clock.ts'
import { Link, networksOf } from '#src/model/link.ts'
import { calculateNight } from '#src/model/night.ts'
import { hearingOf } from '#src/model/night-account.ts'
import { runsOf } from '#src/model/period.ts'
import { createRemedies } from '#src/model/remedies.ts'
import { siteChanges } from '#src/model/site-changes.ts'
import { State, Supply } from '#src/model/supply.ts'
import { givenNights } from './given-nights.ts'

const words = settings().instrument

const anyChoice = fc.constantFrom(...exampleSites().map(({ id }) => id)).chain((name) => {
  const { site } = getExample(name)
  const minute = fc.integer({ min: 0, max: 1439 })
  const outages = fc
    .array(fc.record({ from: minute, to: minute }), { maxLength: 2 })
    .map((cuts) => cuts.filter(({ from, to }): boolean => from !== to))
  const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.option(arbitrary, { nil: undefined })
  return fc.record({
    name: fc.constant(name),
    cut: fc.record({
      from: minute,
      hours: fc.integer({ min: 0, max: mostChosen.hours * 4 }).map((quarters) => quarters / 4),
    }),
    link: optional(fc.constantFrom(...chosenLinks)),
    line: optional<DayCut[]>(outages),
    mobile: optional<DayCut[]>(outages),
    batteryAge: optional(fc.integer({ min: 0, max: mostChosen.batteryAge })),
    changes: optional(fc.subarray([...siteChanges])),
    counts: fc.dictionary(
      fc.constantFrom(...site.devices.map(({ id }) => id)),
      fc.integer({ min: 0, max: 60 }),
      { maxKeys: 3 },
    ),
  })
})

type Drawn = typeof anyChoice extends fc.Arbitrary<infer Value> ? Value : never

function nightOf({ name, ...drawn }: Drawn) {
  const { site, night, doors } = getExample(name)
  // The random choice is written as an address and read back, so that only choices that a visitor
  // can request are tested.
  const given = Object.entries(drawn).filter(([, value]) => value !== undefined)
  const query = writeChoice(name, { counts: {}, ...Object.fromEntries(given) } satisfies Choice)
  const { choice } = instrumentOf(new URLSearchParams(query))
  const calculated = calculateNight(site, night, choice)
  const { sentence } = nightAnswer(calculated, doors, words)
  return {
    id: name,
    choice,
    ...calculated,
    sentence: sentence.replaceAll('\u00a0', ' '),
    clock: (at: number) => clockAt(at, night.beginsAt),
  }
}
type Drawing = ReturnType<typeof nightOf>

/**
 * Finds rooms that were too warm for longer than the alarm's delay, without a message within five
 * minutes after the delay.
 */
function unheard({ site, result }: Drawing) {
  return site.rooms.flatMap(({ id, name, alarm, keeps }, index) => {
    const above = alarm?.above === undefined ? Number.POSITIVE_INFINITY : (keeps?.to ?? alarm.above)
    const series = [...(result.rooms[index] ?? [])]
    const from = series.findIndex((celsius) => celsius > above)
    const after =
      from < 0 ? -1 : series.findIndex((celsius, minute) => minute > from && celsius <= above)
    const to = after < 0 ? result.minutes : after
    const due = from + (alarm?.delayMinutes ?? 0)
    const told = result.alarms
      .filter(
        ({ rule, clearedAt }) => rule === `${id}-above` && (clearedAt ?? result.minutes) > from,
      )
      .map(({ sentAt }) => sentAt)
    return from >= 0 && to > due && !told.some((at) => at !== null && at <= due + 5)
      ? [{ id, name, from, to }]
      : []
  })
}

const laws: Record<string, (night: Drawing) => void> = {
  'no headline names a call and leaves out a limit that was passed unheard': (night) => {
    for (const { name, from } of unheard(night))
      expect(night.sentence).toMatch(
        new RegExp(`${name}.*above.* from ${night.clock(from)}.*(nobody hears|no phone)`),
      )
  },
  '“nobody” and “no phone” are said only if no message of that cause reached anyone': (night) => {
    const [, name, until] =
      /(?:^|\. )([^.:]+?)(?::| above| below)[^.]*(?:nobody hears of|no phone rings for) it (?:before (\d\d:\d\d)|in this night)/.exec(
        night.sentence,
      ) ?? []
    const room = night.site.rooms.find((one) => name !== undefined && one.name === name)
    if (!room) return expect(name).toBeUndefined()
    const of = night.account.rooms
      .find((one) => one.room === room)
      ?.harm.find(({ isUnheard }) => isUnheard)
    const reached = night.result.alarms.filter(
      ({ rule, sentAt, clearedAt }) =>
        rule.startsWith(`${room.id}-`) &&
        sentAt !== null &&
        (clearedAt ?? night.result.minutes) > (of?.from ?? 0) &&
        sentAt < (of?.to ?? 0),
    )
    for (const { sentAt } of reached)
      expect(until && (sentAt ?? 0) >= (of?.told?.at ?? 0)).toBeTruthy()
  },
  'heard and unheard minutes are the night': ({ site, result, account }) => {
    for (const { room } of account.rooms) {
      const hearing = hearingOf(site, result, room)
      expect(hearing.reduce((end, { from, to }) => (from === end ? to : Number.NaN), 0)).toBe(
        result.minutes,
      )
      const probes = site.devices.flatMap((device, index) =>
        device.room === room.id && device.readingSeconds ? [result.heard[index]] : [],
      )
      const heard = hearing
        .filter(({ value }) => value === null)
        .reduce((sum, { from, to }) => sum + to - from, 0)
      const measured = [...result.link].filter(
        (link, minute) => link !== Link.none && probes.some((series) => series?.[minute] === 1),
      )
      expect(heard).toBe(measured.length)
    }
  },
  'every alarm closes once, and is not raised again before': ({ events }) => {
    const open = new Set<string>()
    for (const event of events) {
      if (event.kind === 'alarm-raised') {
        expect(open).not.toContain(event.rule)
        open.add(event.rule)
      } else if (event.kind === 'alarm-cleared') expect(open.delete(event.rule)).toBe(true)
    }
  },
  'what the headline says stands in the table': (night) => {
    const table = night.events.map(
      (event) => `${night.clock(event.minute)} ${eventWords(event, night, words, 'en-GB')}`,
    )
    const begin = night.clock(0)
    for (const [time] of night.sentence.matchAll(/\d\d:\d\d/g))
      if (time !== begin && time !== night.clock(night.result.minutes))
        expect(table.join(' ')).toContain(time)
  },
  'what the headline says is lost stands in the list': (night) => {
    const list = stakeOf(night, words).losses.map(({ says }) =>
      says.replaceAll('\u00a0', ' ').toLowerCase(),
    )
    const lost = night.sentence
      .split(/(?<=\.) /)
      .filter((one) => /unmeasured|nobody|no phone|from \d\d:\d\d (?:the next day )?to /i.test(one))
    for (const sentence of lost) {
      const [whole, names = '', hours] =
        /^(.*?)( from \d\d:\d\d(?: the next day)? (?:to|on).*| all night\.)$/.exec(
          sentence.toLowerCase(),
        ) ?? []
      const said =
        whole && !sentence.includes(';')
          ? names.split(/, | and /).map((name) => name + hours)
          : [sentence]
      for (const one of said) expect(list).toContain(one.toLowerCase())
    }
  },
  'each gap has a record': ({ site, result, account: { rooms, losses } }) => {
    const minutes = Array.from({ length: result.minutes }, (_, minute) => minute)
    const inOrder = (isLost: (minute: number) => boolean) =>
      runsOf(
        minutes.map((minute) => Number(isLost(minute))),
        Boolean,
      )
    const lengthy = ({ from, to }: { from: number; to: number }) => to - from > 5
    for (const { room } of rooms) {
      const probes = site.devices.flatMap((one, at) =>
        one.room === room.id && one.readingSeconds ? [result.heard[at]] : [],
      )
      for (const gap of inOrder((minute) => probes.every((heard) => heard?.[minute] !== 1)).filter(
        lengthy,
      ))
        expect(losses).toContainEqual(expect.objectContaining({ room, ...gap }))
    }
    for (const [at, device] of site.devices.entries())
      for (const gap of device.says?.stops
        ? inOrder((minute) => result.devices[at]?.[minute] === State.stopped)
        : [])
        expect(losses).toContainEqual(expect.objectContaining({ device, ...gap }))
    const begins = result.supply.findIndex((one) => one !== Supply.grid)
    for (const { from, to } of inOrder((minute) => result.link[minute] === Link.none).filter(
      (gap) => lengthy(gap) && gap.to > begins,
    ))
      expect(losses.some((one) => !one.device && one.from <= from + 5 && to <= one.to + 5)).toBe(
        true,
      )
  },
  'no record contradicts a message that was delivered': ({ result, account }) => {
    for (const { cause, room, device, passage, from, to } of account.losses)
      for (const { rule, raisedAt, sentAt } of device ? [] : result.alarms) {
        const isOfRoom = rule === `${room?.id}-above` || rule === `${room?.id}-below`
        if (cause === 'no-link' || !room)
          expect(sentAt === null || sentAt < from || sentAt >= to).toBe(true)
        else if (isOfRoom) expect(raisedAt < from || raisedAt >= to).toBe(true)
        if (
          passage &&
          isOfRoom &&
          sentAt !== null &&
          raisedAt >= passage.from &&
          raisedAt < passage.to
        )
          expect(passage.told?.at).toBeLessThanOrEqual(sentAt)
      }
  },
  'an outage of a network that the site lacks changes nothing': ({
    id,
    site,
    choice,
    sentence,
  }) => {
    const { hasLine, hasMobile } = networksOf(site.link)
    const without = {
      ...choice,
      ...(hasLine ? {} : { line: [] }),
      ...(hasMobile ? {} : { mobile: [] }),
    }
    const { night, doors } = answeredNight(new URLSearchParams(writeChoice(id, without)))
    expect(nightAnswer(night, doors, words).sentence.replaceAll('\u00a0', ' ')).toBe(sentence)
  },
  'a line that is assumed to work carries what the gateway sends': ({ site, night, result }) => {
    const isAssumed = outageWords({ site, night }, words).some((one) =>
      one.includes(`all night: ${words.link.line}`),
    )
    if (isAssumed)
      expect(
        result.link.every(
          (link, minute) => result.gateway[minute] === State.stopped || link === Link.line,
        ),
      ).toBe(true)
  },
  'a headline names no call of a site without a network': ({ site, result, sentence }) => {
    if (site.link !== 'neither') return
    expect(result.alarms.filter(({ sentAt }) => sentAt !== null)).toEqual([])
    expect(sentence).not.toMatch(/phone rings/)
  },
}

describe('in any night that can be asked for', () => {
  it('the answers keep the laws', { timeout: 180_000 }, () => {
    fc.assert(
      fc.property(anyChoice, (drawn) => {
        const night = nightOf(drawn)
        for (const [law, holds] of Object.entries(laws))
          try {
            holds(night)
          } catch (error) {
            throw new Error(`${law}: ${night.sentence}`, { cause: error })
          }
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})

it('the change under a loss ends it', () => {
  // In this simulation a SIM card ends no loss, because the mobile network is down too.
  const lineAlone = 'site=estate&link=ethernet&line=19:00-04:00&mobile=20:00-03:00'
  const ended = [...givenNights, lineAlone].flatMap((query) => {
    const { night, choice, id } = answeredNight(new URLSearchParams(query))
    const remedyOf = createRemedies(night.site, night.night)
    return stakeOf(night, words).losses.flatMap(({ loss, says }) => {
      const changes = remedyOf(loss)
      if (!changes || changes === 'more') return []
      const after = answeredNight(
        new URLSearchParams(
          writeChoice(id, { ...choice, changes: [...(choice.changes ?? []), ...changes] }),
        ),
      )
      expect(stakeOf(after.night, words).losses.map((one) => one.says)).not.toContain(says)
      return [says]
    })
  })
  expect(ended.length).toBeGreaterThan(60)
})
