import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { currentRequestId } from '../request/request-id.ts'
import type { Database, Queryable } from './connect.ts'
import { skew } from './rates.ts'
import { countRows } from './results.ts'
import type { OutboxTable, Tables } from './schema.ts'

export type OutboxRow = Selectable<OutboxTable>

/**
 * Priority of issues of the newsletter, and of its confirmations above a limit
 * (limits.newsletter.confirmations): they are sent after all other mails, at a pace.
 */
export const paced = 3
/** A kind of mail. Mails with a lower `priority` are sent first (decision 0032). */
export type MailInQueue = { kind: string; priority: 0 | 1 | 2 | typeof paced }

type MailAbout = Partial<
  Pick<OutboxRow, 'contact_id' | 'subscriber_id' | 'reply_id' | 'staff_id' | 'facts'>
>

export const insertMail = (
  db: Queryable,
  { kind, priority }: MailInQueue,
  about: MailAbout,
  now: number,
) =>
  db
    .insertInto('outbox')
    .values({
      kind,
      priority,
      ...about,
      request_id: currentRequestId(),
      created_at: now,
      due_at: now,
    })
    .execute()

/**
 * Queues a digest, due `intervalMs` after the last; an earlier due time stays. Always writes, to
 * wait until a sent digest is stored.
 */
export const requestDigest = async (
  db: Queryable,
  { kind, priority }: MailInQueue,
  { intervalMs, now }: { intervalMs: number; now: number },
) => {
  const { sentAt } = await db
    .selectFrom('outbox')
    .select((e) => e.fn.max('sent_at').as('sentAt'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('outbox')
    .values({
      kind,
      priority,
      request_id: currentRequestId(),
      created_at: now,
      due_at: sentAt === null ? now : Math.max(now, Math.min(sentAt, now) + intervalMs),
    })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .where(sql<SqlBool>`kind = 'contact-digest' and sent_at is null and failed_at is null`)
        .doUpdateSet({
          due_at: sql<number>`case when outbox.attempts = 0 and excluded.due_at < outbox.due_at then excluded.due_at else outbox.due_at end`,
        }),
    )
    .execute()
}

/**
 * Queues a confirmation mail for subscribers that match a condition; one that was sent already is
 * sent again at `dueAt`.
 */
export const requestConfirmation = (
  db: Queryable,
  { kind, priority }: MailInQueue,
  condition: (e: ExpressionBuilder<Tables, 'subscriber'>) => Expression<SqlBool>,
  { now, dueAt, isPaced }: { now: number; dueAt: number; isPaced: boolean },
) =>
  db
    .insertInto('outbox')
    .columns(['kind', 'subscriber_id', 'priority', 'request_id', 'created_at', 'due_at'])
    .expression((e) =>
      e
        .selectFrom('subscriber')
        .select([
          sql.lit(kind).as('kind'),
          'id',
          sql.lit(isPaced ? paced : priority).as('priority'),
          sql<string | null>`cast(${currentRequestId()} as text)`.as('request_id'),
          sql<number>`cast(${now} as bigint)`.as('created_at'),
          sql<number>`cast(${dueAt} as bigint)`.as('due_at'),
        ])
        .where(condition),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subscriber_id']).doUpdateSet({
        request_id: currentRequestId(),
        priority: sql`excluded.priority`,
        created_at: now,
        due_at: dueAt,
        attempts: 0,
        sent_at: null,
        failed_at: null,
        last_error: null,
      }),
    )
    .execute()

type Claim = {
  webhook?: number | null
  engine: Database['engine']
  kinds: readonly string[]
  /** The kind of mails of which only so many are sent in a window if their priority is `paced`. */
  pace: { kind: string; most: number; windowMs: number }
  limit: number
  leaseMs: number
  longestDelayMs: number
  now: number
}

/** Tests whether a time has passed, or is so far ahead that a wrong clock must have set it. */
const hasCome =
  (column: 'due_at' | 'leased_until', now: number, farthestMs: number) =>
  (e: ExpressionBuilder<Tables, 'outbox'>) =>
    e.or([e(column, '<=', now), e(column, '>', now + farthestMs + skew)])

/**
 * Claims due mails for `leaseMs`. The update repeats the lease condition, so that two processes
 * cannot claim the same rows. They are chosen in `with`, because PostgreSQL may run a subquery of
 * `in` for each row, and would claim more than the limit.
 */
export const claimMails = (
  db: Queryable,
  { webhook = null, engine, kinds, pace, limit, leaseMs, longestDelayMs, now }: Claim,
) =>
  db
    .with(
      (chosen) => chosen('due').materialized(),
      (e) =>
        e
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          // Only a newer version sends other kinds. With `coalesce`, SQLite uses the index of due
          // mails and not the index of the column.
          .where(sql<string>`coalesce(kind, '')`, 'in', kinds)
          .$if(webhook !== null, (query) => query.where('webhook_id', '=', webhook))
          .$if(webhook === null, (query) =>
            query.where((e) =>
              e.or([
                e('priority', '<', paced),
                e(
                  e
                    .selectFrom('outbox as sent')
                    .select((sent) => sent.fn.countAll<number>().as('count'))
                    .where('sent.kind', '=', pace.kind)
                    .where('sent.sent_at', '>', now - pace.windowMs),
                  '<',
                  pace.most,
                ),
              ]),
            ),
          )
          .where(hasCome('due_at', now, longestDelayMs))
          .where(hasCome('leased_until', now, leaseMs))
          .orderBy('priority')
          .orderBy('due_at')
          .limit(limit)
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((e) => ({ leased_until: now + leaseMs, attempts: e('attempts', '+', 1) }))
    .where(hasCome('leased_until', now, leaseMs))
    .where('id', 'in', (e) => e.selectFrom('due').select('id'))
    .returningAll()
    .execute()

export const markSent = (
  db: Queryable,
  id: number,
  { now, isFiled }: { now: number; isFiled: boolean },
) =>
  db
    .updateTable('outbox')
    .set({ sent_at: now, filed: isFiled ? 1 : 0, last_error: null, facts: null })
    .where('id', '=', id)
    .execute()

export const markRetry = (
  db: Queryable,
  id: number,
  { dueAt, error }: { dueAt: number; error: string },
) =>
  db
    .updateTable('outbox')
    .set({ due_at: dueAt, leased_until: 0, last_error: error })
    .where('id', '=', id)
    .execute()

export const markFailed = (
  db: Queryable,
  id: number,
  { now, error }: { now: number; error: string },
) =>
  db.updateTable('outbox').set({ failed_at: now, last_error: error }).where('id', '=', id).execute()

/** Deletes a mail that is not to be sent, because a row that stays would count as sent. */
export const deleteMail = (db: Queryable, id: number) =>
  db.deleteFrom('outbox').where('id', '=', id).execute()

export const deleteDoneMails = (db: Queryable, doneBefore: number) =>
  db
    .deleteFrom('outbox')
    .where((e) => e.or([e('sent_at', '<', doneBefore), e('failed_at', '<', doneBefore)]))
    .execute()

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

export type ContactMailRow = Pick<
  OutboxRow,
  'contact_id' | 'kind' | 'sent_at' | 'filed' | 'failed_at'
>

export const listMailsOfContacts = async (
  db: Queryable,
  ids: number[],
): Promise<ContactMailRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('outbox')
        .select(['contact_id', 'kind', 'sent_at', 'filed', 'failed_at'])
        .where('contact_id', 'in', ids)
        .orderBy('id')
        .execute()

/**
 * Counts unsent mails due before a moment, without those that wait for their pace; rows of a
 * webhook are events.
 * @returns their number, and since when the oldest has waited
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
export const hasSentSince = async (
  db: Queryable,
  kinds: readonly string[],
  moment: number,
): Promise<boolean> => {
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', kinds)
    .where('sent_at', '>', moment)
    .limit(1)
    .execute()
  return sent.length > 0
}
