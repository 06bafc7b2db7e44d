import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { ContactTable, Tables } from './schema.ts'

export type ContactRow = Selectable<ContactTable>

/** Stores a contact request; gives nothing when its idempotency key is already there. */
export const insertContact = (db: Queryable, contact: Insertable<ContactTable>) =>
  db
    .insertInto('contact')
    .values(contact)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst()

export const findContactByKey = (db: Queryable, idempotencyKey: string) =>
  db.selectFrom('contact').select(['id', 'reference']).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

export const findContact = (db: Queryable, id: number): Promise<ContactRow | undefined> =>
  db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirst()

/** Contacts with an id below `before`, newest first. */
export const listContacts = (db: Queryable, { before, limit }: { before?: number | undefined; limit: number }): Promise<ContactRow[]> =>
  db
    .selectFrom('contact')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const countContacts = async (db: Queryable): Promise<number> =>
  (
    await db
      .selectFrom('contact')
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Changes what a person typed. @returns whether there is such a request */
export const updateContact = async (
  db: Queryable,
  reference: string,
  change: Partial<Pick<ContactRow, 'first_name' | 'last_name' | 'company' | 'phone' | 'business_email' | 'message'>>,
): Promise<boolean> =>
  (await db.updateTable('contact').set(change).where('reference', '=', reference).executeTakeFirst()).numUpdatedRows > 0n

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
