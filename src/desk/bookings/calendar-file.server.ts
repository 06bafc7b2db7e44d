import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { callMinutes } from '#src/contracts/contact/call-back.ts'
import { say } from '#src/contracts/text/say.ts'

const stamp = (moment: Date) => `${moment.toISOString().replace(/[-:]|\.\d{3}/g, '')}`
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds a line at 75 bytes of UTF-8, never within a character (RFC 5545 §3.1). */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length > 0 ? 74 : 75)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

/** A whole number of iCalendar has 31 bits, which seconds since 1970 exceed in 2038 (RFC 5545 §3.3.8). */
const firstSequence = Date.UTC(2020, 0, 1)

/**
 * Makes the calendar file of a call for its visitor.
 * @param call `change`: address of the page that moves or cancels it
 */
export function calendarFile(
  call: { reference: string; startsAt: string; change: string; isCancelled: boolean },
  now = new Date(),
): string {
  const { calendar } = words().mails
  const text = say(calendar.text, { reference: call.reference })
  const change = say(calendar.change, { link: call.change })
  const entry = {
    id: call.reference,
    summary: say(calendar.summary, { company: site().name }),
    text: `${text}\n${change}`,
    link: call.change,
  }
  return fileOf({ ...call, ...entry }, now)
}

/**
 * Makes the calendar file of a call for staff.
 * @param call `link`: address of its request
 */
export const staffCalendarFile = (
  call: { reference: string; startsAt: string; name: string; phone: string; link: string },
  now = new Date(),
): string =>
  fileOf(
    {
      id: `${call.reference}-office`,
      startsAt: call.startsAt,
      isCancelled: false,
      summary: `Call ${call.name}`,
      text: `${call.phone}\n${call.link}`,
      link: call.link,
    },
    now,
  )

type Entry = {
  /** Of the entry in a calendar, which a later file of this id replaces. */
  id: string
  startsAt: string
  isCancelled: boolean
  summary: string
  text: string
  link: string
}

/** Writes a file of one entry (RFC 5545). */
function fileOf(entry: Entry, now: Date): string {
  const { name, url } = site()
  const start = new Date(entry.startsAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Booking//EN`,
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    // Each later file replaces the earlier ones, also one that is made within the same minute.
    `SEQUENCE:${Math.floor((now.getTime() - firstSequence) / 1000)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + callMinutes * 60_000))}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.text)}`,
    `URL:${entry.link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
