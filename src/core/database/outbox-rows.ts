import {
  type Expression,
  type ExpressionBuilder,
  type Generated,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely'
import { currentRequestId } from '../http/request-id.ts'
import type { Milliseconds, ZeroOrOne } from './columns.ts'
import type { Database, Queryable } from './connect.ts'
import { heldUntil, isMailHeld } from './held-mails.ts'
import { insertQueued, noteQueued } from './queued.ts'
import { skew } from './rates.ts'
import type { Tables } from './tables.ts'

type OutboxTable = {
  id: Generated<number>
  /** A newer version may have added kinds (services/mails). */
  kind: string
  /** What the mail is about: a contact, subscriber or account; all null for a digest. */
  contact_id: number | null
  subscriber_id: number | null
  staff_id: number | null
  /**
   * Reply that the mail sends. The reply names the contact, because `contact_id` allows one mail of
   * a kind for each contact.
   */
  reply_id: Generated<number | null>
  /**
   * Webhook of an event, and its request or the keyed hash of its subscriber's address; the event
   * is deleted with them. `about_contact_id` is also the request of mails about an offer, of which
   * it may have several of a kind.
   */
  webhook_id: Generated<number | null>
  about_contact_id: Generated<number | null>
  person_key: Generated<string | null>
  /** Recipient of an issue of the newsletter. */
  recipient_id: Generated<number | null>
  /**
   * JSON of an event until its delivery, or of the facts in an account mail: link, device, moment,
   * changes …. Never contains a token.
   */
  facts: string | null
  request_id: string | null
  priority: Generated<number>
  created_at: Milliseconds
  due_at: Milliseconds
  attempts: Generated<number>
  leased_until: Generated<Milliseconds>
  sent_at: Milliseconds | null
  /** Whether the mail was written to a file because no mail server was set. */
  filed: Generated<ZeroOrOne>
  failed_at: Milliseconds | null
  last_error: string | null
  /** Since when the answer of the mail server is awaited; the mail may have been sent. */
  handed_at: Generated<Milliseconds | null>
  /** Attempts to which the mail server has not answered. */
  unknown_answers: Generated<number>
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    outbox: OutboxTable
  }
}

export type OutboxRow = Selectable<OutboxTable>

/**
 * Priority of issues of the newsletter, and of its confirmations above a limit
 * (limits.newsletter.confirmations): they are sent after all other mails, at a pace.
 */
export const paced = 3
/** A kind of mail. Most turns go to those with a lower `priority` (decision 0031). */
export type MailInQueue = { kind: string; priority: 0 | 1 | 2 | typeof paced }

type MailAbout = Partial<
  Pick<
    OutboxRow,
    'contact_id' | 'about_contact_id' | 'subscriber_id' | 'reply_id' | 'staff_id' | 'facts'
  >
>

const toMailRow = ({ kind, priority }: MailInQueue, about: MailAbout, now: number) => ({
  kind,
  priority,
  ...about,
  request_id: currentRequestId(),
  created_at: now,
  due_at: now,
})

export const insertMail = (db: Queryable, mail: MailInQueue, about: MailAbout, now: number) =>
  insertQueued(db)
    .values(toMailRow(mail, about, now))
    .execute()

/**
 * Queues a mail about a request in place of an earlier one of its kind, of which a request has only
 * one. It waits until `intervalMs` after the last that was sent.
 */
export const insertMailAgain = async (
  db: Queryable,
  mail: MailInQueue,
  contact_id: number,
  { now, intervalMs = 0 }: { now: number; intervalMs?: number },
) => {
  const earlier = await db
    .deleteFrom('outbox')
    .where('kind', '=', mail.kind)
    .where('contact_id', '=', contact_id)
    .returning(['sent_at', 'due_at', 'failed_at'])
    .executeTakeFirst()
  const sentAt = earlier?.sent_at ?? null
  const waitsUntil =
    sentAt !== null
      ? Math.min(sentAt, now) + intervalMs
      : earlier?.failed_at === null
        ? earlier.due_at
        : now
  const due_at = Math.min(Math.max(now, waitsUntil), now + intervalMs)
  await insertQueued(db)
    .values({ ...toMailRow(mail, { contact_id }, now), due_at })
    .execute()
}

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
  await insertQueued(db)
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
          // One that is held goes out, because there is something new to tell.
          created_at: sql<number>`case when outbox.created_at <= ${heldUntil} then excluded.created_at else outbox.created_at end`,
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
  insertQueued(db)
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
        filed: 0,
        failed_at: null,
        handed_at: null,
        unknown_answers: 0,
        last_error: null,
      }),
    )
    .execute()

type Claim = {
  webhook?: number | null
  engine: Database['engine']
  kinds: readonly string[]
  /** Takes what has waited longest, whatever its priority. */
  isOldestFirst?: boolean
  /** The kind of mails of which only so many are sent in a window if their priority is `paced`. */
  pace: { kind: string; most: number; windowMs: number }
  limit: number
  leaseMs: number
  /** Longest lease: while the answer to a mail is awaited. */
  longestLeaseMs?: number
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
  {
    webhook = null,
    engine,
    kinds,
    isOldestFirst = false,
    pace,
    limit,
    leaseMs,
    longestLeaseMs = leaseMs,
    longestDelayMs,
    now,
  }: Claim,
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
                    .where('sent.sent_at', '>', now - pace.windowMs)
                    // A later time was set by a clock that was ahead.
                    .where('sent.sent_at', '<=', now + skew),
                  '<',
                  pace.most,
                ),
              ]),
            ),
          )
          .where((e) => e.not(isMailHeld(e)))
          .where(hasCome('due_at', now, longestDelayMs))
          .where(hasCome('leased_until', now, longestLeaseMs))
          .$if(!isOldestFirst, (query) => query.orderBy('priority'))
          .orderBy('due_at')
          .limit(limit)
          .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((e) => ({ leased_until: now + leaseMs, attempts: e('attempts', '+', 1) }))
    .where(hasCome('leased_until', now, longestLeaseMs))
    .where('id', 'in', (e) => e.selectFrom('due').select('id'))
    .returningAll()
    .execute()

/**
 * Notes that a mail is about to be handed over, for a process that finds the row later.
 * @returns false if the lease has ended, so that another process may be sending the mail
 */
export const markHandedOver = async (
  db: Queryable,
  { id, leased_until }: Pick<OutboxRow, 'id' | 'leased_until'>,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ handed_at: now, leased_until: now + leaseMs })
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const markSent = (
  db: Queryable,
  id: number,
  { now, isFiled }: { now: number; isFiled: boolean },
) =>
  db
    .updateTable('outbox')
    .set({
      ...{ sent_at: now, filed: isFiled ? 1 : 0 },
      ...{ handed_at: null, last_error: null, facts: null },
    })
    .where('id', '=', id)
    .execute()

type Retry = { dueAt: number; error: string; attempts: number; unknownAnswers: number }
export const markRetry = (
  db: Queryable,
  id: number,
  { dueAt, error, attempts, unknownAnswers }: Retry,
) =>
  db
    .updateTable('outbox')
    .set({
      ...{ due_at: dueAt, leased_until: 0, handed_at: null, last_error: error },
      ...{ attempts, unknown_answers: unknownAnswers },
    })
    .where('id', '=', id)
    .execute()

/** Sends a mail again that was given up. @returns whether there was one */
export const requeueFailed = async (
  db: Queryable,
  about: { kind: string } & ({ contact_id: number } | { reply_id: number }),
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      ...{ failed_at: null, attempts: 0, unknown_answers: 0, leased_until: 0 },
      ...{ created_at: now, due_at: now },
    })
    .where((e) => e.and(about))
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  noteQueued(db)
  return numUpdatedRows > 0n
}

export const markFailed = (
  db: Queryable,
  id: number,
  { now, error }: { now: number; error: string },
) =>
  db
    .updateTable('outbox')
    .set({ failed_at: now, handed_at: null, last_error: error })
    .where('id', '=', id)
    .execute()

/** Deletes a mail that is not to be sent, because a row that stays would count as sent. */
export const deleteMail = (db: Queryable, id: number) =>
  db.deleteFrom('outbox').where('id', '=', id).execute()

/**
 * The rows of subscribers who wait for a mail server stay, because they show that no mail was sent.
 */
export const deleteDoneMails = (db: Queryable, doneBefore: number) =>
  db
    .deleteFrom('outbox')
    .where((e) => e.or([e('sent_at', '<', doneBefore), e('failed_at', '<', doneBefore)]))
    .where((e) =>
      e.not(
        e.and([
          e('filed', '=', 1),
          e.exists(
            e
              .selectFrom('subscriber')
              .select('subscriber.id')
              .whereRef('subscriber.id', '=', 'outbox.subscriber_id')
              .where('confirmed_at', 'is', null),
          ),
        ]),
      ),
    )
    .execute()
