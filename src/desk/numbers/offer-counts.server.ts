import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { site } from '#src/content/settings/site.ts'
import { currencyCode, decimalsOf } from '#src/contracts/formats.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { offerFacts } from '#src/desk/offers/offer-life.server.ts'
import { addOrders, ordersOf } from '#src/desk/offers/orders.ts'
import { readProFormas } from '#src/desk/offers/pro-formas.server.ts'
import type { ProFormaRecord } from '#src/desk/offers/sent-pro-forma.ts'
import { type CountKind, countKinds } from './numbers.ts'

/** First moment inside a period and first moment after it, or ids of requests. */
type OffersOf = { from: number; to: number } | { ids: readonly number[] }

/** `sum`: in the smallest unit of the currency. */
type Counted = { at: number | null; currency: string | null; sum: number | null }

const within = (of: OffersOf, request: string, at: string): RawBuilder<SqlBool> =>
  'ids' in of
    ? sql<SqlBool>`${sql.ref(request)} in (${sql.join(of.ids)})`
    : sql<SqlBool>`${sql.ref(at)} >= ${of.from} and ${sql.ref(at)} < ${of.to}`

/** Offers that were sent. Without a mail server they are stored only, and not counted until given. */
const listSent = (db: Queryable, of: OffersOf): Promise<Counted[]> =>
  db
    .selectFrom('pro_forma')
    .innerJoin('contact_reply', 'contact_reply.id', 'pro_forma.reply_id')
    .select(['pro_forma.sent_at as at', 'currency', 'gross as sum'])
    .where(within(of, 'pro_forma.contact_id', 'pro_forma.sent_at'))
    .where(sql<SqlBool>`not ${offerFacts.isUnsent} and not ${offerFacts.isWaiting}`)
    .execute()

const listAccepted = (db: Queryable, of: OffersOf): Promise<Counted[]> =>
  db
    .selectFrom('offer_acceptance')
    .innerJoin('pro_forma', 'pro_forma.id', 'offer_acceptance.pro_forma_id')
    .select(['accepted_at as at', 'currency'])
    // What it prices is counted with the offer of the estimates.
    .select((e) => e.case().when(offerFacts.isExact).then(0).else(e.ref('gross')).end().as('sum'))
    .where(within(of, 'pro_forma.contact_id', 'accepted_at'))
    .execute()

/** Offers to which their customers have said “not now”, at the first time, unless accepted later. */
const listDeclined = (db: Queryable, of: OffersOf): Promise<Counted[]> =>
  db
    .selectFrom('pro_forma')
    .leftJoin('offer_acceptance', 'offer_acceptance.pro_forma_id', 'pro_forma.id')
    .select(['declined_at as at', 'currency', 'gross as sum'])
    .where(within(of, 'pro_forma.contact_id', 'declined_at'))
    .where(offerFacts.isDeclined)
    .where(sql<SqlBool>`not ${offerFacts.isAccepted}`)
    .execute()

/**
 * Requests that were won, with the sum of their offer; without one, with what staff have entered, in
 * the company's currency.
 */
async function listOrdered(db: Queryable, of: OffersOf): Promise<Counted[]> {
  const { currency: own } = site()
  const rows = await db
    .selectFrom('contact')
    .leftJoin('pro_forma', 'pro_forma.number', 'contact.won_with')
    .select(['contact.id', 'outcome_at as at', 'won_with', 'currency', 'gross', 'outcome_sum'])
    .select(
      sql<0 | 1>`case when ${offerFacts.isExact} or exists (select 1 from pro_forma as exact
        where exact.contact_id = contact.id and exact.exact_for = contact.won_with)
        then 1 else 0 end`.as('isPriced'),
    )
    .where('outcome', '=', sql.lit('won'))
    .where(within(of, 'contact.id', 'outcome_at'))
    .execute()
  const priced = rows.flatMap(({ id, isPriced }) => (isPriced ? [id] : []))
  const ofRequest = await readProFormas(db, priced)
  return rows.map(({ id, at, won_with, currency, gross, isPriced, outcome_sum }) => {
    if (currency === null)
      return { at, currency: own, sum: (outcome_sum ?? 0) * 10 ** decimalsOf(own) }
    const sum = isPriced ? sumWithExact(won_with, ordersOf(ofRequest(id).items)) : gross
    return { at, currency, sum: sum ?? gross ?? 0 }
  })
}

/** The sum of an order and of its exact prices; null for none, and in several currencies. */
function sumWithExact(number: string | null, orders: readonly ProFormaRecord[]): number | null {
  const order = orders.find((one) => one.number === number)
  const first = order?.exactFor ?? number
  const both = orders.filter((one) => one.number === first || one.exactFor === first)
  return order && both.every(({ currency }) => currency === order.currency)
    ? addOrders(both, order.currency).gross
    : null
}

const kindsOf = [
  [listSent, countKinds.offers, countKinds.offersMoney],
  [listAccepted, countKinds.accepted, countKinds.acceptedMoney],
  [listDeclined, countKinds.declined, countKinds.declinedMoney],
  [listOrdered, countKinds.orders, countKinds.ordersMoney],
] as const

/** Adds offers and orders by currency, each with its sum, at the moment of what is counted. */
export async function countOffers(
  db: Queryable,
  of: OffersOf,
  add: (at: number, kind: CountKind, currency: string, count: number) => void,
): Promise<void> {
  for (const [list, kind, moneyKind] of kindsOf)
    for (const { at, currency, sum } of await list(db, of)) {
      // A damaged currency cannot be shown.
      if (at === null || currency === null || !currencyCode.test(currency)) continue
      add(at, kind, currency, 1)
      add(at, moneyKind, currency, Number(sum ?? 0))
    }
}

/** Lists when requests with a quote came, without spam. */
export async function listQuoted(db: Queryable, of: OffersOf): Promise<number[]> {
  const rows = await db
    .selectFrom('contact')
    .select('submitted_at')
    .where('quote', '<>', sql.lit(''))
    .where('state', '<>', 'flagged')
    .where(within(of, 'contact.id', 'submitted_at'))
    .execute()
  return rows.map(({ submitted_at }) => submitted_at)
}
