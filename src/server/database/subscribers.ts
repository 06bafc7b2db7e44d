import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { SubscriberTable } from './schema.ts'

export type SubscriberRow = Selectable<SubscriberTable>

/** Folds an address to the form in which it is unique: lower case, NFKC. */
export const emailKey = (email: string) => email.normalize('NFKC').toLowerCase()

/**
 * Stores a subscriber. A known address stays as it is, except that an ordinary subscription replaces a flagged one: a robot that
 * subscribed somebody must not prevent the real subscription. @returns the id of one that is new or no longer flagged
 */
export async function insertSubscriber(
  db: Queryable,
  subscriber: Omit<Insertable<SubscriberTable>, 'email_key'>,
): Promise<number | undefined> {
  const stored = await db
    .insertInto('subscriber')
    .values({ ...subscriber, email_key: emailKey(subscriber.email) })
    .onConflict((conflict) =>
      subscriber.flags === ''
        ? conflict.column('email_key').doUpdateSet(subscriber).where('subscriber.flags', '<>', '')
        : conflict.column('email_key').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

export const findSubscriber = (db: Queryable, id: number): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()

export const findSubscriberByEmail = (db: Queryable, email: string): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscriber').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()

/** Subscribers after the one with the id `after`, newest first. */
export const listSubscribers = (db: Queryable, { after, limit }: { after?: number | undefined; limit: number }): Promise<SubscriberRow[]> =>
  db
    .selectFrom('subscriber')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const countSubscribers = async (db: Queryable): Promise<number> =>
  (
    await db
      .selectFrom('subscriber')
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Deletes a subscriber with the mails that wait for it. */
export const deleteSubscriber = (db: Queryable, id: number) => db.deleteFrom('subscriber').where('id', '=', id).execute()
