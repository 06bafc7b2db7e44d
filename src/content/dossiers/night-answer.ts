import { formatList, formatNumber } from '#src/contracts/formats.ts'
import { monthsOnCells } from '#src/model/cells.ts'
import { clockAt } from '#src/model/clock.ts'
import type { NightTotals } from '#src/model/night-sums.ts'
import { isBeyond } from '#src/model/rooms.ts'
import { type Alarm, allRules } from '#src/model/rules.ts'
import type { NightResult } from '#src/model/simulate-night.ts'
import { type ModelSite, type Night, nameOfSite, type PowerCut } from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { doesWords, ruleWords, say } from './event-words.ts'

export type AnsweredNight = { site: ModelSite; night: Night; result: NightResult; sums: NightTotals }

/** Minutes: a message that took longer than this from its alarm had no link to leave by. */
export const soon = 2

export const alarmOfRoom = ({ result }: Pick<AnsweredNight, 'result'>, room: string) =>
  result.alarms.find(({ rule }) => rule === `${room}-above` || rule === `${room}-below`)

/** Whether a room's limit is passed in a minute in which none of its sensors is heard, and no alarm tells of it. */
export function isUnmeasured(night: Pick<AnsweredNight, 'site' | 'result'>, index: number): boolean {
  const { site, result } = night
  const room = site.rooms[index]
  const passed = room ? (result.rooms[index]?.findIndex((celsius) => isBeyond(room, celsius)) ?? -1) : -1
  if (!room || passed < 0 || alarmOfRoom(night, room.id)) return false
  const raised = Math.min(result.minutes - 1, passed + (room.alarm?.delayMinutes ?? 0))
  return !site.devices.some((device, place) => device.room === room.id && device.readingSeconds && result.heard[place]?.[raised])
}

/** The alarm that a night is about: that of a room, or the first of all. */
const mainAlarm = (night: AnsweredNight): Alarm | undefined =>
  night.site.rooms.map(({ id }) => alarmOfRoom(night, id)).find((alarm) => alarm !== undefined) ?? night.result.alarms[0]

const isReachable = (alarm: Alarm) => alarm.sentAt !== null && alarm.sentAt - alarm.raisedAt <= soon

/** Why an alarm is raised, without its limit: "Frozen room too warm", "Mains lost". */
function causeWords({ rule }: Alarm, site: ModelSite, words: NightWords): string {
  const when = allRules(site).find(({ id }) => id === rule)?.when
  if (when?.kind !== 'above' && when?.kind !== 'below') return ruleWords(rule, site, words)
  const room = site.rooms.find(({ id }) => id === when.room)?.name ?? when.room
  return say(when.kind === 'above' ? words.answer.tooWarm : words.answer.tooCold, { room })
}

/** What a night comes to in one sentence, and the sentences below it. */
export function nightAnswer(night: AnsweredNight, doors: readonly string[], words: NightWords) {
  const { site, result } = night
  const { answer } = words
  const clock = (minute: number) => clockAt(minute, night.night.beginsAt)
  const alarm = mainAlarm(night)
  const unmeasured = site.rooms.find((_, index) => isUnmeasured(night, index))?.name
  // Of the same cause as the alarm, or of the rule that sent it.
  const causes = new Set(
    site.rules
      .filter(
        ({ id, when }) => id === alarm?.rule || when.kind === 'mains-lost' || ('room' in when && alarm?.rule.startsWith(`${when.room}-`)),
      )
      .map(({ id }) => id),
  )
  const begins = night.night.mains[0]?.from ?? 0
  const acted = result.switchings.find(({ rule, isDone, minute }) => isDone && minute >= begins && causes.has(rule))
  const act = acted && { does: doesWords(acted, site), time: clock(acted.minute) }
  const message = () => {
    if (!alarm) return unmeasured ? say(answer.notMeasured, { room: unmeasured }) : undefined
    if (isReachable(alarm))
      return say(answer.rings, { cause: causeWords(alarm, site, words), to: alarm.to, time: clock(alarm.sentAt ?? 0) })
    return alarm.sentAt === null ? answer.never : say(answer.waits, { time: clock(alarm.sentAt) })
  }
  const said = message()
  const isAtOnce = alarm && isReachable(alarm) && alarm.sentAt === acted?.minute
  const both = isAtOnce ? answer.actsToo : answer.acts
  const sentence = said ? (act ? say(both, { message: said, ...act }) : said) : act ? say(answer.actsAlone, act) : answer.quiet
  const others = result.alarms.filter((one) => one !== alarm && one.sentAt !== null && one.raisedAt < (alarm?.raisedAt ?? 0))
  const details = [
    ...(alarm ? [say(answer.about, { rule: ruleWords(alarm.rule, site, words) })] : []),
    ...(alarm?.next && alarm.passedAt !== null
      ? [say(answer.next, { count: String(site.passOnMinutes), to: alarm.next, time: clock(alarm.passedAt) })]
      : []),
    ...others
      .slice(0, 1)
      .map(({ rule, to, sentAt }) => say(answer.other, { rule: ruleWords(rule, site, words), to, time: clock(sentAt ?? 0) })),
    ...(alarm && unmeasured ? [`${say(answer.notMeasured, { room: unmeasured })}.`] : []),
    ...site.devices.flatMap((device, index) =>
      doors.includes(device.id) && device.cells && !result.devices[index]?.includes(State.stopped)
        ? [say(answer.doors, { count: String(monthsOnCells(device)) })]
        : [],
    ),
  ]
  return { sentence: `${sentence}.`, details }
}

/** The outages of a night with their times, to be read before it begins. */
export function outageWords({ site, night }: Pick<AnsweredNight, 'site' | 'night'>, { answer }: NightWords): string[] {
  const times = (cuts: readonly PowerCut[]) =>
    formatList(cuts.map(({ from, to }) => `${clockAt(from, night.beginsAt)}\u2013${clockAt(to, night.beginsAt)}`))
  const away = (sentence: string, cuts: readonly PowerCut[], isThere = true) =>
    isThere && cuts.length > 0 ? [say(sentence, { times: times(cuts) })] : []
  const { generator, link } = site
  return [
    ...away(answer.mains, night.mains),
    ...(generator && night.mains.length > 0
      ? [say(answer.generator, { count: String(generator.afterMinutes), hours: String(generator.hours) })]
      : []),
    ...away(answer.line, night.fixedLine, link !== 'lte-only'),
    ...away(answer.mobile, night.mobile, link !== 'ethernet'),
  ]
}

/** The night in a line that stands alone: "Cold store, 8 h without mains: phone rings 00:52, 0 readings lost". */
export function sharedNight(night: AnsweredNight, { answer }: NightWords, locale: string): string {
  const { site, sums } = night
  const alarm = mainAlarm(night)
  const time = alarm?.sentAt == null ? '' : clockAt(alarm.sentAt, night.night.beginsAt)
  const result = !alarm ? answer.sharedQuiet : isReachable(alarm) ? answer.sharedRings : time ? answer.sharedWaits : answer.sharedNever
  const count = (value: number) => formatNumber(Math.round(value), locale)
  const length = `${formatNumber(Math.round(sums.minutesWithoutGrid / 6) / 10, locale)}\u00a0h`
  return say(answer.shared, { site: nameOfSite(site), length, result: say(result, { time }), lost: count(sums.readings.lost) })
}
