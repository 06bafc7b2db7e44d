import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { PageRequest } from '#src/core/database/results.ts'
import { readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import { isOpenOn, selectOffers, stateOn } from './offer-life.server.ts'
import type { OfferState } from './offer-life.ts'

/** A pro-forma as it was sent with a reply. Amounts are in the smallest unit of its
 * currency. */
type ProFormaTable = {
  id: Generated<number>
  contact_id: number
  reply_id: number
  /** The request's reference and a count: `k7m3-9qxa-1`. */
  number: string
  sent_at: Milliseconds
  sent_by: string
  /** Null, like the amounts and the PDF, if a version before 051 has sent it. */
  valid_until: string | null
  currency: string | null
  net: number | null
  tax: number | null
  gross: number | null
  /** JSON (`proFormaWords` of sent-pro-forma.ts). */
  words: string
  pdf: Uint8Array | null
  /** Number of the offer whose estimates it gives their exact prices; null for most. */
  exact_for: Generated<string | null>
  /** Since when its page accepts nothing any more; null for an offer that was not withdrawn. */
  withdrawn_at: Generated<Milliseconds | null>
  /** When its customer first said “not now” on its page. */
  declined_at: Generated<Milliseconds | null>
  /** Since when it waits for staff to check it, after a restore; null for most. */
  unconfirmed_since: Generated<Milliseconds | null>
  /** When its newest code was made (offer-code.server.ts), and how many wrong ones came since. */
  code_made_at: Generated<Milliseconds | null>
  code_faults: Generated<number>
  /** When the code was typed with which it was accepted; null without one. */
  code_used_at: Generated<Milliseconds | null>
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    pro_forma: ProFormaTable
  }
}

type Stored = Selectable<ProFormaTable>

export const insertProForma = (db: Queryable, row: Insertable<ProFormaTable>) =>
  db.insertInto('pro_forma').values(row).execute()

/** Selects pro-formas without the bytes of their PDF. */
const selectProFormas = (db: Queryable, today: string) =>
  selectOffers(db, today).select([
    'pro_forma.id',
    'pro_forma.contact_id as requestId',
    'pro_forma.number',
    'pro_forma.sent_at as sentAt',
    'pro_forma.sent_by as sentBy',
    'pro_forma.valid_until as validUntil',
    'pro_forma.currency',
    'pro_forma.net',
    'pro_forma.tax',
    'pro_forma.gross',
    'pro_forma.words',
    'pro_forma.exact_for as exactFor',
    'offer_acceptance.name as acceptedBy',
    'offer_acceptance.position as acceptedAs',
    'offer_acceptance.order_number as orderNumber',
    'offer_acceptance.accepted_at as acceptedAt',
    sql<0 | 1>`case when pro_forma.pdf is null then 0 else 1 end`.as('hasPdf'),
  ])

/** Lists the pro-formas of requests, oldest first. */
export const listProFormasOf = async (
  db: Queryable,
  requestIds: readonly number[],
  today: string,
) =>
  requestIds.length === 0
    ? []
    : selectProFormas(db, today)
        .where('pro_forma.contact_id', 'in', requestIds)
        .orderBy('pro_forma.id')
        .execute()

export type ProFormaSelection = { state?: OfferState | undefined }

/** Lists pro-formas of all requests, newest first. */
export const listProFormas = (
  db: Queryable,
  { state, after, limit }: ProFormaSelection & PageRequest,
  today: string,
) =>
  selectProFormas(db, today)
    .$if(state !== undefined, (query) => query.where(stateOn(today), '=', state ?? 'sent'))
    .$if(after !== undefined, (query) => query.where('pro_forma.id', '<', after ?? 0))
    .orderBy('pro_forma.id', 'desc')
    .limit(limit ?? staffLimits.page.usual)
    .execute()

export const countProFormas = async (
  db: Queryable,
  { state }: ProFormaSelection,
  today: string,
): Promise<number> => {
  const row = await selectOffers(db, today)
    .clearSelect()
    .$if(state !== undefined, (query) => query.where(stateOn(today), '=', state ?? 'sent'))
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** Lists the words of what customers may accept now, with its sum. */
export const listOpenProFormas = (db: Queryable, today: string) =>
  selectOffers(db, today)
    .clearSelect()
    .where(isOpenOn(today), '=', 1)
    .select(['pro_forma.id', 'pro_forma.contact_id', 'pro_forma.exact_for'])
    .select(['pro_forma.currency', 'pro_forma.gross', 'pro_forma.words'])
    .orderBy('pro_forma.currency')
    .execute()

export const findProForma = (
  db: Queryable,
  requestId: number,
  id: number,
): Promise<Stored | undefined> =>
  db
    .selectFrom('pro_forma')
    .selectAll()
    .where('contact_id', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst()

export const findProFormaOfReply = (db: Queryable, replyId: number): Promise<Stored | undefined> =>
  db.selectFrom('pro_forma').selectAll().where('reply_id', '=', replyId).executeTakeFirst()

const restores = 'pro-forma-restores'
const none = { count: 0, at: 0 }
/** Reads how often the database was restored from a copy, and when last. */
export async function readRestores(db: Queryable): Promise<{ count: number; at: number }> {
  const [count, at] = ((await readSetting(db, restores)) ?? '').split(' ').map(Number)
  return count && at ? { count, at } : none
}

/**
 * Lets numbers continue at the next hundred: those after the copy was made may have been sent, and
 * a number is never given twice. A request has at most a hundred replies.
 * @param before restores of the database that is replaced
 */
export async function noteRestore(tx: Queryable, before: number, now: number): Promise<void> {
  const { count } = await readRestores(tx)
  await writeSetting(tx, restores, `${Math.max(count, before) + 1} ${now}`)
}
