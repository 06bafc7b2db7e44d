import { randomUUID } from 'node:crypto'
import { describeBooking, leastAheadMs } from '#src/contracts/booking/slots.ts'
import { callMinutes, slotOf } from '#src/contracts/contact/call-back.ts'
import { isDigested } from '#src/contracts/flags.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { insertMail, type MailInQueue } from '#src/core/database/outbox.ts'
import { countHit } from '#src/core/database/rates.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import { readFlags, type SpamContext } from '#src/core/spam/spam.ts'
import { refreshSearched } from '#src/desk/requests/request-rows.server.ts'
import { insertNote, lockRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { readBookingToken } from './booking-links.server.ts'
import { bookingChanged, bookingReceipt } from './booking-mails.server.ts'
import { deleteBooking, findBooking, listOfNetwork, setCallTime } from './booking-rows.server.ts'
import { claim, office, Taken } from './booking-slots.server.ts'

/** Most moves of a call in a day. */
export const mostMoves = 5
const day = 24 * 3_600_000

/** Adds a note to the request of a call, by the page or by somebody of the staff. */
export async function note(
  tx: Queryable,
  requestId: number,
  text: string,
  now: number,
  by?: Actor,
) {
  await insertNote(tx, {
    contact_id: requestId,
    kind: 'note',
    written_by: by?.name ?? 'Booking page',
    key: randomUUID(),
    text,
    written_at: now,
  })
  await refreshSearched(tx, requestId)
}

/** Queues a mail in place of an earlier one of its kind, because a request has one of each. */
async function mailAgain(tx: Queryable, mail: MailInQueue, contact_id: number, now: number) {
  await tx
    .deleteFrom('outbox')
    .where('kind', '=', mail.kind)
    .where('contact_id', '=', contact_id)
    .execute()
  await insertMail(tx, mail, { contact_id }, now)
}

type Change = {
  requestId: number
  /** Begin of the other half hour; null to cancel. */
  to: string | null
  /** Somebody of the staff; undefined for the visitor. */
  by?: Actor | undefined
  /** Whether staff let the visitor be mailed. */
  isTold?: boolean
}
type ChangeOutcome = 'done' | 'taken' | 'ended' | 'limit' | 'soon'

/** Moves or cancels a call in a transaction. @throws Taken */
async function applyChange(
  { database, secretKey }: Context & SpamContext,
  tx: Queryable,
  { requestId, to, by, isTold = true }: Change,
  now: number,
): Promise<ChangeOutcome> {
  const request = await lockRequest(tx, database.engine, requestId)
  const booking = await findBooking(tx, requestId)
  const end = by ? now - callMinutes * 60_000 : now
  if (!booking || !request || booking.starts_at <= end) return 'ended'
  const { phone_key, network_key, wider_key, form_key, link_opened, starts_at } = booking
  if (to === slotOf(starts_at)) return 'done'
  if (to && !by) {
    if (starts_at < now + leastAheadMs) return 'soon'
    const moves = await countHit(tx, secretKey(`booking moves ${requestId}`), day, now)
    if (moves > mostMoves) return 'limit'
  }
  await deleteBooking(tx, requestId)
  const keys = { phone_key, network_key, wider_key, form_key, link_opened }
  if (to) await claim(tx, requestId, Date.parse(to), keys, now)
  await setCallTime(tx, requestId, to ?? '')
  const before = describeBooking(slotOf(starts_at), office(), null)
  const text = to
    ? `The call of ${before} is moved to ${describeBooking(to, office(), null)}.`
    : `The call of ${before} is cancelled.`
  await note(tx, requestId, text, now, by)
  if (by)
    await recordAudit(
      tx,
      by,
      { action: 'call.changed', subject: `contact ${requestId}`, detail: { isMoved: to !== null } },
      now,
    )
  // In a flood, staff get a digest instead.
  else if (!isDigested(readFlags(request.flags)))
    await mailAgain(tx, bookingChanged, requestId, now)
  // A booking may name the mailbox of a stranger, who has got one mail. Who opened its link is mailed
  // each change.
  if (request.business_email && (by ? isTold : link_opened === 1))
    await mailAgain(tx, bookingReceipt, requestId, now)
  return 'done'
}

/** Moves a call to another half hour, or cancels it. Notes it at the request and mails both sides. */
export async function changeBooking(
  context: Context & SpamContext,
  change: Change,
  now = Date.now(),
): Promise<ChangeOutcome> {
  try {
    const outcome = await retryWhenAway(() =>
      context.database.write((tx) => applyChange(context, tx, change, now)),
    )
    context.notifyOutbox()
    return outcome
  } catch (error) {
    if (error instanceof Taken) return 'taken'
    throw error
  }
}

/** Moves or cancels the call of a link, as `changeBooking`. */
export const changeByLink = async (
  context: Context & SpamContext,
  token: string,
  to: string | null,
): Promise<ChangeOutcome> => {
  const link = readBookingToken(context, token)
  return link ? changeBooking(context, { requestId: link.requestId, to }) : 'ended'
}

/**
 * Cancels the coming calls that come from the same wider network as one of them.
 * @returns their number
 */
export async function endCallsOfNetwork(
  context: Context & SpamContext,
  { requestId, by, isTold }: { requestId: number; by: Actor; isTold: boolean },
  now = Date.now(),
): Promise<number> {
  const ended = await context.database.write(async (tx) => {
    const ids = await listOfNetwork(tx, requestId, now)
    for (const id of ids)
      await applyChange(context, tx, { requestId: id, to: null, by, isTold }, now)
    return ids.length
  })
  context.notifyOutbox()
  return ended
}
