import { usualStart } from '#src/model/choice.ts'
import { Link } from '#src/model/link.ts'
import { type Loss, shortGap } from '#src/model/night-account.ts'
import { type Period, periodsOf, runsOf } from '#src/model/period.ts'
import { type Device, minutesADay, type Room } from '#src/model/site.ts'
import { State, Supply } from '#src/model/supply.ts'
import { say } from '../example-sites/event-words.ts'
import type { SaidNight } from '../example-sites/said-night.ts'
import { networkLaws } from './network-laws.ts'
import { cutOf, type Law, ofCut } from './night-law.ts'

/** A pattern of a sentence, in which each `{name}` stands for some text. */
const patternOf = (sentence: string, values: Record<string, string> = {}) =>
  new RegExp(
    say(sentence, values)
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll(/\{(\w+)\}/g, '(?<$1>.+?)'),
    'gi',
  )

const heardIn = ({ site, result }: SaidNight, room: Room) => {
  const probes = site.devices.flatMap((device, index) =>
    device.room === room.id && device.readingSeconds ? [result.heard[index]] : [],
  )
  return (minute: number) => probes.some((series) => series?.[minute] === 1)
}

/** Lists when a device whose loss is said has no power, or the gateway that it needs has none. */
function standsStillIn({ site, result }: SaidNight, device: Device): Period[] {
  const own = result.devices[site.devices.indexOf(device)]
  const by = device.needsGateway ? result.gateway : own
  return device.says?.stops
    ? periodsOf(result.minutes, (minute) =>
        [own, by].some((series) => series?.[minute] === State.stopped),
      )
    : []
}

/** The passages of a room's limits that harm, from its temperatures alone. */
function harmOf({ site, result }: SaidNight) {
  return site.rooms.flatMap((room, index) => {
    const { alarm, keeps } = room
    const above = alarm?.above === undefined ? Number.POSITIVE_INFINITY : (keeps?.to ?? alarm.above)
    const below =
      alarm?.below === undefined ? Number.NEGATIVE_INFINITY : (keeps?.from ?? alarm.below)
    const series = result.rooms[index] ?? new Float64Array()
    return [
      ...runsOf(series, (celsius) => celsius > above),
      ...runsOf(series, (celsius) => celsius < below),
    ].map((period) => ({ room, ...period }))
  })
}

/** Minutes at which somebody's phone gets a message about a rule, by the networks of the night. */
function reachedOf({ site, result }: SaidNight, isOf: (rule: string) => boolean): number[] {
  return result.alarms
    .filter(({ rule }) => isOf(rule))
    .flatMap(({ to, next, sentAt, passedAt }) =>
      [
        { person: to, at: sentAt },
        { person: next, at: passedAt },
      ].flatMap(({ person, at }) => {
        if (person === undefined || at === null) return []
        const minute = site.atSite.includes(person) ? result.phonesAway.indexOf(0, at) : at
        return minute < 0 ? [] : [minute]
      }),
    )
}

export const nightLaws: Record<string, Law> = {
  ...networkLaws,
  'nothing that was chosen is dropped': (night) => {
    const { choice, result, usual, clock } = night
    const first = result.supply.findIndex((supply) => supply !== Supply.grid)
    const dark = [...result.supply].filter((supply) => supply !== Supply.grid).length
    const usually = usual.mains.reduce((sum, { from, to }) => sum + to - from, 0)
    const from = (night.night.beginsAt + first) % minutesADay
    const isAway = (minute: number) => result.supply[minute] !== Supply.grid
    const isReached = [...result.link].some(
      (link, minute) => link !== Link.none && (choice.link === 'neither' || isAway(minute)),
    )
    return [
      dark !== (choice.hours === undefined ? usually : choice.hours * 60) && `${dark} minutes`,
      from !== (choice.from ?? usualStart(usual)) && `begins at ${clock(first)}`,
      choice.link && isReached && `a network works with ${choice.link}`,
      choice.link === 'none' &&
        result.phonesAway.some((away, minute) => (away === 1) !== isAway(minute)) &&
        'phones work without networks',
    ]
  },
  'each limit that hurts is at stake and in the headline, with its time': (night) =>
    harmOf(night).flatMap(({ room, from, to }) => {
      const times = [night.clock(from), night.span(from, to)]
      const isSaid = (says: string) =>
        says.includes(room.name) && times.some((time) => says.includes(time))
      return [
        !night.stake.rooms.some(isSaid) && `at stake: ${room.name} ${times[0]}`,
        !isSaid(night.sentence) && `headline: ${room.name} ${times[0]}`,
      ]
    }),
  'a generator that has used up its fuel is in the headline': (night) =>
    night.table.map(({ event: { kind, minute } }) => {
      const says = say(night.words.answer.fuelEnds, { time: night.clock(minute) })
      return kind === 'generator-empty' && !night.sentence.includes(says) && says
    }),
  'an inverter that is empty is in the headline, and one that only just lasts is told': (night) => {
    const { site, result, words, sentence, details, clock } = night
    const { inverterEnds, inverterTight } = words.answer
    const [before] = say(inverterEnds, {}).split('{time}')
    return result.devices.flatMap((states, index) =>
      runsOf(states, (state) => state === State.onInverter).map(({ from, to }) => {
        if (states[to] === State.stopped)
          return (
            !(sentence.includes(before ?? '') && sentence.includes(clock(to))) &&
            `empty at ${clock(to)}`
          )
        const left = (site.inverterHours ?? 0) * 60 - (to - from)
        return (
          result.supply[to] === Supply.grid &&
          left < shortGap &&
          !site.devices[index]?.ownBatteryHours &&
          ![sentence, ...details].some((text) => text.includes(inverterTight)) &&
          `${left} minutes left at ${clock(to)}`
        )
      }),
    )
  },
  'the warning is the time from the first message to the harm': (night) => {
    const stops = night.site.devices.flatMap((device) => standsStillIn(night, device))
    const hurts = [...harmOf(night), ...stops].map(({ from }) => from)
    const first = Math.min(night.result.minutes, ...hurts)
    const open = new Set(
      night.result.alarms
        .filter(({ clearedAt }) => (clearedAt ?? night.result.minutes) > first)
        .map(({ rule }) => rule),
    )
    const reached = reachedOf(night, (rule) => open.has(rule)).filter(
      (minute) => minute >= cutOf(night).from && minute < first,
    )
    const { warning } = night.stake
    // An earlier alarm of the same rule that has ended is left out by the model only.
    return hurts.length === 0
      ? [warning !== null && `${warning.minutes}`]
      : [
          warning === null && 'none',
          (warning?.minutes ?? 0) > Math.max(0, first - Math.min(first, ...reached)) &&
            `${warning?.minutes}`,
        ]
  },
  'whoever is called has a network': (night) =>
    night.table.map(
      ({ event, says }) =>
        (event.kind === 'alarm-sent' ||
          event.kind === 'alarm-passed' ||
          event.kind === 'silence-told' ||
          event.kind === 'silence-late') &&
        night.site.atSite.includes(event.to) &&
        night.result.phonesAway[event.minute] === 1 &&
        says,
    ),
  'the headline names no call that the table lacks': (night) => {
    const { answer } = night.words
    const phrases = night.table.flatMap(({ event }) =>
      event.kind === 'alarm-sent' || event.kind === 'alarm-passed'
        ? [say(answer.opening, { time: night.clock(event.minute), to: event.to }).toLowerCase()]
        : [],
    )
    return night.sentence
      .split(/[.;] /)
      .flatMap((part) => [...part.matchAll(patternOf(answer.opening))])
      .map(
        ({ 0: told, index, input }) =>
          !phrases.some((one) => input.toLowerCase().startsWith(one, index)) && told,
      )
  },
  'each gap has a record': (night) => {
    const { site, result, account } = night
    const has = (isOf: (loss: Loss) => boolean, gap: Period) =>
      account.losses.some((loss) => isOf(loss) && loss.from === gap.from && loss.to === gap.to)
    const rooms = account.rooms.flatMap(({ room }) => {
      const isHeard = heardIn(night, room)
      return periodsOf(result.minutes, (minute) => !isHeard(minute))
        .filter(({ from, to }) => to - from > shortGap)
        .map(
          (gap) =>
            !has((loss) => loss.room === room, gap) && `${room.name} ${night.clock(gap.from)}`,
        )
    })
    const devices = site.devices.flatMap((device) =>
      standsStillIn(night, device).map(
        (gap) => !has((loss) => loss.device === device, gap) && device.name,
      ),
    )
    const links = runsOf(result.link, (link) => link === Link.none)
      .filter(ofCut(night))
      .map(
        ({ from, to }) =>
          !account.losses.some(
            (loss) => !loss.device && loss.from <= from + shortGap && to <= loss.to + shortGap,
          ) && `no link ${night.span(from, to)}`,
      )
    return [...rooms, ...devices, ...links]
  },
  'no record contradicts a message that was delivered': ({ result, account, clock }) =>
    account.losses.flatMap(({ cause, room, device, passage, from, to }) =>
      (device ? [] : result.alarms).map(({ rule, raisedAt, sentAt }) => {
        const isOfRoom = rule === `${room?.id}-above` || rule === `${room?.id}-below`
        const isSent = sentAt !== null && sentAt >= from && sentAt < to
        if (cause === 'no-phone') return false
        if (cause === 'no-link' || !room) return isSent && `${rule} ${clock(sentAt)}`
        return isOfRoom && !passage && raisedAt >= from && raisedAt < to && `${rule} raised`
      }),
    ),
  'every alarm closes once, and is not raised again before': ({ events, clock }) => {
    const open = new Set<string>()
    return events.map((event) => {
      if (event.kind === 'alarm-raised') {
        if (open.has(event.rule)) return `${event.rule} ${clock(event.minute)}`
        open.add(event.rule)
      } else if (event.kind === 'alarm-cleared' && !open.delete(event.rule)) return event.rule
      return undefined
    })
  },
  'what is switched and switched back is said with both times': (night) => {
    const { result, words, sentence, details, clock } = night
    const { actsAlone, acts } = words.answer
    const headline = sentence.toLowerCase()
    return night.table.map(({ event, time, says }) => {
      if (event.kind !== 'switched') return false
      const does =
        patternOf(words.events.switched).exec(says)?.groups?.['does']?.toLowerCase() ?? ''
      const phrases = [actsAlone, acts.replace('{message}', '')].map((one) =>
        say(one, { does, time }).toLowerCase(),
      )
      const [, afterTime = ''] = headline.split(time.toLowerCase())
      const isSaid =
        phrases.some((phrase) => headline.includes(phrase)) ||
        (afterTime.split(/[.;]/)[0] ?? '').includes(does)
      const end = result.switchings.find(
        (one) =>
          one.device === event.device &&
          one.to !== event.to &&
          one.isDone &&
          one.minute > event.minute,
      )
      return (
        isSaid &&
        end &&
        !`${sentence} ${details.join(' ')}`.includes(clock(end.minute)) &&
        `${does} until ${clock(end.minute)}`
      )
    })
  },
  'an hour of the headline stands in the table with its day': (night) => {
    const times = new Set(night.table.map(({ time }) => time))
    const { answer } = night.words
    const wait = night.account.silences.flatMap(({ noticedAt }) => noticedAt ?? [])
    const extremes = night.events.flatMap((event) =>
      event.kind === 'limit-passed' ? [event.passage.extremeAt + 1] : [],
    )
    for (const minute of [...wait, ...extremes, 0, night.result.minutes])
      times.add(night.clock(minute))
    // Days that two times share are written before them.
    const shared = [answer.nextDayOn, answer.twoDaysOn, answer.dayBeforeOn].flatMap((day) =>
      [...night.sentence.matchAll(patternOf(say(day, { time: answer.span }), {}))].map(
        ({ groups: { from = '', to = '' } = {} }) => [from, to],
      ),
    )
    const plain = new Set([...times].flatMap((time) => /\d\d:\d\d/.exec(time) ?? []))
    return [...night.sentence.matchAll(/\d\d:\d\d/g)].map(
      ([time]) => !plain.has(time) && !shared.flat().includes(time) && time,
    )
  },
  'an hour is written with its day': (night) => {
    const { beginsAt } = night.night
    const start = beginsAt + cutOf(night).from
    return night.table.map(({ event, time }) => {
      const days =
        Math.floor((beginsAt + event.minute) / minutesADay) - Math.floor(start / minutesADay)
      const isNamed = !/^\d\d:\d\d$/.test(time)
      const isAmbiguous = event.minute - cutOf(night).from >= minutesADay
      return (
        ((days === 0 && isNamed) || ((days > 1 || days < 0 || isAmbiguous) && !isNamed)) &&
        `${time} at minute ${event.minute}`
      )
    })
  },
  'what the headline says is lost is in the list': (night) => {
    const { answer } = night.words
    const list = night.stake.losses.map(({ says }) => says.toLowerCase())
    const ends = [answer.heardLate, answer.heardNever, answer.ringsLate, answer.ringsNever]
    return [...ends, answer.noPhone].flatMap((tail) =>
      night.sentence
        .split(/(?<=\.) (?=\p{Lu})/u)
        .filter((sentence) => sentence.search(patternOf(tail)) >= 0)
        .map((sentence) => !list.includes(sentence.toLowerCase()) && sentence),
    )
  },
  'no text has a gap': (night) =>
    [
      night.sentence,
      ...night.details,
      ...night.outages,
      ...night.platform,
      ...night.table.map(({ says }) => says),
    ]
      // An owner may give a plan a name with any signs.
      .map((text) => /[{}]|undefined|NaN|\.\./.test(text.replaceAll(night.plan, '')) && text),
}

/** Names each law that a night breaks, with what is wrong. */
export const brokenLaws = (night: SaidNight): string[] =>
  Object.entries(nightLaws).flatMap(([law, check]) =>
    check(night).flatMap((wrong) => (wrong ? [`${law}: ${wrong}`] : [])),
  )
