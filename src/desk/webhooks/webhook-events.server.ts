import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { unreadableWords } from '#src/contracts/staff/stored-rows.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import type { OutboxRow } from '#src/core/database/outbox-rows.ts'
import { insertQueued, noteQueued } from '#src/core/database/queued.ts'
import { currentRequestId } from '#src/core/http/request-id.ts'
import { isoMoment, isUnreadable, readEach } from '#src/core/stored-rows.server.ts'
import { isNamed } from './named-recipient.server.ts'
import { notAccepted, postEvent, type Route } from './post-event.server.ts'
import { labelOfEvent, type WebhookEvent } from './webhooks.ts'

/** Events of webhooks in the outbox, which are sent after all mails. */
export const queuedEvent = { kind: 'webhook', priority: 3 } as const

/** What a row of the outbox stores of an event: its body, and its kind and subject in words. */
const eventFacts = z.object({
  event: z.string(),
  about: z.string(),
  id: z.string(),
  body: z.string(),
})
type EventFacts = z.infer<typeof eventFacts>
const readFacts = ({ facts }: OutboxRow) => eventFacts.parse(JSON.parse(facts ?? '{}'))

/** The transaction of what happened. */
export type Writing = Pick<Database, 'db' | 'engine'>

/**
 * `fields` are only sent if an owner has ticked them. The event is deleted with the request
 * `requestId`, or by `personKey`.
 */
type EventData = {
  known: { id: number; reference?: string; offer?: object }
  fields: Record<string, unknown>
  requestId?: number
  personKey?: string
}

/**
 * Queues an event for each webhook that sends it, and keeps the webhook until the transaction ends.
 * A webhook that is being ended is left out and not waited for. SQLite needs no lock with its one
 * writer.
 */
export async function queueEvent(
  { db, engine }: Writing,
  event: WebhookEvent,
  { known, fields, requestId: contact, personKey }: EventData,
  now: number,
) {
  const webhooks = await db
    .selectFrom('webhook')
    .selectAll()
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forKeyShare().skipLocked())
    .execute()
  // A webhook that cannot be read must not refuse the request of a visitor.
  const readable = await readEach('webhook', webhooks, ({ id, events, fields }) => ({
    ...{ id, events: events.split(','), ticked: new Set(fields.split(',')) },
  }))
  for (const webhook of readable) {
    if (isUnreadable(webhook) || !webhook.events.includes(event)) continue
    const { ticked } = webhook
    const data = {
      ...known,
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => ticked.has(name))),
    }
    const facts: EventFacts = {
      event,
      about: known.reference ?? `subscriber ${known.id}`,
      id: `msg_${randomUUID()}`,
      body: JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data }),
    }
    await insertQueued(db)
      .values({
        ...queuedEvent,
        webhook_id: webhook.id,
        about_contact_id: contact ?? null,
        person_key: personKey ?? null,
        facts: JSON.stringify(facts),
        request_id: currentRequestId(),
        created_at: now,
        due_at: now,
      })
      .execute()
  }
}

/**
 * Queues an event about a subscriber, instead of an earlier one that waits. Without `email` the
 * event contains no personal data.
 */
export async function queueSubscriberEvent(
  writing: Writing,
  event: WebhookEvent,
  { id, personKey, email }: { id: number; personKey: string; email?: string },
  now: number,
) {
  await deleteEventsOf(writing.db, personKey, true)
  const personal = email === undefined ? { fields: {} } : { fields: { email }, personKey }
  await queueEvent(writing, event, { known: { id }, ...personal }, now)
}

/** Deletes events about a subscriber. @param isKept whether delivered events stay stored */
export const deleteEventsOf = (db: Queryable, personKey: string, isKept = false) =>
  db
    .deleteFrom('outbox')
    .where('person_key', '=', personKey)
    .$if(isKept, (query) => query.where('sent_at', 'is', null))
    .execute()

/**
 * Finds the webhook of an event, or undefined if it no longer exists.
 * @returns a function that posts the event. It throws if the receiver refuses the event, or while
 * the privacy policy does not name the recipient.
 */
export async function findEvent(db: Queryable, row: OutboxRow, route: Route) {
  const webhook = await db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', row.webhook_id)
    .executeTakeFirst()
  if (!webhook) return undefined
  return async () => {
    if (!(await isNamed(webhook.recipient))) throw notAccepted('not named in the privacy policy')
    const { status } = await postEvent(webhook, readFacts(row), route)
    if (status < 200 || status >= 300) throw notAccepted(`HTTP ${status}`)
  }
}

/**
 * Counts a webhook's events that are not delivered, waiting and given up, and describes the oldest
 * that were given up.
 */
export async function readUndelivered(db: Queryable, webhookId: number, limit: number) {
  const undelivered = db
    .selectFrom('outbox')
    .where('webhook_id', '=', webhookId)
    .where('sent_at', 'is', null)
  const counts = await undelivered
    .select((e) => [
      e.fn.countAll<number>().filterWhere('failed_at', 'is', null).as('waiting'),
      e.fn.countAll<number>().filterWhere('failed_at', 'is not', null).as('givenUp'),
    ])
    .executeTakeFirstOrThrow()
  const failed = await undelivered
    .selectAll()
    .where('failed_at', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return {
    ...counts,
    failed: (
      await readEach('outbox', failed, (row) => {
        const { event, about } = readFacts(row)
        return {
          id: row.id,
          text: `${labelOfEvent(event)}, ${about}: ${row.last_error}`,
          at: isoMoment(row.failed_at ?? 0),
        }
      })
    ).map((one) =>
      isUnreadable(one) ? { id: one.id, text: unreadableWords('outbox', one.id), at: null } : one,
    ),
  }
}

/** Queues the events of a webhook that were given up again. @returns their number */
export async function requeueWebhook(
  db: Queryable,
  webhookId: number,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      failed_at: null,
      attempts: sql<number>`0`,
      leased_until: 0,
      created_at: now,
      due_at: now,
    })
    .where('webhook_id', '=', webhookId)
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  noteQueued(db)
  return Number(numUpdatedRows)
}
