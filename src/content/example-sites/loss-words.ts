import { formatList } from '#src/contracts/formats.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import {
  type Call,
  type Loss,
  limitsOf,
  type Passage,
  type RoomAccount,
} from '#src/model/night-account.ts'
import { type Period, runsOf } from '#src/model/period.ts'
import type { Switching } from '#src/model/rules.ts'
import type { Condition, Room } from '#src/model/site.ts'
import { Supply } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { beyondWords, degrees, extremeWords, parts, say } from './event-words.ts'
import { clocksOf } from './night-clock.ts'

export const withStop = (sentence: string) => `${sentence}.`
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** Clauses that one sentence joins: only the first keeps its capital. */
export const asClauses = (texts: readonly string[]) =>
  texts.map((text, place) => (place > 0 ? text.charAt(0).toLowerCase() + text.slice(1) : text))

/** Returns the minutes at which the generator stops because its fuel is used up. */
export const fuelEnds = ({ result: { supply } }: Pick<CalculatedNight, 'result'>): number[] =>
  runsOf(supply, (value) => value === Supply.generator).flatMap(({ to }) =>
    supply[to] === Supply.none ? [to] : [],
  )

/** Whether the mains lost its generator before a minute, and has not come back until then. */
export function isAfterFuel(night: Pick<CalculatedNight, 'result'>, minute: number): boolean {
  const end = fuelEnds(night).findLast((one) => one <= minute)
  return (
    end !== undefined &&
    night.result.supply.subarray(end, minute + 1).every((value) => value === Supply.none)
  )
}

/** Writes what happened to the rooms of a night, and each of its losses. */
export function lossWordsOf(night: CalculatedNight, { answer }: NightWords) {
  const { site, result, account } = night
  const { clock, span } = clocksOf(night.night, answer)
  const beyond = (passage: Passage) => beyondWords(passage, answer)

  /**
   * Finds the actions between two minutes by rules whose condition satisfies `isOwn`, earliest
   * first.
   */
  const actionsOf = (isOwn: (when: Condition) => boolean, from: number, to: number): Switching[] =>
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

  /** Says what lasts from one minute to another, or to the end of the night. */
  function lasts(does: string, { from, to }: Period): string {
    const key = to < result.minutes ? 'lost' : from > 0 ? 'lostOn' : 'lostAllNight'
    return say(answer[key], { does, from: clock(from), span: span(from, to) })
  }
  /** Says how long a limit was passed, and whether its end was not measured. */
  function passedWords(room: Room, passage: Passage): string {
    const value = lasts(say(answer.passed, { room: room.name, beyond: beyond(passage) }), passage)
    const { from, to } = passage.isCalculated
    return to && !from && passage.to < result.minutes ? say(answer.calculated, { value }) : value
  }

  const isNoticed = ({ from, to }: Loss) =>
    account.silences.some(
      (one) => one.noticedAt !== null && one.from < to && one.to > from && one.from <= from + 1,
    )
  /** Names the loss, without its hours. */
  function whatOf(loss: Loss): string {
    const { device, room, cause } = loss
    if (room) return say(answer.gapProbe, { room: room.name })
    if (device?.says?.stops) return device.says.stops
    if (cause === 'gateway-stopped') return answer.gapGateway
    return isNoticed(loss) ? answer.gapNoticed : answer.gapLink
  }
  /** Describes a loss. @param all losses of the same hours, which share the sentence */
  function lossWords(loss: Loss, all: readonly Loss[] = [loss]): string {
    const { cause, passage, room, from } = loss
    const isAway = site.link === 'neither'
    if (!passage) {
      if (isAway && cause === 'no-link') return answer.neither
      return capital(lasts(formatList(asClauses(all.map(whatOf))), loss))
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
    const isMeasured = cause === 'no-link' || cause === 'no-phone'
    const key = isMeasured ? 'unheard' : cause === 'no-probe' ? 'noProbePassed' : 'unmeasured'
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

  const harmWords = (room: Room, passage: Passage): string =>
    `${passedWords(room, passage)}, ${extremeWords(passage, clock, answer)}`
  /** Says how near a temperature came to its limits. */
  function nearestWords(
    series: ArrayLike<number>,
    { above = Number.POSITIVE_INFINITY, below = Number.NEGATIVE_INFINITY },
  ): string {
    const [warmest, coldest] = [Math.max(...Array.from(series)), Math.min(...Array.from(series))]
    const [side, value, limit] =
      above - warmest <= coldest - below
        ? ([answer.warmest, warmest, above] as const)
        : ([answer.coldest, coldest, below] as const)
    // As many decimals as it takes to tell the value from the limit.
    const written = [1, 2, 3].map((decimals) => value.toFixed(decimals))
    const celsius = written.find((text) => Number(text) !== limit) ?? String(value)
    return say(side, { celsius: degrees(celsius) })
  }
  function keptWords({ room, harm, unmeasured }: RoomAccount): string[] {
    if (harm.length > 0) return []
    const { above, below } = limitsOf(room).harm
    const limits = parts(
      below !== undefined && say(answer.above, { celsius: degrees(below) }),
      above !== undefined && say(answer.below, { celsius: degrees(above) }),
    )
    const key = unmeasured.length > 0 ? 'keptUnmeasured' : 'kept'
    const extreme = nearestWords(result.rooms[site.rooms.indexOf(room)] ?? [], { above, below })
    return [say(answer[key], { room: room.name, limits: formatList(limits), extreme })]
  }
  return { clock, span, actionsOf, actionAt, lossWords, passedWords, harmWords, keptWords }
}

/** The rooms and losses of a night in sentences, and the minutes of warning. */
export function stakeOf(night: CalculatedNight, words: NightWords) {
  const { account, result } = night
  const { harmWords, keptWords, lossWords } = lossWordsOf(night, words)
  const rooms = account.rooms.flatMap((one) =>
    [...one.harm.map((passage) => harmWords(one.room, passage)), ...keptWords(one)].map(withStop),
  )
  const losses = account.losses.map((loss) => ({ loss, says: withStop(lossWords(loss)) }))
  // The first harm: a limit that is passed, or a device that stops.
  const hurts = [
    ...account.rooms.flatMap(({ harm }) => harm),
    ...account.losses.filter(({ device }) => device),
  ]
  const first = Math.min(result.minutes, ...hurts.map(({ from }) => from))
  const begins = night.night.mains[0]?.from ?? 0
  // An alarm that ended before the harm, such as of a power cut that the generator ended, is no
  // warning. Nor is the platform's alarm about a silent site, which does not say what is wrong.
  const told = account.calls.flatMap(({ at, until }: Call) =>
    at >= begins && until > first ? [at] : [],
  )
  /**
   * The minute of the first message that reached a person and was still valid, and the minutes from
   * it to the first harm; null if nothing is harmed.
   */
  const at = Math.min(first, ...told)
  const warning = hurts.length === 0 ? null : { at, minutes: first - at }
  return { rooms, losses, warning }
}
