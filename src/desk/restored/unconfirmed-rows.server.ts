import type { Queryable } from '#src/core/database/connect.ts'
import { countRows } from '#src/core/database/results.ts'
import { selectOffers, stateOn } from '#src/desk/offers/offer-life.server.ts'

// Restoring marks without a site around it, and no day changes which offers are unconfirmed.
const anyDay = ''

export const selectUnconfirmedOffers = (db: Queryable) =>
  selectOffers(db, anyDay).where(stateOn(anyDay), '=', 'unconfirmed')

export const selectUnconfirmedCalls = (db: Queryable, now: number) =>
  db
    .selectFrom('booking')
    .innerJoin('contact', 'contact.id', 'booking.contact_id')
    .where('booking.unconfirmed_since', 'is not', null)
    .where('booking.starts_at', '>', now)

type Unconfirmed = { offers: number; calls: number }

export async function countUnconfirmed(db: Queryable, now: number): Promise<Unconfirmed> {
  const [offers, calls] = await Promise.all([
    countRows(selectUnconfirmedOffers(db).clearSelect()),
    countRows(selectUnconfirmedCalls(db, now)),
  ])
  return { offers, calls }
}

/**
 * Marks the offers and the coming calls of a copy, because what happened after it is not known. No
 * marked offer can be accepted until staff have checked it.
 * @returns how many offers could be accepted, and how many calls are coming
 */
export async function markUnconfirmed(tx: Queryable, now: number): Promise<Unconfirmed> {
  // Days of all time zones: one that is over stays over.
  const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10)
  await tx
    .updateTable('pro_forma')
    .set({ unconfirmed_since: now })
    .where('valid_until', '>=', yesterday)
    .execute()
  await tx
    .updateTable('booking')
    .set({ unconfirmed_since: now })
    .where('starts_at', '>', now)
    .execute()
  return countUnconfirmed(tx, now)
}

/** Ends the mark of those that staff have checked. @returns how many had one */
export async function confirmRows(
  tx: Queryable,
  { offers, calls }: { offers: readonly number[]; calls: readonly number[] },
): Promise<Unconfirmed> {
  const ended = { unconfirmed_since: null }
  const confirmedOffers =
    offers.length === 0
      ? []
      : await tx
          .updateTable('pro_forma')
          .set(ended)
          .where('id', 'in', offers)
          .where('unconfirmed_since', 'is not', null)
          .returning('id')
          .execute()
  const confirmedCalls =
    calls.length === 0
      ? []
      : await tx
          .updateTable('booking')
          .set(ended)
          .where('contact_id', 'in', calls)
          .where('unconfirmed_since', 'is not', null)
          .returning('contact_id')
          .execute()
  return { offers: confirmedOffers.length, calls: confirmedCalls.length }
}
