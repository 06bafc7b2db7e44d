import { formatList } from '#src/contracts/formats.ts'
import { monthsOnCells } from '#src/model/cells.ts'
import { clockAt } from '#src/model/clock.ts'
import { networksOf } from '#src/model/link.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import {
  type Call,
  type Loss,
  limitsOf,
  type Passage,
  type RoomAccount,
  shortGap,
} from '#src/model/night-account.ts'
import { runsOf } from '#src/model/period.ts'
import type { Switching } from '#src/model/rules.ts'
import {
  type Condition,
  minutesADay,
  type Night,
  type PowerCut,
  type Room,
} from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import {
  beyondWords,
  counted,
  degrees,
  doesWords,
  durationOf,
  extremeWords,
  parts,
  ruleWords,
  say,
} from './event-words.ts'

type Answer = NightWords['answer']

/**
 * Minimum minutes of a gap that the headline mentions even if no limit was passed during the gap.
 */
const longGap = 60
/** Maximum number of messages in time that are listed besides the headline's message. */
const mostOthers = 4

const isInTime = ({ at, dueAt }: Call) => at - dueAt <= shortGap
const withStop = (sentence: string) => `${sentence}.`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Minutes after the start of a cut from which "the next day" is added to a time, because readers
 * could think of one before the cut.
 */
const readAsBefore = 20 * 60

/**
 * Writes the time of a minute, with "the next day" if it is long after the first cut began, or a
 * day after the minute `since`.
 */
const clockOf =
  ({ beginsAt, mains: [cut] }: Night, { nextDay }: Answer) =>
  (minute: number, since = minute) => {
    const time = clockAt(minute, beginsAt)
    const first = cut?.from ?? 0
    const hasOtherDay =
      Math.floor((beginsAt + minute) / minutesADay) > Math.floor((beginsAt + first) / minutesADay)
    const isLater = (hasOtherDay && minute - first > readAsBefore) || minute - since >= minutesADay
    return isLater ? say(nextDay, { time }) : time
  }

function sentencesOf({ site, night, result, account }: CalculatedNight, { answer }: NightWords) {
  const [{ from: begins, to: ends } = { from: 0, to: result.minutes }] = night.mains
  const clock = clockOf(night, answer)
  const beyond = (passage: Passage) => beyondWords(passage, answer)
  const isAway = site.link === 'neither'
  /**
   * Finds the actions between two minutes by rules whose condition satisfies `isOwn`, earliest
   * first.
   */
  const actionsOf = (isOwn: (when: Condition) => boolean, from: number, to: number) =>
    result.switchings.filter(
      ({ rule, isDone, minute }) =>
        isDone &&
        minute >= from &&
        minute < to &&
        site.rules.some(({ id, when }) => id === rule && isOwn(when)),
    )
  const actionAt = (room: Room, { side, from, to, told, isUnheard }: Passage) =>
    actionsOf(
      (when) => when.kind === side && when.room === room.id && when.celsius === room.alarm?.[side],
      from,
      isUnheard && told ? told.at : to,
    )[0]

  /** Names the loss, without its hours. */
  const whatOf = ({ device, room, cause }: Loss): string => {
    if (room) return say(answer.gapProbe, { room: room.name })
    return device?.says?.stops ?? (cause === 'no-link' ? answer.gapLink : answer.gapGateway)
  }
  function lossWords(loss: Loss, all: readonly Loss[] = [loss]): string {
    const { cause, passage, room, from, to } = loss
    if (!passage) {
      if (isAway && cause === 'no-link') return answer.neither
      const does = formatList(
        all
          .map(whatOf)
          .map((what, place) => (place > 0 ? what.charAt(0).toLowerCase() + what.slice(1) : what)),
      )
      const key = to < result.minutes ? 'lost' : from > 0 ? 'lostOn' : 'lostAllNight'
      return capital(say(answer[key], { does, from: clock(from), to: clock(to) }))
    }
    const told = passage.told?.at
    // If a horn sounds, people beside it are warned, so the sentence says only that no phone rings.
    const [never, late] =
      room && actionAt(room, passage)
        ? [answer.ringsNever, answer.ringsLate]
        : [answer.heardNever, answer.heardLate]
    const tail = isAway
      ? answer.noPhone
      : told === undefined
        ? never
        : say(late, { time: clock(told) })
    const key =
      cause === 'no-link' ? 'unheard' : cause === 'no-probe' ? 'noProbePassed' : 'unmeasured'
    // If the goods have another limit than the alarm, the sentence says how far the goods' limit
    // was passed.
    const hasWarning = account.rooms.some((one) => one.room === room && one.warning.length > 0)
    const said = say(answer[key], {
      room: room?.name,
      from: clock(from),
      beyond: beyond(passage),
      time: clock(passage.from),
      tail,
    })
    return parts(said, hasWarning && extremeWords(passage, clock, answer)).join('; ')
  }

  const passed = account.rooms.flatMap(({ room, harm, warning }) =>
    [...warning, ...harm].map((passage) => ({ room, passage })),
  )
  const heard = passed.find(({ passage }) => passage.told && !passage.isUnheard)
  const called = account.calls.find((call) => call.at >= begins && call.at < ends && isInTime(call))
  const told = heard?.passage.told ?? called
  const heldMinutes = ({ device, to, minute }: Switching) =>
    (result.switchings.find(
      (one) => one.device === device && one.to !== to && one.isDone && one.minute > minute,
    )?.minute ?? ends) - minute
  // A generator may end an action after minutes, and a longer action starts when the generator
  // stops, so the longest one is named.
  const [onMains] = actionsOf(({ kind }) => kind === 'mains-lost', begins, ends).sort(
    (one, other) => heldMinutes(other) - heldMinutes(one),
  )

  /**
   * Combines the sentence about a message with the action of a rule for the same cause, at the same
   * minute or later.
   */
  function eventOf(act: Switching | undefined, at?: number, message?: string): string | undefined {
    if (!act) return message
    const values = { message, does: doesWords(act, site), time: clock(act.minute) }
    return say(
      answer[message === undefined ? 'actsAlone' : act.minute === at ? 'actsToo' : 'acts'],
      values,
    )
  }
  function eventWords(): string[] {
    const call = told && { to: told.to, time: clock(told.at) }
    if (heard) {
      const cause = say(answer[heard.passage.side === 'above' ? 'tooWarm' : 'tooCold'], {
        room: heard.room.name,
      })
      return parts(
        eventOf(
          actionAt(heard.room, heard.passage) ?? onMains,
          told?.at,
          say(answer.rings, { cause, ...call }),
        ),
      )
    }
    const [unheard] = passed
    return parts(
      eventOf(onMains, told?.at, call && say(answer.opening, call)),
      eventOf(unheard && actionAt(unheard.room, unheard.passage)),
    )
  }

  const harmWords = ({ room, harm, warning: [first] }: RoomAccount): string[] =>
    harm.map((passage) =>
      parts(
        say(answer.passed, { room: room.name, beyond: beyond(passage), time: clock(passage.from) }),
        first &&
          passage.from > first.from &&
          say(answer.since, {
            length: durationOf(passage.from - first.from),
            beyond: beyond(first),
          }),
        extremeWords(passage, clock, answer),
      ).join(', '),
    )
  const keptWords = ({ room, harm, unmeasured }: RoomAccount): string[] => {
    const { above, below } = limitsOf(room).harm
    const limits = parts(
      below !== undefined && say(answer.above, { celsius: degrees(below) }),
      above !== undefined && say(answer.below, { celsius: degrees(above) }),
    )
    return harm.length > 0
      ? []
      : [
          say(answer[unmeasured.length > 0 ? 'keptUnmeasured' : 'kept'], {
            room: room.name,
            limits: formatList(limits),
          }),
        ]
  }
  /**
   * Lists stopped devices: "Without power: Edge gateway 10:28–14:00; Scene switches (40), Curtain
   * motors (40) 22:00–06:00."
   */
  function stillWords(gateway: string): string {
    const names = new Map<string, string[]>()
    const all = [
      { name: gateway, count: 1, states: result.gateway },
      ...site.devices.map((one, at) => ({ ...one, states: result.devices[at] })),
    ]
    for (const { states = [], ...one } of all) {
      const times = runsOf(states, (state) => state === State.stopped).map(
        ({ from, to }) => `${clock(from)}–${clock(to)}`,
      )
      if (times.length > 0)
        names.set(times.join(', '), [...(names.get(times.join(', ')) ?? []), counted(one)])
    }
    const lines = [...names].map(([times, devices]) => `${devices.join(', ')} ${times}`)
    return lines.length > 0 ? say(answer.stoodStill, { names: lines.join('; ') }) : ''
  }
  return {
    begins,
    ends,
    stillWords,
    clock,
    lossWords,
    eventWords,
    harmWords,
    keptWords,
    heard,
    called,
    told,
  }
}

/**
 * Composes the result of a night: a headline with what went on and the worst losses, and the
 * sentences below the headline.
 */
export function nightAnswer(night: CalculatedNight, doors: readonly string[], words: NightWords) {
  const { site, result, account } = night
  const { answer } = words
  const {
    begins,
    ends,
    clock,
    lossWords,
    eventWords,
    harmWords,
    keptWords,
    stillWords,
    heard,
    called,
    told,
  } = sentencesOf(night, words)
  const running = site.devices.filter((_, index) => !result.devices[index]?.includes(State.stopped))
  const works = running.map(({ says, count, name }) =>
    says?.works && count > 1 ? say(answer.works, { does: says.works, count, name }) : says?.works,
  )
  const isKept = account.rooms.every(
    ({ harm, warning }) => harm.length === 0 && warning.length === 0,
  )
  const kept = parts(
    parts(...works).join('; '),
    capital(eventWords().join('; ')),
    ...(isKept ? account.rooms.flatMap(keptWords) : []),
    // For a room whose warning reached somebody, adds when the limit of the goods was passed.
    ...account.rooms
      .filter(({ room, warning }) => room === heard?.room && warning.length > 0)
      .flatMap(harmWords),
  )
  // Waiting messages are left out if a limit was passed meanwhile, because the sentence about that
  // limit mentions them.
  const isSaid = ({ cause, from }: Loss) =>
    cause === 'no-link' &&
    (site.link === 'neither' ||
      account.losses.some((one) => one.passage && one.cause === cause && one.from === from))
  const serious = account.losses.filter(
    (loss) => loss.device || loss.passage || (loss.to - loss.from >= longGap && !isSaid(loss)),
  )
  // Losses during the same hours share one sentence.
  const isWith = (loss: Loss) => (other: Loss) =>
    other === loss ||
    (!other.passage && !loss.passage && other.from === loss.from && other.to === loss.to)
  const withIt = (loss: Loss) => serious.filter(isWith(loss))
  const each = serious.filter((loss, at) => serious.findIndex(isWith(loss)) === at)
  const [worst] = each
  const second =
    each.find(
      (loss) => loss !== worst && withIt(loss).some(({ device }) => !device !== !worst?.device),
    ) ?? each[1]
  const isQuiet =
    night.night.mains.length === 0 && kept.length + each.length === 0 && site.link !== 'neither'
  // If nobody is called during the power cut, the headline says so, whatever else is lost.
  const wait =
    called || heard
      ? undefined
      : each.find((loss) => !loss.passage && withIt(loss).some(({ cause }) => cause === 'no-link'))
  const isNeither = site.link === 'neither' && !worst?.passage
  const chosen = each
    .filter((loss) => loss === worst || loss === wait || (loss === second && !isNeither))
    .sort((one, other) => one.from - other.from)
  const wordsOf = (loss: Loss) => lossWords(loss, withIt(loss))
  const first = new Set(parts(isNeither && answer.neither, ...chosen.map(wordsOf)))
  const sentences = isQuiet ? [answer.quiet] : [...kept, ...first]
  const isOfRoom = ({ rule }: Call) =>
    account.rooms.some(({ room: { id } }) => rule === `${id}-above` || rule === `${id}-below`)
  // Late messages, those about rooms first, and one for each rule. A cut may be reported long after
  // a generator has ended it.
  const late = account.calls
    .filter((call) => !isInTime(call))
    .filter(({ rule }, at, all) => all.findIndex((one) => one.rule === rule) === at)
    .sort((one, other) => Number(isOfRoom(other)) - Number(isOfRoom(one)))
  // Further messages in time, such as one about the mains failing again when a generator runs out
  // of fuel.
  const others = account.calls
    .filter((call) => call !== told && isInTime(call) && call.at >= begins && call.at < ends)
    .slice(0, mostOthers)
  const further = each.map(wordsOf).filter((one) => !first.has(one))
  const next = result.alarms.find(({ rule, sentAt }) => rule === told?.rule && sentAt === told.at)
  const callWords = (sentence: string, { rule, to, at, dueAt }: Call) =>
    say(sentence, { rule: ruleWords(rule, site, words), to, time: clock(at), due: clock(dueAt) })
  const details = parts(
    told && callWords(answer.about, told),
    next?.next &&
      next.passedAt !== null &&
      say(answer.next, { count: site.passOnMinutes, to: next.next, time: clock(next.passedAt) }),
    ...others.map((call) => callWords(answer.other, call)),
    ...new Set(further.map(withStop)),
    ...late.map((call) => callWords(answer.late, call)),
    stillWords(words.parts.gateway),
    ...running.map(
      (device) =>
        doors.includes(device.id) &&
        device.cells !== undefined &&
        say(answer.doors, { count: monthsOnCells(device) }),
    ),
  )
  return { sentence: sentences.map(withStop).join(' '), details, told, clock }
}

export function stakeOf(night: CalculatedNight, words: NightWords) {
  const { account, result } = night
  const { begins, harmWords, keptWords, lossWords } = sentencesOf(night, words)
  const rooms = account.rooms.flatMap((one) => [...harmWords(one), ...keptWords(one)].map(withStop))
  const losses = account.losses.map((loss) => ({ loss, says: withStop(lossWords(loss)) }))
  // The first harm: a limit that is passed, or a device that stops.
  const hurts = [
    ...account.rooms.flatMap(({ harm }) => harm),
    ...account.losses.filter(({ device }) => device),
  ]
  const first = Math.min(result.minutes, ...hurts.map(({ from }) => from))
  // An alarm that ended before the harm, such as of a power cut that the generator ended, is no
  // warning.
  const told = account.calls.flatMap(({ at, until }) => (at >= begins && until > first ? [at] : []))
  /**
   * Minutes between the first message that reached a person and was still valid, and the first
   * harm; null if nothing is harmed.
   */
  const warning = hurts.length === 0 ? null : Math.max(0, first - Math.min(first, ...told))
  return { rooms, losses, warning }
}

/** Describes the outages of a night with their times, for reading before the simulation starts. */
export function outageWords(
  { site, night }: Pick<CalculatedNight, 'site' | 'night'>,
  { answer, link }: NightWords,
  isWithMains = false,
): string[] {
  const clock = clockOf(night, answer)
  const away = (sentence: string, cuts: readonly PowerCut[]) =>
    cuts.length > 0 &&
    say(sentence, {
      times: formatList(cuts.map(({ from, to }) => `${clock(from, from)}\u2013${clock(to, from)}`)),
    })
  // Network failures from before the power cut are no part of this outage.
  const since = (cuts: readonly PowerCut[]) =>
    cuts.filter(({ to }) => to > (night.mains[0]?.from ?? 0))
  const { generator, inverterHours = 0 } = site
  const { hasLine, hasMobile } = networksOf(site.link)
  const longest = Math.max(0, ...night.mains.map(({ from, to }) => to - from)) / 60
  const hours = site.routerPower === 'mains' ? 0 : inverterHours
  const isRouterOff = hasLine && longest > hours + (generator?.hours ?? 0)
  const networks = parts(
    hasLine && away(answer.line, since(night.fixedLine)),
    hasMobile && away(answer.mobile, since(night.mobile)),
  )
  // A line does not work without its router.
  const up = parts(
    hasLine && !isRouterOff && night.fixedLine.length === 0 && link.line,
    hasMobile && night.mobile.length === 0 && link.lte,
  )
  const isBoth = isWithMains && hasLine && hasMobile
  return parts(
    away(answer.mains, night.mains),
    generator &&
      night.mains.length > 0 &&
      say(answer.generator, { count: generator.afterMinutes, hours: generator.hours }),
    ...(site.link === 'neither' ? [answer.noNetwork] : isBoth ? [answer.bothOut] : networks),
    networks.length === 0 && up.length > 0 && say(answer.networksOn, { names: formatList(up) }),
    isRouterOff &&
      !isWithMains &&
      say(site.routerPower === 'mains' ? answer.routerOff : answer.routerLasts, {
        hours: inverterHours,
      }),
  )
}
