import { clockAt } from '#src/model/clock.ts'
import { minutesADay, type Night } from '#src/model/site.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { say } from './event-words.ts'

/**
 * Minutes of the day: a cut that begins in the evening and ends by the morning is its night, whose
 * hours until noon need no day.
 */
const [evening, morning, noon] = [16 * 60, 8 * 60, 12 * 60]

/** Days from the beginning of the first cut to a minute: 0 on the same date, 1 on the next. */
export const dayOf = ({ beginsAt, mains: [cut] }: Night, minute: number): number =>
  Math.floor((beginsAt + minute) / minutesADay) -
  Math.floor((beginsAt + (cut?.from ?? 0)) / minutesADay)

/**
 * Returns functions that write times with their day, unless that is the date of the first cut or
 * the night that follows it.
 */
export function clocksOf(night: Night, answer: NightWords['answer']) {
  const { beginsAt, mains } = night
  const [first, last] = [mains[0]?.from ?? 0, mains.at(-1)?.to ?? 0]
  const timeOf = (minute: number) => (beginsAt + minute) % minutesADay
  const isOneNight =
    timeOf(first) >= evening &&
    (dayOf(night, last) === 0 || (dayOf(night, last) === 1 && timeOf(last) <= morning))
  /** The name of the day of a minute, for a time before it or after it; undefined for none. */
  function nameOf(minute: number): { after: string; before: string } | undefined {
    const day = dayOf(night, minute)
    if (day === 0) return undefined
    if (day === 1 && isOneNight && timeOf(minute) <= noon) return undefined
    if (day < 0) return { after: answer.dayBefore, before: answer.dayBeforeOn }
    return day === 1
      ? { after: answer.nextDay, before: answer.nextDayOn }
      : { after: answer.twoDays, before: answer.twoDaysOn }
  }
  const clock = (minute: number): string =>
    say(nameOf(minute)?.after ?? '{time}', { time: clockAt(minute, beginsAt) })
  /** Writes times of one list alike: with each day, if one of them needs its day. */
  const clockFor = (minutes: readonly number[]) =>
    minutes.some((minute) => nameOf(minute))
      ? (minute: number): string =>
          dayOf(night, minute) === 1
            ? say(answer.nextDay, { time: clockAt(minute, beginsAt) })
            : clock(minute)
      : clock
  /** @param sentence says the two times, `{from}–{to}`; a day that they share is said once before */
  function span(from: number, to: number, sentence = answer.span): string {
    const isOneDay = dayOf(night, from) === dayOf(night, to)
    const name = isOneDay && (nameOf(from) ?? nameOf(to))?.before
    return name
      ? say(name, {
          time: say(sentence, { from: clockAt(from, beginsAt), to: clockAt(to, beginsAt) }),
        })
      : say(sentence, { from: clock(from), to: clock(to) })
  }
  return { clock, clockFor, span }
}

export const clockOf = (night: Night, answer: NightWords['answer']) => clocksOf(night, answer).clock
