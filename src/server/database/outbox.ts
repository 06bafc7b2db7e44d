import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database, Queryable } from './connect.ts'
import type { OutboxTable, Tables } from './schema.ts'

export type OutboxRow = Selectable<OutboxTable>

/** What a mail is about. */
export type MailSubject =
  | { kind: 'contact-notification' | 'contact-acknowledgement'; contactId: number }
  | { kind: 'newsletter-welcome'; subscriberId: number }

export const insertMail = (db: Queryable, subject: MailSubject, now: number) =>
  db
    .insertInto('outbox')
    .values({
      kind: subject.kind,
      contact_id: 'contactId' in subject ? subject.contactId : null,
      subscriber_id: 'subscriberId' in subject ? subject.subscriberId : null,
      created_at: now,
      due_at: now,
    })
    .execute()

type Claim = { engine: Database['engine']; limit: number; leaseMs: number; longestDelayMs: number; now: number }

/** Milliseconds by which the clocks of processes may differ. */
const skew = 3_600_000

/** Whether a time has passed, or is further ahead than any delay: it was set by a clock that was wrong. */
const hasCome = (column: 'due_at' | 'leased_until', now: number, farthestMs: number) => (e: ExpressionBuilder<Tables, 'outbox'>) =>
  e.or([e(column, '<=', now), e(column, '>', now + farthestMs + skew)])

/**
 * Claims mails that are due, for `leaseMs`: no other process takes them meanwhile, and those of a process that dies are
 * free again when the lease ends. The update repeats the lease condition, so that two processes cannot claim the same rows.
 * @param longestDelayMs the longest delay until the next attempt at a mail
 */
export const claimMails = (db: Queryable, { engine, limit, leaseMs, longestDelayMs, now }: Claim) =>
  db
    .updateTable('outbox')
    .set((e) => ({ leased_until: now + leaseMs, attempts: e('attempts', '+', 1) }))
    .where(hasCome('leased_until', now, leaseMs))
    .where('id', 'in', (e) =>
      e
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where(hasCome('due_at', now, longestDelayMs))
        .where(hasCome('leased_until', now, leaseMs))
        .orderBy('due_at')
        .limit(limit)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute()

export const markSent = (db: Queryable, id: number, now: number) =>
  db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute()

/** Puts a mail back, to be tried again at `dueAt`. */
export const markRetry = (db: Queryable, id: number, { dueAt, error }: { dueAt: number; error: string }) =>
  db.updateTable('outbox').set({ due_at: dueAt, leased_until: 0, last_error: error }).where('id', '=', id).execute()

export const markFailed = (db: Queryable, id: number, { now, error }: { now: number; error: string }) =>
  db.updateTable('outbox').set({ failed_at: now, last_error: error }).where('id', '=', id).execute()

/** Deletes the rows of mails that were sent, or given up, before a time. */
export const deleteDoneMails = (db: Queryable, doneBefore: number) =>
  db
    .deleteFrom('outbox')
    .where((e) => e.or([e('sent_at', '<', doneBefore), e('failed_at', '<', doneBefore)]))
    .execute()

/** The mails about a contact or a subscriber, oldest first. */
export const listMailsAbout = (db: Queryable, column: 'contact_id' | 'subscriber_id', id: number): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where(column, '=', id).orderBy('id').execute()
