import { randomUUID } from 'node:crypto'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import type { BookingRequest } from '#src/contracts/booking/forms.ts'
import { describeBooking, slotsFrom } from '#src/contracts/booking/slots.ts'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import { openOn } from '#src/contracts/contact/office-hours.ts'
import { isDigested } from '#src/contracts/flags.ts'
import { isoDay, isoMinute } from '#src/contracts/formats.ts'
import { phoneToDial } from '#src/contracts/phone.ts'
import type { Context } from '#src/core/context.server.ts'
import {
  findContact,
  findContactByReference,
  refreshSearched,
} from '#src/desk/requests/request-rows.server.ts'
import { type SubmissionContext, submitRequest } from '#src/desk/requests/submission.server.ts'
import { insertNote } from '#src/desk/requests/work-rows.server.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { insertMail, type MailInQueue } from '#src/server/database/outbox.ts'
import { countHit } from '#src/server/database/rates.ts'
import { retryWhenAway } from '#src/server/database/retry.ts'
import {
  type ContactSender,
  mailboxKey,
  readFlags,
  type SpamContext,
} from '#src/server/services/spam/spam.ts'
import { bookingToken, changeAddress, readBookingToken } from './booking-links.server.ts'
import { bookingChanged, bookingReceipt } from './booking-mails.server.ts'
import {
  countBooked,
  countOpenBookings,
  deleteBooking,
  findBooking,
  insertBooking,
  listBookings,
  setCallTime,
} from './booking-rows.server.ts'
import { calendarFile } from './calendar-file.server.ts'

/** Most open bookings of one telephone number, and of one network, which thousands may share. */
export const mostOpen = { phone: 2, network: 10 }
/**
 * Most moves of a call in a day, and most mails about changed calls to a mailbox, because a booking
 * may name the address of a stranger.
 */
export const mostInDay = { moves: 5, mails: 6 }
const day = 24 * 3_600_000

/** `secret`: of this installation, by which links of calls are signed. */
type CallContext = Pick<Context, 'database'> & { secret: string }

/** Why a half hour could not be booked, thrown to undo the transaction. */
class NotBooked extends Error {
  readonly reason: 'taken' | 'limit'
  constructor(reason: 'taken' | 'limit') {
    super(reason)
    this.reason = reason
  }
}

const office = () => ({ ...site(), place: site().address.city })

/** Lists the free half hours, as `slotOf` writes them. */
export async function freeSlots(
  { database }: Pick<Context, 'database'>,
  now = Date.now(),
): Promise<string[]> {
  const booked = await countBooked(database.db, now)
  return slotsFrom(now, site())
    .filter((moment) => (booked.get(moment) ?? 0) < settings().booking.callsAtOnce)
    .map(slotOf)
}

type Keys = { phone_key: string; network_key: string }

/** Checks that a half hour is one of the calendar. @throws NotBooked */
function checkSlot(startsAt: number, now: number) {
  if (!slotsFrom(now, site()).includes(startsAt)) throw new NotBooked('taken')
}

/** Takes a place of a half hour. @throws NotBooked */
async function claim(tx: Queryable, contactId: number, startsAt: number, keys: Keys, now: number) {
  checkSlot(startsAt, now)
  for (let place = 0; place < settings().booking.callsAtOnce; place++)
    if (await insertBooking(tx, { starts_at: startsAt, place, contact_id: contactId, ...keys }))
      return
  throw new NotBooked('taken')
}

export type BookOutcome =
  | { outcome: 'booked'; reference: string; startsAt: string; token: string }
  /** Stored as a request without a half hour, because staff have to look at it first. */
  | { outcome: 'flagged'; reference: string }
  | { outcome: 'taken' }
  | { outcome: 'limit' }
  | { outcome: 'full' }

/**
 * Books a half hour: stores a request and its time in one transaction. The same form sent again
 * books once.
 */
export async function book(
  context: SubmissionContext,
  { name, startsAt, ...request }: BookingRequest,
  sender: ContactSender,
  now = Date.now(),
): Promise<BookOutcome> {
  const { database, secretKey } = context
  const names = name.split(/\s+/)
  const lastName = names.length > 1 ? (names.pop() ?? '') : ''
  const firstName = names.join(' ')
  const phone = phoneToDial(request.phone, site().address.countryCode) || request.phone
  const keys = {
    phone_key: secretKey(`booking phone ${phone.replace(/\s/g, '')}`),
    network_key: secretKey(`booking network ${sender.prefix}`),
  }
  try {
    const stored = await submitRequest(
      context,
      {
        ...request,
        firstName,
        lastName,
        company: '',
        callBack: startsAt,
        requestList: '',
        message: '',
        marketing: false,
        askedAbout: '/book',
        campaign: '',
        night: '',
      },
      sender,
      {
        now,
        call: {
          receipt: bookingReceipt,
          async claim(tx, id, isHeld) {
            if (isHeld) return checkSlot(Date.parse(startsAt), now)
            const { phone_key, network_key } = keys
            const own = await countOpenBookings(tx, now, { phone_key })
            const ofNetwork = await countOpenBookings(tx, now, { network_key })
            if (own >= mostOpen.phone || ofNetwork >= mostOpen.network) throw new NotBooked('limit')
            await claim(tx, id, Date.parse(startsAt), keys, now)
          },
        },
      },
    )
    if (stored.outcome !== 'stored') return { outcome: 'full' }
    const contact = await findContactByReference(database.db, stored.reference)
    const booking = contact && (await findBooking(database.db, contact.id))
    if (!booking) return { outcome: 'flagged', reference: stored.reference }
    return {
      outcome: 'booked',
      reference: stored.reference,
      startsAt: slotOf(booking.starts_at),
      token: bookingToken(context, booking.contact_id),
    }
  } catch (error) {
    if (error instanceof NotBooked) return { outcome: error.reason }
    throw error
  }
}

export type BookedCall = {
  contactId: number
  reference: string
  startsAt: string
  timeZone: string | null
}

/** Reads the call of a link. @returns `ended` if it was cancelled, erased or is over */
export async function findBookedCall(
  context: CallContext,
  token: string,
  now = Date.now(),
): Promise<BookedCall | 'ended' | 'damaged'> {
  const id = readBookingToken(context, token)
  if (id === null) return 'damaged'
  const { db } = context.database
  const booking = await findBooking(db, id)
  const contact = booking && (await findContact(db, id))
  if (!contact || booking.starts_at <= now) return 'ended'
  return {
    contactId: id,
    reference: contact.reference,
    startsAt: slotOf(booking.starts_at),
    timeZone: contact.time_zone,
  }
}

/** Queues a mail in place of an earlier one of its kind, because a request has one of each. */
async function mailAgain(tx: Queryable, mail: MailInQueue, contact_id: number, now: number) {
  await tx
    .deleteFrom('outbox')
    .where('kind', '=', mail.kind)
    .where('contact_id', '=', contact_id)
    .execute()
  await insertMail(tx, mail, { contact_id }, now)
}

/**
 * Moves a call to another half hour, or cancels it. Notes it at the request and mails both sides.
 * @param to begin of the other half hour; null to cancel
 */
export async function changeBooking(
  context: Context & SpamContext,
  token: string,
  to: string | null,
  now = Date.now(),
): Promise<'done' | 'taken' | 'ended' | 'limit'> {
  const { database, secretKey } = context
  const id = readBookingToken(context, token) ?? 0
  try {
    const outcome = await retryWhenAway(() =>
      database.write(async (tx) => {
        const booking = await findBooking(tx, id)
        const contact = await findContact(tx, id)
        if (!booking || !contact || booking.starts_at <= now) return 'ended' as const
        const { phone_key, network_key, starts_at } = booking
        if (to === slotOf(starts_at)) return 'done' as const
        const count = (what: string) => countHit(tx, secretKey(`booking ${what}`), day, now)
        if (to && (await count(`moves ${id}`)) > mostInDay.moves) return 'limit' as const
        await deleteBooking(tx, id)
        if (to) await claim(tx, id, Date.parse(to), { phone_key, network_key }, now)
        await setCallTime(tx, id, to ?? '')
        const before = describeBooking(slotOf(starts_at), office(), null)
        const text = to
          ? `The call of ${before} is moved to ${describeBooking(to, office(), null)}.`
          : `The call of ${before} is cancelled.`
        const note = { contact_id: id, kind: 'note', written_by: 'Booking page' } as const
        await insertNote(tx, { ...note, key: randomUUID(), text, written_at: now })
        await refreshSearched(tx, id)
        // In a flood, staff get a digest instead.
        if (!isDigested(readFlags(contact.flags))) await mailAgain(tx, bookingChanged, id, now)
        const address = contact.business_email
        if (address && (await count(`mails ${mailboxKey(address)}`)) <= mostInDay.mails)
          await mailAgain(tx, bookingReceipt, id, now)
        return 'done' as const
      }),
    )
    context.notifyOutbox()
    return outcome
  } catch (error) {
    if (error instanceof NotBooked) return 'taken'
    throw error
  }
}

/** Makes the calendar file of a link. @returns null if there is no such call any more */
export async function callFile(
  context: CallContext,
  token: string,
  origin: string,
): Promise<string | null> {
  const call = await findBookedCall(context, token)
  return typeof call === 'object'
    ? calendarFile({ ...call, change: origin + changeAddress(token) })
    : null
}

/** Lists the coming calls for staff, and whether the office is now closed at their time. */
export async function comingCalls(context: CallContext, now = Date.now()) {
  const { timeZone, hours } = site()
  return (await listBookings(context.database.db, now)).map(({ starts_at, ...call }) => {
    const moment = new Date(starts_at)
    const [, time = ''] = isoMinute(moment, timeZone).split('T')
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const span = openOn(isoDay(moment, timeZone), hours)
    const minutes = hour * 60 + minute
    return {
      ...call,
      startsAt: slotOf(starts_at),
      isClosed: !span || minutes < span.from || minutes >= span.to,
      token: bookingToken(context, call.id),
    }
  })
}

export type ComingCall = Awaited<ReturnType<typeof comingCalls>>[number]
