import { type ExpressionBuilder, type Insertable, type Selectable, type SqlBool, sql } from 'kysely'
import { type ContactColumn, type ContactTexts, contactFieldNames, contactFields, mapContactFields } from '#src/contracts/contact-fields.ts'
import type { Queryable } from './connect.ts'
import { fold } from './fold.ts'
import type { ContactTable, Tables } from './schema.ts'

export type ContactRow = Selectable<ContactTable>

/** What was typed, under the names of its columns. */
export const toColumns = (texts: ContactTexts): Record<ContactColumn, string> =>
  // One entry for each column of the list.
  Object.fromEntries(contactFieldNames.map((name) => [contactFields[name].column, texts[name]])) as Record<ContactColumn, string>

/** What was typed, under the names of its fields. */
export const toTexts = (row: Record<ContactColumn, string>): ContactTexts => mapContactFields(({ column }) => row[column])

/** Folded when it is stored and not when it is searched: a search reads every row, and SQLite queries block the process. */
const searchedText = (row: Pick<ContactRow, ContactColumn | 'reference'>) => {
  const searched = contactFieldNames.map((name) => contactFields[name]).filter(({ isSearched }) => isSearched)
  return fold([row.reference, ...searched.map(({ column }) => row[column])].join(' '))
}

/** Stores a contact request. @returns undefined when its idempotency key exists already */
export const insertContact = (db: Queryable, contact: Omit<Insertable<ContactTable>, 'searched'>) =>
  db
    .insertInto('contact')
    .values({ ...contact, searched: searchedText(contact) })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()

export const findContactByKey = (db: Queryable, idempotencyKey: string) =>
  db.selectFrom('contact').select(['id', 'reference']).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

export const findContact = (db: Queryable, id: number): Promise<ContactRow | undefined> =>
  db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()

/** State of a request. */
export type StoredState = 'new' | 'answered' | 'flagged'

/** Conditions on requests; those left out do not filter. */
export type ContactSelection = {
  state?: StoredState | undefined
  /** All of them must occur in the searched text. */
  words?: string[] | undefined
  /** Submitted then or later, in milliseconds. */
  since?: number | undefined
  /** null for those without a zone. */
  timeZone?: string | null | undefined
}

/** A page of a list: requests after the one with the id `after`, in the order of the list. */
export type ContactSlice = { after?: number | undefined; limit: number; isOldestFirst?: boolean | undefined }

const isFlagged = (row: Pick<ContactRow, 'flags' | 'flag_lifted_at'>) => row.flags !== '' && row.flag_lifted_at === null

/** The same rule as `storedState`, for a row that was read. */
export const stateOf = (row: Pick<ContactRow, 'flags' | 'flag_lifted_at' | 'answered_at'>): StoredState =>
  isFlagged(row) ? 'flagged' : row.answered_at === null ? 'new' : 'answered'

const storedState = sql<StoredState>`
  case when flags <> '' and flag_lifted_at is null then 'flagged' when answered_at is null then 'new' else 'answered' end`

/** LIKE pattern that finds a word anywhere; wildcards in the word are escaped. */
const pattern = (word: string) => `%${fold(word).replace(/[!%_]/g, '!$&')}%`

const matches =
  ({ state, words = [], since, timeZone }: ContactSelection) =>
  (e: ExpressionBuilder<Tables, 'contact'>) =>
    e.and([
      ...words.map((word) => sql<SqlBool>`searched like ${pattern(word)} escape '!'`),
      ...(state === undefined ? [] : [e(storedState, '=', state)]),
      ...(since === undefined ? [] : [e('submitted_at', '>=', since)]),
      ...(timeZone === undefined ? [] : [timeZone === null ? e('time_zone', 'is', null) : e('time_zone', '=', timeZone)]),
    ])

/** Contacts of a selection, newest first unless asked otherwise. Ids grow with the time of submission. */
export const listContacts = (
  db: Queryable,
  selection: ContactSelection,
  { after, limit, isOldestFirst = false }: ContactSlice,
): Promise<ContactRow[]> =>
  db
    .selectFrom('contact')
    .selectAll()
    .where(matches(selection))
    .$if(after !== undefined, (query) => query.where('id', isOldestFirst ? '>' : '<', after ?? 0))
    .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .execute()

/** Number of requests of one state and zone: all that are kept, and those that match a selection. */
export type ContactGroup = { state: StoredState; timeZone: string | null; kept: number; matching: number }

/** Counts all requests by state and zone in one scan of the table. */
export const countContacts = (db: Queryable, selection: ContactSelection): Promise<ContactGroup[]> =>
  db
    .selectFrom('contact')
    .select((e) => [
      storedState.as('state'),
      'time_zone as timeZone',
      e.fn.countAll<number>().as('kept'),
      e.fn.countAll<number>().filterWhere(matches(selection)).as('matching'),
    ])
    .groupBy([storedState, 'time_zone'])
    .execute()

/**
 * Moves a request from one state to another. The reasons of a flag are kept, so that it can be set again; a request without reasons cannot be flagged.
 * @returns the row as it is now; undefined where no request of that id is in the state `was`
 */
export const moveContact = (
  db: Queryable,
  id: number,
  { state, was }: { state: StoredState; was: StoredState },
  now: number,
): Promise<ContactRow | undefined> =>
  db
    .updateTable('contact')
    .set({
      answered_at: state === 'answered' ? now : null,
      flag_lifted_at: state === 'flagged' ? null : sql`case when flags = '' then null else coalesce(flag_lifted_at, ${now}) end`,
    })
    .where('id', '=', id)
    .where(storedState, '=', was)
    .$if(state === 'flagged', (query) => query.where('flags', '<>', ''))
    .returningAll()
    .executeTakeFirst()

/** Changes what a person typed. @returns whether there is such a request */
export const updateContact = async (db: Queryable, reference: string, change: Partial<Record<ContactColumn, string>>): Promise<boolean> => {
  const row = await db.updateTable('contact').set(change).where('reference', '=', reference).returningAll().executeTakeFirst()
  if (row)
    await db
      .updateTable('contact')
      .set({ searched: searchedText(row) })
      .where('id', '=', row.id)
      .execute()
  return row !== undefined
}

const isOf = (email: string) => (e: ExpressionBuilder<Tables, 'contact'>) =>
  e.or([e('business_email', '=', email), e(e.fn<string>('lower', ['business_email']), '=', email.toLowerCase())])

/** Every contact request of an address, oldest first. */
export const listContactsOf = (db: Queryable, email: string): Promise<ContactRow[]> =>
  db.selectFrom('contact').selectAll().where(isOf(email)).orderBy('id').execute()

/** Deletes the contact requests of an address with their mails. @returns their references */
export const deleteContactsOf = async (db: Queryable, email: string): Promise<string[]> =>
  (await db.deleteFrom('contact').where(isOf(email)).returning('reference').execute()).map((row) => row.reference)

/** Deletes contact requests from before a moment, with their mails. */
export const deleteContactsBefore = (db: Queryable, submittedBefore: number) =>
  db.deleteFrom('contact').where('submitted_at', '<', submittedBefore).execute()
