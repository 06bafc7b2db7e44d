import { slotOf } from '#src/contracts/contact/call-back.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import {
  type BookingKeys,
  deleteBooking,
  findBooking,
  insertBooking,
  setCallTime,
} from '#src/desk/bookings/booking-rows.server.ts'
import { tellStaff } from './tell-staff.ts'

/** Page from which all bookings come, in `contact.asked_about`. */
const bookingPage = '/book'

/** What a booking came to; null if it has no half hour, such as a cancelled one. */
export type LaterCall = { reference: string; startsAt: number | null }

export const readCalls = async (db: Queryable): Promise<LaterCall[]> =>
  (
    await db
      .selectFrom('contact')
      .leftJoin('booking', 'booking.contact_id', 'contact.id')
      .select(['contact.reference', 'booking.starts_at as startsAt'])
      .where('contact.asked_about', '=', bookingPage)
      .execute()
  ).map(({ reference, startsAt }) => ({ reference, startsAt: startsAt ?? null }))

type ChangedCall = { id: number; reference: string; was: number | null; startsAt: number | null }

/** Finds the calls of a copy that were moved, cancelled or booked after it. */
export async function findChangedCalls(tx: Queryable, calls: LaterCall[]): Promise<ChangedCall[]> {
  const later = new Map(calls.map(({ reference, startsAt }) => [reference, startsAt]))
  const rows = await tx
    .selectFrom('contact')
    .leftJoin('booking', 'booking.contact_id', 'contact.id')
    .select(['contact.id', 'contact.reference', 'booking.starts_at as was'])
    .where('contact.asked_about', '=', bookingPage)
    .execute()
  return rows.flatMap(({ id, reference, was }) => {
    const startsAt = later.get(reference)
    return startsAt === undefined || startsAt === (was ?? null)
      ? []
      : [{ id, reference, was: was ?? null, startsAt }]
  })
}

/** Cancels, moves and books calls of a copy as it was done after it. */
export async function changeCalls(tx: Queryable, changed: readonly ChangedCall[], now: number) {
  const unknown = { phone_key: '', network_key: '', wider_key: '', link_opened: 0 } as const
  const known = new Map<number, BookingKeys>()
  // All half hours are freed first, because one call may have got that of another.
  for (const { id } of changed) {
    const booking = await findBooking(tx, id)
    if (booking) known.set(id, booking)
    await deleteBooking(tx, id)
  }
  for (const { id, was, startsAt } of changed) {
    await setCallTime(tx, id, startsAt === null ? '' : slotOf(startsAt))
    if (startsAt !== null) {
      const { phone_key, network_key, wider_key, link_opened } = known.get(id) ?? unknown
      const keys = { phone_key, network_key, wider_key, link_opened, form_key: '' }
      const row = { ...keys, starts_at: startsAt, contact_id: id }
      for (let place = 0; !(await insertBooking(tx, { ...row, place })); place++);
    }
    const before = was === null ? 'no time' : slotOf(was)
    const text = `Changed after the copy that was restored: ${before} → ${describeCallTime(startsAt)}.`
    await tellStaff(tx, id, text, now)
  }
}

export const describeCallTime = (startsAt: number | null) =>
  startsAt === null ? 'cancelled' : slotOf(startsAt)

/** Names the coming calls that were booked after a copy: their requests are not in it. */
export async function listLostCalls(
  tx: Queryable,
  calls: LaterCall[],
  now: number,
): Promise<string[]> {
  const rows = await tx.selectFrom('contact').select('reference').execute()
  const known = new Set(rows.map(({ reference }) => reference))
  const lost = calls.filter(
    ({ reference, startsAt }) => (startsAt ?? 0) > now && !known.has(reference),
  )
  if (lost.length === 0) return []
  return [
    'Calls booked after the copy. These people wait for one, and only the replaced database has their numbers:',
    ...lost.map(
      ({ reference, startsAt }) => `  Request ${reference}: ${describeCallTime(startsAt)}`,
    ),
  ]
}
