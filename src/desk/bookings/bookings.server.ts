import { sql } from 'kysely'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import type { BookingRequest } from '#src/contracts/booking/forms.ts'
import { describeBooking, slotsFrom } from '#src/contracts/booking/slots.ts'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import { isHeld } from '#src/contracts/flags.ts'
import { phoneToDial } from '#src/contracts/phone.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { widestOf } from '#src/core/http/client-address.ts'
import { type ContactSender, readFlags } from '#src/core/spam/spam.ts'
import { findRequestByReference, findRequestRow } from '#src/desk/requests/request-rows.server.ts'
import {
  findSubmitted,
  type SubmissionContext,
  submitRequest,
} from '#src/desk/requests/submission.server.ts'
import { changeBooking, note } from './booking-changes.server.ts'
import { bookingToken } from './booking-links.server.ts'
import { bookingReceipt } from './booking-mails.server.ts'
import {
  type BookingKeys,
  countOpenBookings,
  findBooking,
  findBookingOfForm,
  setCallTime,
} from './booking-rows.server.ts'
import { checkSlot, claim, office, Taken } from './booking-slots.server.ts'

/** Most open bookings of one telephone number, and of one network, which thousands may share. */
export const mostOpen = { phone: 2, network: 10 }
/** Share of all half hours that the calls of one wider network may take. */
export const networkShare = 1 / 4

/** Number of the advisory lock, used for no other lock of this database. */
const limitLock = 64_022

/** Whether a number, a network or its wider network has as many open calls as it may have. */
async function isOverLimit(
  { engine }: Database,
  tx: Queryable,
  { phone_key, network_key, wider_key }: BookingKeys,
  now: number,
): Promise<boolean> {
  // Calls that are booked at once are counted one after the other. SQLite has one writer.
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${limitLock})`.execute(tx)
  const offered = slotsFrom(now, site()).length * settings().booking.callsAtOnce
  const share = Math.max(1, Math.floor(offered * networkShare))
  return (
    (await countOpenBookings(tx, now, { phone_key })) >= mostOpen.phone ||
    (await countOpenBookings(tx, now, { network_key })) >= mostOpen.network ||
    (await countOpenBookings(tx, now, { wider_key })) >= share
  )
}

export type BookOutcome =
  | { outcome: 'booked'; reference: string; startsAt: string; token: string }
  /**
   * Stored as a request without a half hour: `held` because staff have to look at it first, `limit`
   * because its number or network has many calls.
   */
  | { outcome: 'held'; reference: string }
  | { outcome: 'limit'; reference: string }
  | { outcome: 'taken' }
  | { outcome: 'moved-often' }
  | { outcome: 'full' }

/**
 * Books a half hour: stores a request and its time in one transaction. The same form sent again
 * books once, and with another half hour it moves the call.
 */
export async function book(
  context: SubmissionContext,
  { name, startsAt, ...request }: BookingRequest,
  sender: ContactSender,
  now = Date.now(),
): Promise<BookOutcome> {
  const { database, secretKey } = context
  const { db } = database
  const names = name.split(/\s+/)
  const lastName = names.length > 1 ? (names.pop() ?? '') : ''
  const firstName = names.join(' ')
  const phone = phoneToDial(request.phone, site().address.countryCode) || request.phone
  const form = request.idempotencyKey ?? request.formToken
  const moment = Date.parse(startsAt)
  const keys: BookingKeys = {
    phone_key: secretKey(`booking phone ${phone.replace(/\s/g, '')}`),
    network_key: secretKey(`booking network ${sender.prefix}`),
    wider_key: secretKey(`booking network ${widestOf(sender.prefix)}`),
    form_key: form ? secretKey(`booking form ${form}`) : '',
    link_opened: 0,
  }
  const answer = async (reference: string): Promise<BookOutcome> => {
    const request = await findRequestByReference(db, reference)
    const booking = request && (await findBooking(db, request.id))
    if (booking)
      return {
        outcome: 'booked',
        reference,
        startsAt: slotOf(booking.starts_at),
        token: bookingToken(context, booking.contact_id, 'page'),
      }
    const isOfSuspect = request && isHeld(readFlags(request.flags))
    return { outcome: isOfSuspect ? 'held' : 'limit', reference }
  }
  const submitted = {
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
  }
  // The answer was lost, and the same form is sent again: the call may have been moved since.
  const same = await findSubmitted(context, submitted)
  if (same && (await findBooking(db, same.id))) return answer(same.reference)
  // It is sent again with another half hour.
  const earlier = form ? await findBookingOfForm(db, keys, now) : undefined
  const booked = earlier && (await findRequestRow(db, earlier.contact_id))
  if (booked) {
    const change = { requestId: booked.id, to: slotOf(moment) }
    const outcome = await changeBooking(context, change, now)
    if (outcome === 'done') return answer(booked.reference)
    if (outcome === 'taken') return { outcome }
    if (outcome === 'limit') return { outcome: 'moved-often' }
  }
  try {
    const stored = await submitRequest(context, submitted, sender, {
      now,
      call: {
        receipt: bookingReceipt,
        async claim(tx, id, isSuspect) {
          checkSlot(moment, now)
          if (isSuspect) return false
          const isBooked = !(await isOverLimit(database, tx, keys, now))
          if (isBooked) await claim(tx, id, moment, keys, now)
          else {
            await setCallTime(tx, id, '')
            const when = describeBooking(startsAt, office(), null)
            const text = `Asked for a call on ${when}, which is not booked: its number or network has many calls.`
            await note(tx, id, text, now)
          }
          return isBooked
        },
      },
    })
    return stored.outcome === 'stored' ? await answer(stored.reference) : { outcome: 'full' }
  } catch (error) {
    if (error instanceof Taken) return { outcome: 'taken' }
    throw error
  }
}
