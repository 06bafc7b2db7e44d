import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import {
  type ContactColumn,
  type ContactTexts,
  contactFieldNames,
  contactFields,
  mapContactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { spellingsOf } from '#src/contracts/contact/email-address.ts'
import { plainDigits } from '#src/contracts/text/plain-digits.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { countRows } from '#src/core/database/results.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { idColumn } from './id-column.server.ts'
import type { RequestTable } from './request-tables.server.ts'
import { type RequestState, requestStates, type StoredState } from './requests.ts'
import { searchedText } from './search.server.ts'
import { isNarrowed, matches, type RequestSelection } from './selection.server.ts'

export type RequestRow = Selectable<RequestTable>

type Reader = Pick<Database, 'db' | 'engine'>

export const toColumns = (texts: ContactTexts): Record<ContactColumn, string> =>
  // The cast is safe, because there is one entry for each column.
  Object.fromEntries(
    contactFieldNames.map((name) => [contactFields[name].column, texts[name]]),
  ) as Record<ContactColumn, string>

export const toTexts = (row: Record<ContactColumn, string>): ContactTexts =>
  mapContactFields(({ column }) => row[column])

/** Everything that is typed; of a choice only the key is stored. */
const searchedColumns = contactFieldNames
  .map((name) => contactFields[name])
  .filter(({ type }) => type !== 'choice')

/** Computes the searchable text of a request. @param written notes and replies of staff */
function searchedTextOf(
  row: Pick<RequestRow, ContactColumn | 'reference'>,
  written: string[] = [],
): string {
  const { phones = [], texts = [] } = Object.groupBy(searchedColumns, ({ type }) =>
    type === 'tel' ? 'phones' : 'texts',
  )
  const typed = (fields: typeof searchedColumns) =>
    fields.flatMap(({ type, column }) =>
      type === 'email' ? spellingsOf(row[column]) : [row[column]],
    )
  return searchedText([row.reference, ...typed(texts), ...written].join(' '), typed(phones))
}

/** Stores a request. @returns undefined if its idempotency key exists */
export const insertRequest = (db: Queryable, request: Omit<Insertable<RequestTable>, 'searched'>) =>
  db
    .insertInto('contact')
    .values({ ...request, searched: searchedTextOf(request) })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()

export const findRequestByKey = (db: Queryable, idempotencyKey: string) =>
  db
    .selectFrom('contact')
    .select(['id', 'reference', 'quote'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()

export const findRequestRow = (db: Queryable, id: number): Promise<RequestRow | undefined> =>
  db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()

export const findRequestByReference = (
  db: Queryable,
  reference: string,
): Promise<RequestRow | undefined> =>
  db.selectFrom('contact').selectAll().where('reference', '=', reference).executeTakeFirst()

/**
 * Part of a list: requests after the id `after`, without the ids `without`. The request `first`
 * precedes all others.
 */
type RequestSlice = {
  after?: number | undefined
  limit: number
  isOldestFirst?: boolean | undefined
  first?: number | undefined
  without?: readonly number[] | undefined
}

/**
 * Selects ids, newest first by default. Reads indexes only, because a row has thousands of
 * characters.
 */
export const selectRequestIds = (
  { db, engine }: Reader,
  selection: RequestSelection,
  { after, limit, isOldestFirst = false, first, without = [] }: Partial<RequestSlice>,
) =>
  db
    .selectFrom('contact')
    .select('id')
    .where(matches(engine, selection))
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
    .$if(after !== undefined && after !== first, (query) =>
      query.where('id', isOldestFirst ? '>' : '<', after ?? 0),
    )
    .$if(after !== undefined && first !== undefined, (query) => query.where('id', '<>', first ?? 0))
    .$if(first !== undefined, (query) => query.orderBy((e) => e('id', '=', first ?? 0), 'desc'))
    // If ordered by the column, both engines would scan the table; if ordered by an expression,
    // they sort the entries of the index.
    .orderBy(isNarrowed(selection) ? idColumn(engine) : 'id', isOldestFirst ? 'asc' : 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))

/** Reads requests in the order of the ids, without deleted ones. */
export async function findRequestRows(db: Queryable, ids: number[]): Promise<RequestRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('contact').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function listRequestRows(
  reader: Reader,
  selection: RequestSelection,
  slice: RequestSlice,
): Promise<RequestRow[]> {
  const ids = (await selectRequestIds(reader, selection, slice).execute()).map(({ id }) => id)
  return findRequestRows(reader.db, ids)
}

/** Requests in one state: all that are stored, and those that match a filter. */
export type RequestGroup = { state: RequestState; stored: number; matching: number }

export const selectRequestCounts = ({ db, engine }: Reader, selection: RequestSelection) =>
  db
    .selectFrom('contact')
    .select((e) => ['state', e.fn.countAll<number>().as('total')])
    .where(matches(engine, selection))
    .groupBy('state')

export async function countRequestRows(
  reader: Reader,
  selection: RequestSelection,
): Promise<RequestGroup[]> {
  const [all, found] = await Promise.all([
    countByState(reader, {}),
    isNarrowed(selection) ? countByState(reader, selection) : null,
  ])
  return requestStates.map((state) => ({
    state,
    stored: all[state],
    matching: (found ?? all)[state],
  }))
}

/** Waiting requests are counted by an index of their own, which lists no others. */
async function countByState(
  reader: Reader,
  selection: RequestSelection,
): Promise<Record<RequestState, number>> {
  const [stored, waiting] = await Promise.all([
    selectRequestCounts(reader, selection).execute(),
    countMatching(reader, { ...selection, state: 'waiting' }),
  ])
  const totals = new Map(stored.map(({ state, total }) => [state, Number(total)]))
  const count = (state: StoredState) => totals.get(state) ?? 0
  const answered = count('answered') - waiting
  return { new: count('new'), waiting, answered, flagged: count('flagged') }
}

/** Id of the newest request; 0 for none. */
export const findNewestId = async (db: Queryable): Promise<number> =>
  (await db.selectFrom('contact').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())
    ?.id ?? 0

export const countArrived = (db: Queryable, after: number): Promise<number> =>
  countRows(db.selectFrom('contact').where('id', '>', after).where('state', '=', 'new'))

/** Finds selected requests whose day of return has come. @returns ids, the longest waiting first */
export const findReturned = async (
  { db, engine }: Reader,
  selection: RequestSelection,
  day: string,
  limit: number,
): Promise<number[]> =>
  (
    await db
      .selectFrom('contact')
      .select('id')
      .where('come_back_on', '<=', day)
      .where('state', '<>', 'flagged')
      .where(matches(engine, selection))
      .orderBy('come_back_on')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

export const countMatching = async (reader: Reader, selection: RequestSelection): Promise<number> =>
  (await selectRequestCounts(reader, selection).execute()).reduce(
    (sum, { total }) => sum + total,
    0,
  )

/**
 * Returns the columns that determine a state. Reasons for a flag stay stored, so that the flag can
 * be set again.
 */
export const stateColumns = (state: RequestState, by: string, now: number) => ({
  answered_at: state === 'answered' || state === 'waiting' ? now : null,
  answered_by: state === 'answered' || state === 'waiting' ? by : null,
  waits_since: state === 'waiting' ? now : null,
  flag_lifted_at:
    state === 'flagged'
      ? null
      : sql<
          number | null
        >`case when flags = '' then null else coalesce(flag_lifted_at, ${now}) end`,
})

export const updateRequest = async (
  db: Queryable,
  reference: string,
  change: Partial<Record<ContactColumn, string>>,
): Promise<boolean> => {
  const row = await db
    .updateTable('contact')
    .set(change)
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst()
  if (row) await refreshSearched(db, row.id)
  return row !== undefined
}

export async function refreshSearched(db: Queryable, id: number): Promise<void> {
  const row = await findRequestRow(db, id)
  if (!row) return
  const notes = await db
    .selectFrom('contact_note')
    .select('text')
    .where('contact_id', '=', id)
    .execute()
  const replies = await db
    .selectFrom('contact_reply')
    .select(['subject', 'text'])
    .where('contact_id', '=', id)
    .execute()
  const written = [
    ...notes.map(({ text }) => text),
    ...replies.flatMap(({ subject, text }) => [subject, text]),
  ]
  await db
    .updateTable('contact')
    .set({ searched: searchedTextOf(row, [row.outcome_words, ...written]) })
    .where('id', '=', id)
    .execute()
}

/** @param who an e-mail address, or the telephone number of somebody who gave no address */
export const isOf = (who: string) => (e: ExpressionBuilder<Tables, 'contact'>) => {
  if (who.includes('@'))
    return e.or(
      spellingsOf(who).flatMap((one) => [
        e('business_email', '=', one),
        e(e.fn<string>('lower', ['business_email']), '=', one.toLowerCase()),
      ]),
    )
  // `phone_key` is the last nine digits. A shorter number is compared as it was typed.
  const key = /\d{9}$/.exec(plainDigits(who).replace(/\D/g, ''))?.[0]
  const isSame = [e('phone', '=', who), ...(key ? [e('phone_key', '=', key)] : [])]
  return e.and([e('business_email', '=', ''), e.or(isSame)])
}

export const listRequestsOf = (db: Queryable, who: string): Promise<RequestRow[]> =>
  db.selectFrom('contact').selectAll().where(isOf(who)).orderBy('id').execute()

/** Flagged or marked requests that no digest has listed, oldest first. */
export const listAwaitingDigest = (
  db: Queryable,
  limit: number,
): Promise<Pick<RequestRow, 'id' | 'reference' | 'flags'>[]> =>
  db
    .selectFrom('contact')
    .select(['id', 'reference', 'flags'])
    .where('awaits_digest', '=', sql.lit(1))
    .orderBy('id')
    .limit(limit)
    .execute()

export const markDigested = async (db: Queryable, ids: number[]): Promise<void> => {
  if (ids.length > 0)
    await db.updateTable('contact').set({ awaits_digest: 0 }).where('id', 'in', ids).execute()
}
