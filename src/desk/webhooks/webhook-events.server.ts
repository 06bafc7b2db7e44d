import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { WebhookEvent } from '#src/contracts/staff/webhooks.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import type { StoredState } from '#src/server/database/contact-schema.ts'
import { findContact, toTexts } from '#src/server/database/contacts.ts'
import type { OutboxRow } from '#src/server/database/outbox.ts'
import {
  deleteEventsOf,
  findWebhook,
  insertEvent,
  lockWebhooks,
} from '#src/server/database/webhooks.ts'
import { notTaken, postEvent, type Route } from '#src/server/webhooks/post-event.ts'

const eventFacts = z.object({
  event: z.string(),
  about: z.string(),
  id: z.string(),
  body: z.string(),
})
export const readEvent = ({ facts }: OutboxRow) => eventFacts.parse(JSON.parse(facts ?? '{}'))

/** `isNamed`: whether the privacy policy that visitors read names a recipient. */
export type WebhookDelivery = { route: Route; isNamed: (recipient: string) => Promise<boolean> }

/** The transaction of what happened. */
type Telling = Pick<Database, 'db' | 'engine'>

/**
 * `fields` are only sent if an owner has ticked them. The event is deleted with the request
 * `contact`, or by `personKey`.
 */
type Told = {
  known: { id: number; reference?: string }
  fields: Record<string, unknown>
  contact?: number
  personKey?: string
}

async function tell(
  { db, engine }: Telling,
  event: WebhookEvent,
  { known, fields, contact, personKey }: Told,
  now: number,
) {
  for (const webhook of await lockWebhooks(db, engine)) {
    if (!webhook.events.split(',').includes(event)) continue
    const ticked = new Set(webhook.fields.split(','))
    const data = {
      ...known,
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => ticked.has(name))),
    }
    const body = JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data })
    const facts = {
      event,
      about: known.reference ?? `subscriber ${known.id}`,
      id: `msg_${randomUUID()}`,
      body,
    }
    const about = { about_contact_id: contact ?? null, person_key: personKey ?? null }
    await insertEvent(
      db,
      {
        webhook_id: webhook.id,
        ...about,
        facts: JSON.stringify(facts satisfies z.infer<typeof eventFacts>),
      },
      now,
    )
  }
}

/**
 * Queues events about a request. Call this after the change that the event reports, in the same
 * transaction.
 */
export async function tellOfContact(
  telling: Telling,
  event: WebhookEvent,
  id: number,
  now: number,
): Promise<void> {
  const row = await findContact(telling.db, id)
  if (!row) return
  const fields = { ...toTexts(row), askedAbout: row.asked_about, takenBy: row.taken_by }
  await tell(telling, event, { known: { id, reference: row.reference }, fields, contact: id }, now)
}

/**
 * Queues events about a change of state. A request that was held back counts as received once it is
 * released.
 */
export async function tellOfState(
  telling: Telling,
  id: number,
  { was, to }: { was: StoredState; to: StoredState },
  now: number,
) {
  if (was === 'flagged') await tellOfContact(telling, 'contact.received', id, now)
  if (to === 'answered') await tellOfContact(telling, 'contact.answered', id, now)
}

type ToldSubscriber = { id: number; personKey: string; email?: string }

/**
 * Queues an event about a subscriber, instead of an earlier one that waits. Without `email` the
 * event contains no personal data.
 */
export async function tellOfSubscriber(
  telling: Telling,
  event: WebhookEvent,
  { id, personKey, email }: ToldSubscriber,
  now: number,
) {
  await deleteEventsOf(telling.db, personKey, true)
  await tell(
    telling,
    event,
    { known: { id }, ...(email === undefined ? { fields: {} } : { fields: { email }, personKey }) },
    now,
  )
}

/**
 * Finds the webhook of an event, or undefined if it no longer exists.
 * @returns a function that posts the event. It throws if the receiver refuses the event, or while
 * the privacy policy does not name the recipient.
 */
export async function findEvent(
  db: Queryable,
  row: OutboxRow,
  { route, isNamed }: WebhookDelivery,
) {
  const webhook = await findWebhook(db, row.webhook_id ?? 0)
  if (!webhook) return undefined
  return async () => {
    if (!(await isNamed(webhook.recipient))) throw notTaken('not named in the privacy policy')
    const { status } = await postEvent(webhook, readEvent(row), route)
    if (status < 200 || status >= 300) throw notTaken(`HTTP ${status}`)
  }
}
