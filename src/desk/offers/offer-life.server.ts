import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '#src/core/database/connect.ts'
import { type OfferState, openStates } from './offer-life.ts'

/** Exact prices take the place of those of the same order, and another offer that of another. */
const isOfItsKind = sql<SqlBool>`(coalesce(newer.exact_for, '') = coalesce(pro_forma.exact_for, ''))`

/**
 * Facts of an offer, of the tables that `selectOffers` joins. What is counted by the day on which it
 * happened, such as acceptances, reads a fact; everything else reads the state.
 */
export const offerFacts = {
  /** Staff have won the request with it, or with the exact prices of its estimates. */
  isWon: sql<SqlBool>`(contact.outcome = 'won' and (contact.won_with = pro_forma.number
    or exists (select 1 from pro_forma as exact where exact.number = contact.won_with
      and exact.exact_for = pro_forma.number)))`,
  isAccepted: sql<SqlBool>`offer_acceptance.accepted_at is not null`,
  isWithdrawn: sql<SqlBool>`pro_forma.withdrawn_at is not null`,
  /**
   * The customer has had a newer one: it was sent, given by hand, accepted or ordered. That it was
   * withdrawn later does not bring this one back, which its customer may have refused. One that
   * waits for the mail server or was stored only leaves this one as it is.
   */
  isReplaced: sql<SqlBool>`exists (select 1 from pro_forma as newer
    join contact_reply as newer_reply on newer_reply.id = newer.reply_id
    where newer.contact_id = pro_forma.contact_id and newer.id > pro_forma.id and ${isOfItsKind}
      and ((newer_reply.sent_at is not null and newer_reply.filed <> 1)
        or (contact.outcome = 'won' and contact.won_with = newer.number)
        or exists (select 1 from offer_acceptance as newer_acceptance
          where newer_acceptance.pro_forma_id = newer.id)))`,
  /** It is of a copy that was restored, and nobody has checked it since. */
  isUnconfirmed: sql<SqlBool>`pro_forma.unconfirmed_since is not null`,
  isDeclined: sql<SqlBool>`pro_forma.declined_at is not null`,
  /** Stored only, because there was no mail server. */
  isUnsent: sql<SqlBool>`contact_reply.filed = 1`,
  isWaiting: sql<SqlBool>`contact_reply.sent_at is null`,
  isGiven: sql<SqlBool>`contact_reply.filed = 2`,
  /** It gives the estimates of another their exact prices. */
  isExact: sql<SqlBool>`(pro_forma.exact_for is not null)`,
} as const

/**
 * The state of an offer: the first that is true. What ends it comes before whether its mail was sent,
 * because without a mail server the link is given by hand, and an answer to a mail may be lost. “Not
 * now”, after which it may still be accepted, comes after that.
 * @param today by the company's calendar
 */
export function stateOn(today: string): RawBuilder<OfferState> {
  const is = offerFacts
  return sql<OfferState>`case when ${is.isWon} then 'won' when ${is.isAccepted} then 'accepted'
    when ${is.isWithdrawn} then 'withdrawn' when ${is.isReplaced} then 'replaced'
    when ${is.isUnconfirmed} then 'unconfirmed'
    when ${is.isUnsent} then 'unsent' when ${is.isWaiting} then 'waiting'
    when ${is.isDeclined} then 'declined' when pro_forma.valid_until < ${today} then 'expired'
    when ${is.isGiven} then 'given' else 'sent' end`
}

/**
 * Whether an offer may be accepted. One of versions that stored no last day may not.
 * @param today by the company's calendar
 */
export const isOpenOn = (today: string): RawBuilder<0 | 1> =>
  sql<0 | 1>`case when pro_forma.valid_until >= ${today}
    and ${stateOn(today)} in (${sql.join(openStates)}) then 1 else 0 end`

/** Whether staff have written a newer one, sent or not, and have not withdrawn it. */
export const isRewritten = sql<SqlBool>`exists (select 1 from pro_forma as newer
  where newer.contact_id = pro_forma.contact_id and newer.id > pro_forma.id and ${isOfItsKind}
    and newer.withdrawn_at is null)`

/** Selects offers with their state, and whether they are open. @param today by the company's calendar */
export const selectOffers = (db: Queryable, today: string) =>
  db
    .selectFrom('pro_forma')
    .innerJoin('contact', 'contact.id', 'pro_forma.contact_id')
    .innerJoin('contact_reply', 'contact_reply.id', 'pro_forma.reply_id')
    .leftJoin('offer_acceptance', 'offer_acceptance.pro_forma_id', 'pro_forma.id')
    .select([stateOn(today).as('state'), isOpenOn(today).as('isOpen')])
