import { type Insertable, sql } from 'kysely'
import type { Queryable } from '#src/core/database/connect.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { offerFacts } from '#src/desk/offers/offer-life.server.ts'
import { insertAcceptance } from '#src/desk/offers/offer-rows.server.ts'
import { tellStaff } from './tell-staff.ts'

type Acceptance = Omit<Insertable<Tables['offer_acceptance']>, 'pro_forma_id'>

/** An offer that was sent. */
export type LaterOffer = {
  number: string
  reference: string
  accepted: Acceptance | null
  withdrawnAt: number | null
  isReplaced: boolean
}

const selectOffers = (db: Queryable) =>
  db
    .selectFrom('pro_forma')
    .innerJoin('contact', 'contact.id', 'pro_forma.contact_id')
    .leftJoin('offer_acceptance', 'offer_acceptance.pro_forma_id', 'pro_forma.id')
    .select(['pro_forma.id', 'number', 'contact_id', 'reference', 'withdrawn_at', 'accepted_at'])
    .select(sql<0 | 1>`case when ${offerFacts.isReplaced} then 1 else 0 end`.as('isReplaced'))

export async function readOffers(db: Queryable): Promise<LaterOffer[]> {
  const rows = await selectOffers(db)
    .select(['name', 'position', 'order_number', 'digest'])
    .execute()
  return rows.map(
    ({ withdrawn_at, isReplaced, accepted_at, name, position, order_number, digest, ...row }) => ({
      ...{ number: row.number, reference: row.reference },
      ...{ withdrawnAt: withdrawn_at, isReplaced: isReplaced === 1 },
      accepted:
        accepted_at === null
          ? null
          : {
              accepted_at,
              ...{ name: name ?? '', position: position ?? '' },
              ...{ order_number: order_number ?? '', digest: digest ?? '' },
            },
    }),
  )
}

type LaterClosed = { offer: LaterOffer; id: number; requestId: number }

/** Finds the offers of a copy that were accepted, withdrawn or replaced after it. */
export async function findClosedOffers(
  tx: Queryable,
  offers: LaterOffer[],
): Promise<LaterClosed[]> {
  const later = new Map(offers.map((offer) => [offer.number, offer]))
  const rows = await selectOffers(tx).where('accepted_at', 'is', null).execute()
  return rows.flatMap(({ id, number, contact_id: requestId, withdrawn_at, isReplaced }) => {
    const offer = later.get(number)
    const isEnded = offer && (offer.withdrawnAt !== null || (offer.isReplaced && isReplaced === 0))
    const isNews = offer?.accepted || (isEnded && withdrawn_at === null)
    return offer && isNews ? [{ offer, id, requestId }] : []
  })
}

export function describeOffer({ number, accepted, withdrawnAt, isReplaced }: LaterOffer): string {
  if (accepted) return `Offer ${number} was accepted by ${accepted.name}, ${accepted.position}`
  if (withdrawnAt !== null) return `Offer ${number} was withdrawn`
  return `Offer ${number} was ${isReplaced ? 'replaced by a newer one' : 'sent'}`
}

/**
 * Closes an offer of a copy as it was closed after it, and tells staff at its request. One that was
 * replaced is withdrawn, because the newer one is not in the copy.
 */
export async function closeOffer(
  tx: Queryable,
  { offer, id, requestId }: LaterClosed,
  now: number,
) {
  const { accepted, withdrawnAt, isReplaced } = offer
  await tx
    .updateTable('pro_forma')
    .set({ withdrawn_at: withdrawnAt ?? (isReplaced && !accepted ? now : null) })
    .where('id', '=', id)
    .execute()
  if (accepted) await insertAcceptance(tx, { ...accepted, pro_forma_id: id })
  await tellStaff(tx, requestId, `${describeOffer(offer)}, after the copy that was restored.`, now)
  if (accepted)
    await tx
      .updateTable('contact')
      .set({ answered_at: null, answered_by: null, waits_since: null, come_back_on: null })
      .where('id', '=', requestId)
      .where('outcome', 'is', null)
      .execute()
}

/**
 * Tells staff, where the replaced database is not there, which offers of a copy may have been
 * accepted after it.
 */
export async function tellOfOpenOffers(tx: Queryable, now: number): Promise<void> {
  const rows = await selectOffers(tx)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('valid_until', 'is not', null)
    .where('contact.outcome', 'is', null)
    .execute()
  for (const { number, contact_id: requestId } of rows)
    await tellStaff(
      tx,
      requestId,
      `A copy was restored. Offer ${number} may have been accepted after it: ask the customer, who then has our confirmation.`,
      now,
    )
}

/** Names the offers that were sent after a copy: their requests or sheets are not in it. */
export async function listLostOffers(tx: Queryable, offers: LaterOffer[]): Promise<string[]> {
  const rows = await tx.selectFrom('pro_forma').select('number').execute()
  const known = new Set(rows.map(({ number }) => number))
  const lost = offers.filter(({ number }) => !known.has(number))
  if (lost.length === 0) return []
  return [
    'Offers sent after the copy. Their pages say that they have ended, those accepted are orders, and only the replaced database has their lines:',
    ...lost.map((offer) => `  ${describeOffer(offer)}`),
  ]
}
