import type { Insertable } from 'kysely'
import type { Milliseconds } from '#src/server/database/columns.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { countRows, hasInserted } from '#src/server/database/results.ts'

/** A booked call. `place` numbers the calls that the office takes at the same time. */
export type BookingTable = {
  starts_at: Milliseconds
  place: number
  contact_id: number
  /** Keyed hashes of the telephone number and of the network, which limit open bookings. */
  phone_key: string
  network_key: string
}

/** Counts the calls of each half hour from a moment on. */
export async function countBooked(db: Queryable, from: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('booking')
    .select((e) => ['starts_at', e.fn.countAll<number>().as('calls')])
    .where('starts_at', '>=', from)
    .groupBy('starts_at')
    .execute()
  return new Map(rows.map(({ starts_at, calls }) => [starts_at, Number(calls)]))
}

/** Books one place of a half hour. @returns whether the place was free */
export const insertBooking = (db: Queryable, booking: Insertable<BookingTable>): Promise<boolean> =>
  hasInserted(
    db
      .insertInto('booking')
      .values(booking)
      .onConflict((conflict) => conflict.columns(['starts_at', 'place']).doNothing())
      .returning('place'),
  )

/** Counts the calls after a moment that were booked with a telephone number or from a network. */
export const countOpenBookings = (
  db: Queryable,
  from: number,
  by: Partial<Pick<BookingTable, 'phone_key' | 'network_key'>>,
): Promise<number> =>
  countRows(
    db
      .selectFrom('booking')
      .where('starts_at', '>=', from)
      .where((e) => e.and(by)),
  )

export const findBooking = (db: Queryable, contactId: number) =>
  db.selectFrom('booking').selectAll().where('contact_id', '=', contactId).executeTakeFirst()

export const deleteBooking = (db: Queryable, contactId: number) =>
  db.deleteFrom('booking').where('contact_id', '=', contactId).execute()

/** Lists the calls from a moment on with their requests, the next one first. */
export const listBookings = (db: Queryable, from: number) =>
  db
    .selectFrom('booking')
    .innerJoin('contact', 'contact.id', 'booking.contact_id')
    .select([
      'booking.starts_at',
      'contact.id',
      'contact.reference',
      'contact.first_name',
      'contact.last_name',
      'contact.phone',
      'contact.time_zone',
    ])
    .where('booking.starts_at', '>=', from)
    .orderBy('booking.starts_at')
    .execute()

/** Writes the wished time of a call into its request; empty for none. */
export const setCallTime = (db: Queryable, contactId: number, callBack: string) =>
  db.updateTable('contact').set({ call_back: callBack }).where('id', '=', contactId).execute()
