import type { Selectable } from 'kysely'
import type { Database, Queryable } from './connect.ts'
import type { OutboxTable } from './schema.ts'

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

/**
 * Claims mails that are due, for `leaseMs`: no other process takes them meanwhile, and a process that dies gives them
 * back by the lease's end. One statement that repeats the lease condition.
 */
export const claimMails = (
  db: Queryable,
  { engine, limit, leaseMs, now }: { engine: Database['engine']; limit: number; leaseMs: number; now: number },
) =>
  db
    .updateTable('outbox')
    .set((e) => ({ leased_until: now + leaseMs, attempts: e('attempts', '+', 1) }))
    .where('leased_until', '<=', now)
    .where('id', 'in', (e) =>
      e
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('due_at', '<=', now)
        .where('leased_until', '<=', now)
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

/** Deletes the lines of mails that were sent, or given up, before a moment. */
export const deleteDoneMails = (db: Queryable, doneBefore: number) =>
  db
    .deleteFrom('outbox')
    .where((e) => e.or([e('sent_at', '<', doneBefore), e('failed_at', '<', doneBefore)]))
    .execute()

/** The mails about a contact or a subscriber, oldest first. */
export const listMailsAbout = (db: Queryable, column: 'contact_id' | 'subscriber_id', id: number): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where(column, '=', id).orderBy('id').execute()
