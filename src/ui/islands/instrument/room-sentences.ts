import { doesWords, say } from '#src/content/dossiers/event-words.ts'
import { alarmOfRoom, isUnmeasured, soon } from '#src/content/dossiers/night-answer.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { clockAt } from '#src/model/clock.ts'
import { isBeyond } from '#src/model/rooms.ts'
import type { CalculatedNight } from './use-night.ts'

/** What became of each room with a limit: when it was passed, what the rules on site did, and when its message reached somebody. */
export function roomSentences({ site, night, result }: CalculatedNight, { says }: InstrumentWords): string[] {
  const clock = (minute: number) => clockAt(minute, night.beginsAt)
  return site.rooms.flatMap((room, index) => {
    if (!room.alarm) return []
    const passed = result.rooms[index]?.findIndex((celsius) => isBeyond(room, celsius)) ?? -1
    if (passed < 0) return [say(says.roomKept, { room: room.name })]
    if (isUnmeasured({ site, result }, index)) return [say(says.notMeasured, { room: room.name })]
    const ownRules = new Set(site.rules.filter(({ when }) => 'room' in when && when.room === room.id).map(({ id }) => id))
    const acted = result.switchings.filter(({ rule, isDone, minute }) => isDone && ownRules.has(rule) && minute >= passed)
    const devices = acted.slice(0, 1).map((one) => say(says.acted, { does: doesWords(one, site), time: clock(one.minute) }))
    const alarm = alarmOfRoom({ result }, room.id)
    const message = alarm?.sentAt == null ? says.unsent : say(says.warned, { to: alarm.to, time: clock(alarm.sentAt) })
    const { next, passedAt = null } = alarm ?? {}
    const passedOn = next === undefined || passedAt === null ? [] : [say(says.passedOn, { to: next, time: clock(passedAt) })]
    const isLate = alarm?.sentAt != null && alarm.sentAt - alarm.raisedAt > soon
    return [
      [
        say(says.roomPassed, { room: room.name, time: clock(passed) }),
        ...devices,
        message,
        ...(isLate ? [says.late] : []),
        ...passedOn,
      ].join(' '),
    ]
  })
}
