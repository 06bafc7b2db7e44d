import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { Milliseconds, ZeroOrOne } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { countRows, hasInserted } from '#src/core/database/results.ts'

/** A booked call. `place` numbers the calls that the office takes at the same time. */
type BookingTable = {
  starts_at: Milliseconds
  place: number
  contact_id: number
  /** Keyed hashes of the telephone number and of the network, which limit open bookings. */
  phone_key: string
  network_key: string
  /** The same of the wider network, which has a share of all half hours. */
  wider_key: Generated<string>
  /**
   * Keyed hash of the form that booked it and may still move it, as in `contact.idempotency_key`;
   * empty once the call was moved by its link or by staff.
   */
  form_key: Generated<string>
  /** Whether a link of our mail was opened, which shows whose address it is. */
  link_opened: Generated<ZeroOrOne>
  /** Since when it waits for staff to check it, after a restore; null for most. */
  unconfirmed_since: Generated<Milliseconds | null>
}
type BookingRow = Selectable<BookingTable>
export type BookingKeys = Pick<
  BookingRow,
  'phone_key' | 'network_key' | 'wider_key' | 'form_key' | 'link_opened'
>

declare module '#src/core/database/tables.ts' {
  interface Tables {
    booking: BookingTable
  }
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

/** Counts the calls after a moment, such as those of a telephone number or a network. */
export const countOpenBookings = (
  db: Queryable,
  from: number,
  by: Partial<BookingKeys>,
): Promise<number> =>
  countRows(
    db
      .selectFrom('booking')
      .where('starts_at', '>=', from)
      .where((e) => e.and(by)),
  )

export const findBooking = (db: Queryable, requestId: number) =>
  db.selectFrom('booking').selectAll().where('contact_id', '=', requestId).executeTakeFirst()

/** Returns those of the given ids of requests that have a call. */
export async function findBooked(db: Queryable, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('booking')
    .select('contact_id')
    .where('contact_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ contact_id }) => contact_id))
}

export const updateBooking = (db: Queryable, requestId: number, keys: Partial<BookingKeys>) =>
  db.updateTable('booking').set(keys).where('contact_id', '=', requestId).execute()

/** Notes that a link of our mail was opened. */
export const noteOpenedLink = (db: Queryable, requestId: number) =>
  db
    .updateTable('booking')
    .set({ link_opened: 1 })
    .where('contact_id', '=', requestId)
    .where('link_opened', '=', 0)
    .execute()

export const deleteBooking = (db: Queryable, requestId: number) =>
  db.deleteFrom('booking').where('contact_id', '=', requestId).execute()

/**
 * Lists the calls from a moment on with their requests, the next one first. A call that has begun
 * is left out once something was noted at its request.
 */
export const listBookings = (db: Queryable, from: number, now: number) =>
  db
    .selectFrom('booking')
    .innerJoin('contact', 'contact.id', 'booking.contact_id')
    .select([
      'booking.starts_at',
      'booking.wider_key',
      'booking.unconfirmed_since',
      'contact.id',
      'contact.reference',
      'contact.first_name',
      'contact.last_name',
      'contact.phone',
      'contact.time_zone',
    ])
    .where('booking.starts_at', '>=', from)
    .where((e) =>
      e.or([
        e('booking.starts_at', '>', now),
        e.not(
          e.exists(
            e
              .selectFrom('contact_note')
              .select(sql<number>`1`.as('one'))
              .whereRef('contact_note.contact_id', '=', 'booking.contact_id')
              .whereRef('contact_note.written_at', '>=', 'booking.starts_at'),
          ),
        ),
      ]),
    )
    .orderBy('booking.starts_at')
    .execute()

/** Writes the wished time of a call into its request; empty for none. */
export const setCallTime = (db: Queryable, requestId: number, callBack: string) =>
  db.updateTable('contact').set({ call_back: callBack }).where('id', '=', requestId).execute()
