import { type Insertable, sql } from 'kysely'
import type { Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { hasInserted } from '#src/core/database/results.ts'
import { isOpenOn, isRewritten, selectOffers } from './offer-life.server.ts'
import { mailOfOffer } from './offer-life.ts'

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

/**
 * Finds an offer by its number, with its acceptance and its state.
 * @param today by the company's calendar
 */
export const findOfferRow = (db: Queryable, number: string, today: string) =>
  selectOffers(db, today)
    .selectAll('pro_forma')
    .select([
      'contact.state as requestState',
      'contact.business_email as sentTo',
      'contact_reply.text as letter',
      'offer_acceptance.accepted_at',
      'offer_acceptance.name as accepted_name',
      'offer_acceptance.position as accepted_position',
      'offer_acceptance.order_number as accepted_order',
    ])
    .where('pro_forma.number', '=', number)
    .executeTakeFirst()

/** Returns the last day of the newest open offer of a request; null for none. */
export async function findLastDay(
  db: Queryable,
  requestId: number,
  today: string,
): Promise<string | null> {
  const newest = await selectOffers(db, today)
    .select('pro_forma.valid_until')
    .where('pro_forma.contact_id', '=', requestId)
    .where(isOpenOn(today), '=', 1)
    .orderBy('pro_forma.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.valid_until ?? null
}

/** Numbers of the offers of a request that were accepted. */
export async function listAccepted(db: Queryable, requestId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('offer_acceptance')
    .innerJoin('pro_forma', 'pro_forma.id', 'offer_acceptance.pro_forma_id')
    .select('number')
    .where('contact_id', '=', requestId)
    .orderBy('pro_forma.id')
    .execute()
  return rows.map(({ number }) => number)
}

/** When an offer of a request was last accepted, with what staff say came of the request. */
export const findAccepted = (db: Queryable, requestId: number) =>
  db
    .selectFrom('offer_acceptance')
    .innerJoin('pro_forma', 'pro_forma.id', 'offer_acceptance.pro_forma_id')
    .innerJoin('contact', 'contact.id', 'pro_forma.contact_id')
    .select(['accepted_at', 'contact.outcome'])
    .where('contact_id', '=', requestId)
    .orderBy('accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Whether a reply carries an offer that has ended, whose last day has passed, or in whose stead a
 * newer one is written, so that its mail is not sent.
 */
export async function isOfferEnded(db: Queryable, replyId: number, today: string) {
  const offer = await selectOffers(db, today)
    .select(
      sql<0 | 1>`case when ${isRewritten} or pro_forma.valid_until < ${today} then 1 else 0 end`.as(
        'isOver',
      ),
    )
    .where('pro_forma.reply_id', '=', replyId)
    .executeTakeFirst()
  return offer !== undefined && (mailOfOffer(offer.state) === 'dropped' || offer.isOver === 1)
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
