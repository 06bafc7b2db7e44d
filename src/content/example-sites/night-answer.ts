import { formatList } from '#src/contracts/formats.ts'
import { monthsOnCells } from '#src/model/cells.ts'
import { clockAt } from '#src/model/clock.ts'
import { networksOf } from '#src/model/link.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { type Call, type Loss, limitsOf, type Passage, type RoomAccount, shortGap, type Unheard } from '#src/model/night-account.ts'
import { type Period, runsOf } from '#src/model/period.ts'
import type { Switching } from '#src/model/rules.ts'
import { type Condition, minutesADay, type Night, type PowerCut, type Room } from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { beyondWords, counted, degrees, doesWords, durationOf, extremeWords, parts, ruleWords, say } from './event-words.ts'

type Answer = NightWords['answer']

/** Minutes: a gap in which no limit is passed unheard is in the headline from this length. */
const longGap = 60

const isInTime = ({ at, dueAt }: Call) => at - dueAt <= shortGap
const withStop = (sentence: string) => `${sentence}.`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Writes the time of a minute, which is on the next day where a day has passed since the first cut, or since an earlier minute. */
const clockOf =
  ({ beginsAt, mains: [cut] }: Night, { nextDay }: Answer) =>
  (minute: number, since = minute) => {
    const time = clockAt(minute, beginsAt)
    return minute - Math.min(since, cut?.from ?? 0) >= minutesADay ? say(nextDay, { time }) : time
  }

function sentencesOf({ site, night, result, account }: CalculatedNight, { answer }: NightWords) {
  const [{ from: begins, to: ends } = { from: 0, to: result.minutes }] = night.mains
  const clock = clockOf(night, answer)
  const beyond = (passage: Passage) => beyondWords(passage, answer)
  const isAway = site.link === 'neither'
  /** The minutes around a gap in which nothing measures its room, whatever the cause. */
  const unmeasured = (gap: Unheard): Period =>
    account.rooms.find(({ room }) => room === gap.room)?.unmeasured.find(({ from, to }) => from <= gap.from && gap.to <= to) ?? gap
  /** What a loss is part of: losses of one key are said in one sentence. */
  const keyOf = (loss: Loss) =>
    loss.kind === 'stopped'
      ? loss.device.id
      : loss.room && loss.cause !== 'no-link'
        ? `${loss.room.id} ${unmeasured(loss).from}`
        : `${loss.cause} ${loss.from} ${loss.passage ? loss.room?.id : ''}`

  /** What a rule did while its condition held. */
  const actionOf = (isOwn: (when: Condition) => boolean, from: number, to: number) =>
    result.switchings.find(
      ({ rule, isDone, minute }) =>
        isDone && minute >= from && minute < to && site.rules.some(({ id, when }) => id === rule && isOwn(when)),
    )
  /** What a rule for the limit of a room's alarm does while it is passed. */
  const actionAt = (room: Room, { side, from, to, told, isUnheard }: Passage) =>
    actionOf(
      (when) => when.kind === side && when.room === room.id && when.celsius === room.alarm?.[side],
      from,
      isUnheard && told ? told.at : to,
    )

  /** @param isWhole says from when to when nothing measures a room, not only for the cause of this loss */
  function lossWords(loss: Loss, isWhole = false): string {
    if (loss.kind === 'stopped') return say(answer.stops, { from: clock(loss.from), to: clock(loss.to), does: loss.device.says?.stops })
    const { cause, passage, room } = loss
    const isOfRoom = room && (passage || isWhole) && cause !== 'no-link'
    const { from, to } = isOfRoom ? unmeasured(loss) : loss
    const values = { room: room?.name, from: clock(from), to: clock(to) }
    if (passage) {
      const told = passage.told?.at
      // People beside a horn hear it: there only the phone is silent.
      const [never, late] = room && actionAt(room, passage) ? [answer.ringsNever, answer.ringsLate] : [answer.heardNever, answer.heardLate]
      const tail = isAway ? answer.noPhone : told === undefined ? never : say(late, { time: clock(told) })
      const key = cause === 'no-link' ? 'unheard' : cause === 'no-probe' ? 'noProbePassed' : 'unmeasured'
      return say(answer[key], { ...values, beyond: beyond(passage), time: clock(passage.from), tail })
    }
    if (cause === 'no-link') return say(answer[isAway ? 'neither' : to === result.minutes ? 'gapLinkOn' : 'gapLink'], values)
    if (cause === 'no-probe') return say(answer.noProbe, values)
    if (cause === 'gateway-stopped' && !isOfRoom) return say(answer.gapGateway, values)
    return say(answer.gapProbe, values)
  }

  const passed = account.rooms.flatMap(({ room, harm, warning }) => [...warning, ...harm].map((passage) => ({ room, passage })))
  const heard = passed.find(({ passage }) => passage.told && !passage.isUnheard)
  const called = account.calls.find((call) => call.at >= begins && call.at < ends && isInTime(call))
  const told = heard?.passage.told ?? called
  const onMains = actionOf(({ kind }) => kind === 'mains-lost', begins, ends)

  /** Whom a call reaches at once, and what a rule of its cause did at the same minute or later. */
  function eventOf(act: Switching | undefined, at?: number, message?: string): string | undefined {
    if (!act) return message
    const values = { message, does: doesWords(act, site), time: clock(act.minute) }
    return say(answer[message === undefined ? 'actsAlone' : act.minute === at ? 'actsToo' : 'acts'], values)
  }
  function eventWords(): string[] {
    const call = told && { to: told.to, time: clock(told.at) }
    if (heard) {
      const cause = say(answer[heard.passage.side === 'above' ? 'tooWarm' : 'tooCold'], { room: heard.room.name })
      return parts(eventOf(actionAt(heard.room, heard.passage) ?? onMains, told?.at, say(answer.rings, { cause, ...call })))
    }
    const [unheard] = passed
    return parts(eventOf(onMains, told?.at, call && say(answer.opening, call)), eventOf(unheard && actionAt(unheard.room, unheard.passage)))
  }

  /** What the goods went through after the first alarm about them. */
  const harmWords = ({ room, harm, warning: [first] }: RoomAccount): string[] =>
    harm.map((passage) =>
      parts(
        say(answer.passed, { room: room.name, beyond: beyond(passage), time: clock(passage.from) }),
        first && passage.from > first.from && say(answer.since, { length: durationOf(passage.from - first.from), beyond: beyond(first) }),
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
      : [say(unmeasured.length > 0 ? answer.keptUnmeasured : answer.kept, { room: room.name, limits: limits.join(answer.and) })]
  }
  /** "Without power: Edge gateway 10:28–14:00; Scene switches (40), Curtain motors (40) 22:00–06:00." */
  function stillWords(gateway: string): string {
    const names = new Map<string, string[]>()
    const all = [
      { name: gateway, count: 1, states: result.gateway },
      ...site.devices.map((one, at) => ({ ...one, states: result.devices[at] })),
    ]
    for (const { states = [], ...one } of all) {
      const times = runsOf(states, (state) => state === State.stopped).map(({ from, to }) => `${clock(from)}–${clock(to)}`)
      if (times.length > 0) names.set(times.join(', '), [...(names.get(times.join(', ')) ?? []), counted(one)])
    }
    const lines = [...names].map(([times, devices]) => `${devices.join(', ')} ${times}`)
    return lines.length > 0 ? say(answer.stoodStill, { names: lines.join('; ') }) : ''
  }
  return { begins, stillWords, clock, keyOf, lossWords, eventWords, harmWords, keptWords, heard, called, told }
}

/** What a night comes to: first what its owner keeps, then what is lost, the worst first; and the sentences below. */
export function nightAnswer(night: CalculatedNight, doors: readonly string[], words: NightWords) {
  const { site, result, account } = night
  const { answer } = words
  const { clock, keyOf, lossWords, eventWords, harmWords, keptWords, stillWords, heard, called, told } = sentencesOf(night, words)
  const running = site.devices.filter((_, index) => !result.devices[index]?.includes(State.stopped))
  const works = running.map(({ says, count, name }) =>
    says?.works && count > 1 ? say(answer.works, { does: says.works, count, name }) : says?.works,
  )
  const isKept = account.rooms.every(({ harm, warning }) => harm.length === 0 && warning.length === 0)
  const kept = parts(
    parts(...works).join('; '),
    ...(isKept ? account.rooms.flatMap(keptWords) : []),
    capital(eventWords().join('; ')),
    // Who was told of the warning reads when the limit itself was passed.
    ...account.rooms.filter(({ room, warning }) => room === heard?.room && warning.length > 0).flatMap(harmWords),
  )
  const serious = account.losses.filter(
    (loss) =>
      loss.kind === 'stopped' || loss.passage || (loss.to - loss.from >= longGap && (loss.cause !== 'no-link' || site.link !== 'neither')),
  )
  const each = serious.filter((loss, at) => serious.findIndex((one) => keyOf(one) === keyOf(loss)) === at)
  const [worst] = each
  const second = each.find(({ kind }) => kind !== worst?.kind) ?? each[1]
  const lost = [...new Set([worst, second, ...each])].flatMap((loss) => (loss ? [lossWords(loss, true)] : []))
  if (site.link === 'neither' && worst?.kind !== 'unheard') lost.unshift(answer.neither)
  const isQuiet = night.night.mains.length === 0 && kept.length + lost.length === 0
  // Where nobody is called while the mains is away, the headline says so, whatever is lost besides.
  const wait = called || heard ? undefined : each.find((loss) => loss.kind === 'unheard' && loss.cause === 'no-link' && !loss.passage)
  const first = new Set([...lost.slice(0, 2), ...(wait ? [lossWords(wait, true)] : [])])
  const sentences = isQuiet ? [answer.quiet] : [...kept, ...first]
  const isOfRoom = ({ rule }: Call) => account.rooms.some(({ room: { id } }) => rule === `${id}-above` || rule === `${id}-below`)
  // What concerns a room comes first, and a rule is named once: a cut that a generator ended is told long after.
  const late = account.calls
    .filter((call) => !isInTime(call))
    .filter(({ rule }, at, all) => all.findIndex((one) => one.rule === rule) === at)
    .sort((one, other) => Number(isOfRoom(other)) - Number(isOfRoom(one)))
  const next = result.alarms.find(({ rule, sentAt }) => rule === told?.rule && sentAt === told.at)
  const callWords = (sentence: string, { rule, to, at, dueAt }: Call) =>
    say(sentence, { rule: ruleWords(rule, site, words), to, time: clock(at), due: clock(dueAt) })
  const details = parts(
    told && callWords(answer.about, told),
    next?.next && next.passedAt !== null && say(answer.next, { count: site.passOnMinutes, to: next.next, time: clock(next.passedAt) }),
    heard && called && called !== told && callWords(answer.other, called),
    ...lost.filter((one) => !first.has(one)).map(withStop),
    ...late.map((call) => callWords(answer.late, call)),
    stillWords(words.parts.gateway),
    ...running.map(
      (device) => doors.includes(device.id) && device.cells !== undefined && say(answer.doors, { count: monthsOnCells(device) }),
    ),
  )
  return { sentence: sentences.map(withStop).join(' '), details, told, clock }
}

export function stakeOf(night: CalculatedNight, words: NightWords) {
  const { account, result } = night
  const { begins, harmWords, keptWords, lossWords } = sentencesOf(night, words)
  const rooms = account.rooms.flatMap((one) => [...harmWords(one), ...keptWords(one)].map(withStop))
  const losses = account.losses.map((loss) => ({ loss, says: withStop(lossWords(loss)) }))
  // The first of what hurts: a limit that is passed, or what stands still.
  const hurts = [...account.rooms.flatMap(({ harm }) => harm), ...account.losses.filter(({ kind }) => kind === 'stopped')]
  const first = Math.min(result.minutes, ...hurts.map(({ from }) => from))
  // An alarm that was over before, such as that of a power cut which the generator ended, warned of nothing.
  const told = account.calls.flatMap(({ at, until }) => (at >= begins && until > first ? [at] : []))
  /** Minutes from the first message that reached somebody and was still true to the first harm; null where nothing is harmed. */
  const warning = hurts.length === 0 ? null : Math.max(0, first - Math.min(first, ...told))
  return { rooms, losses, warning }
}

/** The outages of a night with their times, to be read before it begins. */
export function outageWords(
  { site, night }: Pick<CalculatedNight, 'site' | 'night'>,
  { answer }: NightWords,
  isWithMains = false,
): string[] {
  const clock = clockOf(night, answer)
  const away = (sentence: string, cuts: readonly PowerCut[]) =>
    cuts.length > 0 && say(sentence, { times: formatList(cuts.map(({ from, to }) => `${clock(from, from)}\u2013${clock(to, from)}`)) })
  // What a network lacked before the mains failed is no part of this outage.
  const since = (cuts: readonly PowerCut[]) => cuts.filter(({ to }) => to > (night.mains[0]?.from ?? 0))
  const { generator, link, inverterHours = 0 } = site
  const { hasLine, hasMobile } = networksOf(link)
  const networks = parts(hasLine && away(answer.line, since(night.fixedLine)), hasMobile && away(answer.mobile, since(night.mobile)))
  const stay = (hasLine && night.fixedLine.length > 0) || (hasMobile && night.mobile.length > 0) ? [] : [answer.networksOn]
  const longest = Math.max(0, ...night.mains.map(({ from, to }) => to - from)) / 60
  const hours = site.routerPower === 'mains' ? 0 : inverterHours
  return parts(
    away(answer.mains, night.mains),
    generator && night.mains.length > 0 && say(answer.generator, { count: generator.afterMinutes, hours: generator.hours }),
    ...(link === 'neither' ? [answer.noNetwork] : isWithMains ? [answer.bothOut] : networks.length > 0 ? networks : stay),
    // Else a line that is up would be seen to carry nothing.
    hasLine &&
      !isWithMains &&
      longest > hours + (generator?.hours ?? 0) &&
      say(site.routerPower === 'mains' ? answer.routerOff : answer.routerLasts, { hours: inverterHours }),
  )
}
