import { lang, words } from '#src/content/words/words.ts'
import { describeBooking } from '#src/contracts/booking/slots.ts'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import { staffCallWords } from '#src/contracts/staff/call-words.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { findRequestRow, type RequestRow } from '#src/desk/requests/request-rows.server.ts'
import { bookingAddress, bookingToken, calendarAddress } from './booking-links.server.ts'
import { findBooking } from './booking-rows.server.ts'
import { officeOfStaff } from './booking-slots.server.ts'

type Call = {
  request: Pick<
    RequestRow,
    'id' | 'reference' | 'first_name' | 'last_name' | 'phone' | 'business_email' | 'time_zone'
  >
  /** Milliseconds; null for a cancelled call. */
  startsAt: number | null
  mail: number
}

const officeOf = ({ site }: MailContext) => ({ ...site, place: site.address.city })
/** `mail` is the number of the queued mail, because a call may be moved there and back. */
const letterId = ({ request, mail }: Call) => `${request.reference}-${mail}`

/** Receipt of a booked, moved or cancelled call. It repeats no typed text. */
export function writeBookingReceipt(call: Call, context: MailContext): Letter {
  const { request, startsAt } = call
  const { site, origin } = context
  const { call: booked, cancelledCall: cancelled } = words().mails
  const { reference } = request
  const letter = { id: letterId(call), to: request.business_email, lang: lang() }
  if (startsAt === null)
    return {
      ...letter,
      subject: say(cancelled.subject, { company: site.name, reference }),
      heading: cancelled.heading,
      parts: [{ text: cancelled.text }, { label: cancelled.again, link: `${origin}/book` }],
    }
  const token = bookingToken(context, request.id, 'mail')
  const when = describeBooking(
    slotOf(startsAt),
    officeOf(context),
    request.time_zone,
    words().phrases.calls,
  )
  return {
    ...letter,
    subject: say(booked.subject, { company: site.name, reference }),
    heading: booked.heading,
    parts: [
      {
        facts: [
          [booked.when, when],
          [booked.reference, reference],
        ],
      },
      { text: booked.number },
      { label: booked.change, link: origin + bookingAddress(token) },
      { label: booked.toCalendar, link: origin + calendarAddress(token) },
      { text: say(booked.notYou, { mailbox: site.privacyEmail }) },
    ],
  }
}

/** Notifies the company that a call was moved or cancelled. */
export function writeBookingChange(call: Call, context: MailContext): Letter {
  const { request, startsAt } = call
  const { to, origin } = context
  const name = `${request.first_name} ${request.last_name}`.trim()
  return {
    id: letterId(call),
    to,
    subject: `Call ${request.reference} with ${name} is ${startsAt === null ? 'cancelled' : 'moved'}`,
    heading: startsAt === null ? 'A call is cancelled.' : 'A call is moved.',
    parts: [
      {
        facts: [
          ['Reference', request.reference],
          ['Name', name],
          ['Phone number', request.phone],
          [
            'New time',
            startsAt === null
              ? 'none: the call is cancelled'
              : describeBooking(
                  slotOf(startsAt),
                  officeOfStaff(),
                  request.time_zone,
                  staffCallWords,
                ),
          ],
        ],
      },
      {
        label: 'In the staff area',
        link: `${origin}/admin/dashboard?${new URLSearchParams({ search: request.reference })}`,
      },
    ],
    // Without SMTPUTF8 other letters in a header are an error (RFC 6532), and the text has the address.
    ...(request.business_email &&
      hasPlainLetters(request.business_email) && { replyTo: request.business_email }),
  }
}

/** @param isToPerson whether it is written in the language of the person who booked */
const bookingMail = (
  write: (call: Call, context: MailContext) => Letter,
  isToPerson: boolean,
): Pick<MailKind, 'find'> => ({
  async find(db, { id, contact_id }) {
    const request = contact_id === null ? undefined : await findRequestRow(db, contact_id)
    if (!request) return undefined
    const booking = await findBooking(db, request.id)
    const call = { request, startsAt: booking?.starts_at ?? null, mail: id }
    return {
      language: isToPerson ? request.language : null,
      write: (context) => write(call, context),
    }
  },
})

export const bookingReceipt = {
  kind: 'booking-receipt',
  priority: 1,
  name: 'Receipt to the person',
  ...bookingMail(writeBookingReceipt, true),
} as const satisfies MailKind

export const bookingChanged = {
  kind: 'booking-changed',
  priority: 0,
  name: 'Notice of a changed call',
  isToCompany: true,
  ...bookingMail(writeBookingChange, false),
} as const satisfies MailKind
