import { queueEvent, type Writing } from '#src/desk/webhooks/webhook-events.server.ts'
import type { WebhookEvent } from '#src/desk/webhooks/webhooks.ts'
import { findRequestRow, toTexts } from './request-rows.server.ts'
import type { RequestState } from './requests.ts'

/**
 * Queues events about a request. Call this after the change that the event reports, in the same
 * transaction.
 */
export async function queueRequestEvent(
  writing: Writing,
  event: WebhookEvent,
  id: number,
  now: number,
): Promise<void> {
  const row = await findRequestRow(writing.db, id)
  if (!row) return
  const fields = { ...toTexts(row), askedAbout: row.asked_about, takenBy: row.taken_by }
  const known = { id, reference: row.reference }
  await queueEvent(writing, event, { known, fields, requestId: id }, now)
}

/**
 * Queues events about a change of state. A request that was held back counts as received once it is
 * released.
 */
export async function queueStateEvents(
  writing: Writing,
  id: number,
  { was, to }: { was: RequestState; to: RequestState },
  now: number,
) {
  if (was === 'flagged') await queueRequestEvent(writing, 'contact.received', id, now)
  if (to === 'answered') await queueRequestEvent(writing, 'contact.answered', id, now)
}
