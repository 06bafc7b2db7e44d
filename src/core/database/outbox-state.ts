import { sql } from 'kysely'
import type { Queryable } from './connect.ts'
import { isMailHeld } from './held-mails.ts'
import { type OutboxRow, paced } from './outbox-rows.ts'
import { countRows } from './results.ts'

type About =
  | { contact_id: number; about_contact_id: number }
  | { subscriber_id: number; person_key: string }

export const listMailsAbout = (db: Queryable, about: About) =>
  db
    .selectFrom('outbox')
    .leftJoin('webhook', 'webhook.id', 'webhook_id')
    .selectAll('outbox')
    .select('recipient')
    .where((e) => e.or(about))
    .orderBy('outbox.id')
    .execute()

export type RequestMailRow = Pick<
  OutboxRow,
  'contact_id' | 'kind' | 'created_at' | 'sent_at' | 'filed' | 'failed_at' | 'last_error'
>

/** Lists mails that go out once for a request, and those that tell of it. */
export const listMailsOfRequests = async (
  db: Queryable,
  ids: number[],
): Promise<RequestMailRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('outbox')
        .select(['kind', 'created_at', 'sent_at', 'filed', 'failed_at', 'last_error'])
        .select((e) => e.fn.coalesce('contact_id', 'about_contact_id').as('contact_id'))
        .where((e) => e.or([e('contact_id', 'in', ids), e('about_contact_id', 'in', ids)]))
        .orderBy('id')
        .execute()

/**
 * Counts unsent mails that were due before a moment. Mails sent at a limited pace, those held after
 * a restore and events of webhooks are not counted.
 * @returns their number, and the time since which the oldest has waited
 */
export const countLateMails = (
  db: Queryable,
  before: number,
): Promise<{ count: number; since: number | null }> => {
  // After a failed attempt, which moves the due time, the wait counts from creation; else from the
  // due time, as digests are queued early.
  const since = sql<number>`case when last_error is null then due_at else created_at end`
  return db
    .selectFrom('outbox')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.min<number | null>(since).as('since'),
    ])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(since, '<=', before)
    .where('webhook_id', 'is', null)
    .where('priority', '<', paced)
    .where((e) => e.not(isMailHeld(e)))
    .executeTakeFirstOrThrow()
}

/** Counts mails that were given up, without issues of the newsletter, whose page counts them. */
export const countFailedMails = (db: Queryable): Promise<number> =>
  countRows(
    db
      .selectFrom('outbox')
      .where('failed_at', 'is not', null)
      .where('webhook_id', 'is', null)
      .where('recipient_id', 'is', null),
  )

/**
 * Tests whether a mail was sent after a moment.
 * @param kinds all of them, so that the index of kind and time can be used
 */
export const hasSentSince = async (db: Queryable, moment: number): Promise<boolean> => {
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('webhook_id', 'is', null)
    .where('sent_at', '>', moment)
    .limit(1)
    .execute()
  return sent.length > 0
}

/** Reads why the mails of replies wait, if they were not taken. */
export const listFaultsOfReplies = async (db: Queryable, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('outbox')
        .select(['reply_id', 'last_error'])
        .where('reply_id', 'in', ids)
        .where('last_error', 'is not', null)
        .execute()

/** Reads why the mail that waits longest was not taken. */
export const findFaultOfWaiting = async (db: Queryable): Promise<string | null> => {
  const row = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('webhook_id', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.last_error ?? null
}
