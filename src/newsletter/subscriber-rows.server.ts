import {
  type ExpressionBuilder,
  type Generated,
  type Insertable,
  type Selectable,
  sql,
} from 'kysely'
import { isLanguageCode } from '#src/content/schemas/company-schema.ts'
import { emailKey } from '#src/contracts/contact/email-address.ts'
import type { List, Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { type MailInQueue, requestConfirmation } from '#src/core/database/outbox-rows.ts'
import { countRows } from '#src/core/database/results.ts'
import { readSecret } from '#src/core/database/setting-rows.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { readFlags } from '#src/core/spam/spam.ts'
import { isoMoment, isoMomentOrNone } from '#src/core/stored-rows.server.ts'
import type { SubscriberRecord } from './newsletter.ts'
import { addressKey, addressKeyStart } from './newsletter-links.server.ts'

type SubscriberTable = {
  id: Generated<number>
  email: string
  email_key: string
  /** What an unsubscribe link carries of the address; empty if an older version stored it. */
  address_key: Generated<string>
  subscribed_at: Milliseconds
  source: SubscriberRecord['source']
  /** Empty if the consent was given before consent texts were stored. */
  consent_version: string
  consent_text: string
  /** Language in which the person reads the site; null for the default language. */
  language: Generated<string | null>
  flags: List
  confirmed_at: Milliseconds | null
  asked_at: Milliseconds | null
  /** Issues in a row that the mail server refused for good because of the address. */
  refusals: Generated<number>
}

/** Keyed hashes of addresses that left the newsletter. */
type SuppressionTable = {
  key: string
  left_at: Milliseconds
  asked_at: Milliseconds | null
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    subscriber: SubscriberTable
    suppression: SuppressionTable
  }
}

export type SubscriberRow = Selectable<SubscriberTable>

type NewSubscriber = Omit<
  Insertable<SubscriberTable>,
  'id' | 'email_key' | 'address_key' | 'confirmed_at' | 'asked_at'
>

/**
 * Stores an unconfirmed address. A known one stays if it is confirmed, or if the new request is
 * flagged: robots must not block people.
 */
export async function storeSubscriber(db: Queryable, subscriber: NewSubscriber): Promise<number> {
  const address_key = addressKeyStart({ secret: await readSecret(db) }, subscriber.email)
  const isReplaced = sql`${subscriber.flags} = '' and subscriber.confirmed_at is null`
  const replaced = (column: keyof NewSubscriber) =>
    sql<never>`case when ${isReplaced} then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`subscriber.${column}`)} end`
  const { id } = await db
    .insertInto('subscriber')
    .values({ ...subscriber, email_key: emailKey(subscriber.email), address_key })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        email: replaced('email'),
        source: replaced('source'),
        subscribed_at: replaced('subscribed_at'),
        consent_version: replaced('consent_version'),
        consent_text: replaced('consent_text'),
        language: replaced('language'),
        flags: replaced('flags'),
        address_key,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Asking = {
  id: number
  suppressionKey: string
  now: number
  dueAt: number
  isPaced: boolean
  intervalMs: number
  suppressedIntervalMs: number
}

/**
 * Queues a confirmation mail, due at `dueAt`, if the address may get one. Runs the same statements
 * in either case.
 */
export async function askForConfirmation(
  db: Queryable,
  mail: MailInQueue,
  { id, suppressionKey, now, dueAt, isPaced, intervalMs, suppressedIntervalMs }: Asking,
): Promise<void> {
  const isDue = (e: ExpressionBuilder<Tables, 'subscriber'>) =>
    e.and([
      e('subscriber.id', '=', id),
      e('subscriber.flags', '=', ''),
      e('subscriber.confirmed_at', 'is', null),
      e.or([
        e('subscriber.asked_at', 'is', null),
        e('subscriber.asked_at', '<=', now - intervalMs),
      ]),
      e.not(
        e.exists(
          e
            .selectFrom('suppression')
            .select('key')
            .where('key', '=', suppressionKey)
            .where('suppression.asked_at', '>', now - suppressedIntervalMs),
        ),
      ),
    ])
  await requestConfirmation(db, mail, isDue, { now, dueAt, isPaced })
  const asked = await db
    .updateTable('subscriber')
    .set({ asked_at: now })
    .where(isDue)
    .returning('id')
    .executeTakeFirst()
  await db
    .updateTable('suppression')
    .set((e) => ({ asked_at: asked ? now : e.ref('asked_at') }))
    .where('key', '=', suppressionKey)
    .execute()
}

export const confirmSubscriber = (
  db: Queryable,
  id: number,
  now: number,
): Promise<SubscriberRow | undefined> =>
  db
    .updateTable('subscriber')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const findSubscriber = (db: Queryable, id: number): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()

export const findSubscriberByEmail = (
  db: Queryable,
  email: string,
): Promise<SubscriberRow | undefined> =>
  db
    .selectFrom('subscriber')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()

export const listSubscribers = (
  db: Queryable,
  {
    after,
    limit,
    isConfirmed = true,
  }: { after?: number | undefined; limit: number; isConfirmed?: boolean | undefined },
): Promise<SubscriberRow[]> =>
  db
    .selectFrom('subscriber')
    .selectAll()
    .$if(isConfirmed, (query) => query.where('confirmed_at', 'is not', null))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const countSubscribers = (db: Queryable): Promise<{ total: number; waiting: number }> =>
  db
    .selectFrom('subscriber')
    .select((e) => [
      e.fn.countAll<number>().filterWhere('confirmed_at', 'is not', null).as('total'),
      e.fn.countAll<number>().filterWhere('confirmed_at', 'is', null).as('waiting'),
    ])
    .executeTakeFirstOrThrow()

/** Deletes a subscriber and waiting mails. @returns the deleted row */
export const deleteSubscriber = (db: Queryable, id: number): Promise<SubscriberRow | undefined> =>
  db.deleteFrom('subscriber').where('id', '=', id).returningAll().executeTakeFirst()

/** Matches subscribers whose confirmation mail became a file, because no mail server was set. */
const hasFiledMail =
  ({ kind }: MailInQueue) =>
  (e: ExpressionBuilder<Tables, 'subscriber'>) =>
    e.exists(
      e
        .selectFrom('outbox as filing')
        .select('filing.id')
        .where('filing.kind', '=', kind)
        .where('filing.filed', '=', 1)
        .whereRef('filing.subscriber_id', '=', 'subscriber.id'),
    )

/**
 * Queues the confirmation mails that became files, at the pace of the newsletter's confirmations.
 * The term of their links begins now.
 */
export async function askFiledSubscribers(db: Queryable, mail: MailInQueue, now: number) {
  const isFiled = (e: ExpressionBuilder<Tables, 'subscriber'>) =>
    e.and([e('subscriber.confirmed_at', 'is', null), hasFiledMail(mail)(e)])
  await db.updateTable('subscriber').set({ asked_at: now }).where(isFiled).execute()
  await requestConfirmation(db, mail, isFiled, { now, dueAt: now, isPaced: true })
}

/** Deletes addresses that were not confirmed since `before`, except those that got no mail yet. */
export const deleteUnconfirmedBefore = (db: Queryable, mail: MailInQueue, before: number) =>
  db
    .deleteFrom('subscriber')
    .where('confirmed_at', 'is', null)
    .where('subscribed_at', '<', before)
    .where((e) => e.or([e('asked_at', 'is', null), e('asked_at', '<', before)]))
    .where((e) => e.not(hasFiledMail(mail)(e)))
    .execute()

/** Puts an address on the suppression list. @param key its keyed hash */
export const insertSuppression = (db: Queryable, key: string, now: number) =>
  db
    .insertInto('suppression')
    .values({ key, left_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ left_at: now }))
    .execute()

export const countSuppressionsSince = (db: Queryable, since: number): Promise<number> =>
  countRows(db.selectFrom('suppression').where('left_at', '>', since))

export const findSuppression = (db: Queryable, key: string) =>
  db.selectFrom('suppression').selectAll().where('key', '=', key).executeTakeFirst()

/** Lists the subscriber with an address key, and those that an older version stored without one. */
export const listByAddressKey = (db: Queryable, key: string): Promise<SubscriberRow[]> =>
  db.selectFrom('subscriber').selectAll().where('address_key', 'in', [key, '']).execute()

export const deleteSuppression = (db: Queryable, key: string) =>
  db.deleteFrom('suppression').where('key', '=', key).execute()

export const toSubscriberRecord = (row: SubscriberRow): SubscriberRecord => ({
  id: row.id,
  email: row.email,
  subscribedAt: isoMoment(row.subscribed_at),
  confirmedAt: isoMomentOrNone(row.confirmed_at),
  source: row.source,
  consentVersion: row.consent_version,
  language: row.language !== null && isLanguageCode(row.language) ? row.language : null,
  flags: readFlags(row.flags),
})

/** Returns the keyed hash of an address for the suppression list. */
export const suppressionKey = async (db: Queryable, email: string): Promise<string> =>
  addressKey({ secret: await readSecret(db) }, email)
