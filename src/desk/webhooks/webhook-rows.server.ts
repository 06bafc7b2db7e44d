import { type Insertable, type Selectable, sql } from 'kysely'
import { currentRequestId } from '../request/request-id.ts'
import type { Engine, Queryable } from './connect.ts'
import type { OutboxRow } from './outbox.ts'
import { countRows } from './results.ts'
import type { WebhookTable } from './schema.ts'

export type WebhookRow = Selectable<WebhookTable>

export const listWebhooks = (db: Queryable): Promise<WebhookRow[]> =>
  db.selectFrom('webhook').selectAll().orderBy('id').execute()

/**
 * Lists the webhooks that get an event, and keeps each until the transaction ends, so that an event
 * of it can be stored. One that is being ended is left out and not waited for. SQLite needs no lock
 * with its one writer.
 */
export const lockWebhooks = (db: Queryable, engine: Engine): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhook')
    .selectAll()
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forKeyShare().skipLocked())
    .execute()

/** Number of the advisory lock, used for no other lock of this database. */
const countLock = 64_020

/**
 * Counts webhooks under a lock until the transaction ends, so that two writers stay within the
 * limit. SQLite has one writer.
 */
export async function countWebhooks(db: Queryable, engine: Engine): Promise<number> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${countLock})`.execute(db)
  return countRows(db.selectFrom('webhook'))
}

export const findWebhook = (db: Queryable, id: number): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst()

export const insertWebhook = (
  db: Queryable,
  webhook: Insertable<WebhookTable>,
): Promise<WebhookRow> =>
  db.insertInto('webhook').values(webhook).returningAll().executeTakeFirstOrThrow()

export const deleteWebhook = (db: Queryable, id: number): Promise<WebhookRow | undefined> =>
  db.deleteFrom('webhook').where('id', '=', id).returningAll().executeTakeFirst()

/** Events of webhooks in the outbox, which are sent after all mails. */
export const queuedEvent = { kind: 'webhook', priority: 3 } as const

/**
 * An event for a webhook. It is deleted with its contact request, or with the subscriber whose
 * address has this keyed hash.
 */
type NewEvent = {
  webhook_id: number
  about_contact_id: number | null
  person_key: string | null
  facts: string
}

export const insertEvent = (db: Queryable, event: NewEvent, now: number) =>
  db
    .insertInto('outbox')
    .values({
      ...queuedEvent,
      ...event,
      request_id: currentRequestId(),
      created_at: now,
      due_at: now,
    })
    .execute()

/** Deletes events about a subscriber. @param isKept whether delivered events stay stored */
export const deleteEventsOf = (db: Queryable, personKey: string, isKept = false) =>
  db
    .deleteFrom('outbox')
    .where('person_key', '=', personKey)
    .$if(isKept, (query) => query.where('sent_at', 'is', null))
    .execute()

/**
 * Counts a webhook's undelivered events, waiting and given up, and reads the oldest that were given
 * up.
 */
export async function readUntaken(db: Queryable, webhookId: number, limit: number) {
  const untaken = db
    .selectFrom('outbox')
    .where('webhook_id', '=', webhookId)
    .where('sent_at', 'is', null)
  const { waiting, givenUp } = await untaken
    .select((e) => [
      e.fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
      e.fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('givenUp'),
    ])
    .executeTakeFirstOrThrow()
  const failed: OutboxRow[] = await untaken
    .selectAll()
    .where('failed_at', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return { waiting, givenUp, failed }
}

export const requeueFailed = async (
  db: Queryable,
  webhookId: number,
  now: number,
): Promise<number> => {
  const again = {
    failed_at: null,
    attempts: sql<number>`0`,
    leased_until: 0,
    created_at: now,
    due_at: now,
  }
  const failed = db
    .updateTable('outbox')
    .set(again)
    .where('webhook_id', '=', webhookId)
    .where('failed_at', 'is not', null)
  return Number((await failed.executeTakeFirst()).numUpdatedRows)
}
