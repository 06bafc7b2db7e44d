import { type Insertable, sql } from 'kysely'
import type { Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { hasInserted } from '#src/core/database/results.ts'
import { findProFormaOfReply, isReplaced } from './pro-forma-rows.server.ts'

/** Who has accepted a pro-forma. The key lets nobody accept it a second time. */
type OfferAcceptanceTable = {
  pro_forma_id: number
  accepted_at: Milliseconds
  name: string
  position: string
  /** Number of the customer's own order; empty for none. */
  order_number: string
  /** SHA-256 of the PDF as it was sent, in hexadecimal digits; empty if no PDF is stored. */
  digest: string
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    offer_acceptance: OfferAcceptanceTable
  }
}

/** Finds a pro-forma by its number, with its acceptance, and whether there is a newer one. */
export const findOfferRow = (db: Queryable, number: string) =>
  db
    .selectFrom('pro_forma')
    .innerJoin('contact', 'contact.id', 'pro_forma.contact_id')
    .leftJoin('offer_acceptance', 'offer_acceptance.pro_forma_id', 'pro_forma.id')
    .selectAll('pro_forma')
    .select([
      'contact.state as requestState',
      'accepted_at',
      'offer_acceptance.name as accepted_name',
      'offer_acceptance.position as accepted_position',
      'offer_acceptance.order_number as accepted_order',
      sql<0 | 1>`case when ${isReplaced} then 1 else 0 end`.as('isReplaced'),
    ])
    .where('pro_forma.number', '=', number)
    .executeTakeFirst()

/**
 * Whether nobody can accept the offer of a reply any more, because it was withdrawn or replaced: its
 * mail is not sent.
 */
export async function isOfferEnded(db: Queryable, replyId: number): Promise<boolean> {
  const sent = await findProFormaOfReply(db, replyId)
  const offer = sent && (await findOfferRow(db, sent.number))
  return (
    offer !== undefined &&
    offer.accepted_at === null &&
    (offer.withdrawn_at !== null || offer.isReplaced === 1)
  )
}

/** Stores an acceptance. @returns whether it is the first */
export const insertAcceptance = (
  db: Queryable,
  acceptance: Insertable<OfferAcceptanceTable>,
): Promise<boolean> =>
  hasInserted(
    db
      .insertInto('offer_acceptance')
      .values(acceptance)
      .onConflict((conflict) => conflict.column('pro_forma_id').doNothing())
      .returning('pro_forma_id'),
  )

/** Notes that the customer of an offer has said “not now”, at the first time. */
export const noteDeclined = (db: Queryable, id: number, now: number) =>
  db
    .updateTable('pro_forma')
    .set({ declined_at: now })
    .where('id', '=', id)
    .where('declined_at', 'is', null)
    .execute()
