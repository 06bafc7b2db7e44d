import type { Selectable } from 'kysely'
import type { Database, Queryable } from './connect.ts'
import type { OutboxTable } from './schema.ts'

export type OutboxRow = Selectable<OutboxTable>

export const insertMail = (db: Queryable, kind: OutboxRow['kind'], contactId: number, now: number) =>
  db.insertInto('outbox').values({ kind, contact_id: contactId, created_at: now, due_at: now }).execute()

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

export const deleteSentMails = (db: Queryable, sentBefore: number) => db.deleteFrom('outbox').where('sent_at', '<', sentBefore).execute()
