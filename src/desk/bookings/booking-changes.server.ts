import { randomUUID } from 'node:crypto'
import { describeBooking, leastAheadMs } from '#src/contracts/booking/slots.ts'
import { callMinutes, isSlot, slotOf } from '#src/contracts/contact/call-back.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import { isDigested } from '#src/contracts/flags.ts'
import { staffCallWords } from '#src/contracts/staff/call-words.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { insertMailAgain } from '#src/core/database/outbox-rows.ts'
import { countHit } from '#src/core/database/rates.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import { readFlags, type SpamContext } from '#src/core/spam/spam.ts'
import {
  findRequestRow,
  type RequestRow,
  refreshSearched,
} from '#src/desk/requests/request-rows.server.ts'
import { insertNote, lockRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { readBookingToken } from './booking-links.server.ts'
import { bookingChanged, bookingReceipt } from './booking-mails.server.ts'
import { deleteBooking, findBooking, setCallTime } from './booking-rows.server.ts'
import { checkSlot, claim, officeOfStaff, Taken } from './booking-slots.server.ts'

/** Most changes of a call by its visitor in a day, but for cancelling it. */
export const mostMoves = 5
const day = 24 * 3_600_000
/** Milliseconds between two mails to the company about changes of one call. */
const changeMailMs = 10 * 60_000

/** Adds a note to the request of a call. @param by the booking page, if it is nobody of the staff */
export async function note(
  tx: Queryable,
  requestId: number,
  { text, now, by }: { text: string; now: number; by?: Actor | undefined },
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

/** Writes a half hour by the office's clock, as staff read it. */
export const inWords = (slot: string) =>
  describeBooking(slot, officeOfStaff(), null, staffCallWords)

/** Counts a change of a call by its visitor. @returns whether there were too many in a day */
export const isChangedOften = async (
  { secretKey }: SpamContext,
  tx: Queryable,
  requestId: number,
  now: number,
) => (await countHit(tx, secretKey(`booking moves ${requestId}`), day, now)) > mostMoves

/** Notifies the company of a change by the visitor. In a flood, staff get a digest instead. */
export async function mailChange(
  tx: Queryable,
  { id, flags }: Pick<RequestRow, 'id' | 'flags'>,
  now: number,
) {
  if (!isDigested(readFlags(flags)))
    await insertMailAgain(tx, bookingChanged, id, { now, intervalMs: changeMailMs })
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
  context: Context & SpamContext,
  tx: Queryable,
  { requestId, to, by, isTold = true }: Change,
  now: number,
): Promise<ChangeOutcome> {
  const row = await lockRequest(tx, context.database.engine, requestId)
  const booking = await findBooking(tx, requestId)
  const end = by ? now - callMinutes * 60_000 : now
  if (!booking || !row || booking.starts_at <= end) return 'ended'
  const { phone_key, network_key, wider_key, link_opened, starts_at } = booking
  if (to === slotOf(starts_at)) return 'done'
  if (to && !by) {
    if (starts_at < now + leastAheadMs) return 'soon'
    if (await isChangedOften(context, tx, requestId, now)) return 'limit'
  }
  await deleteBooking(tx, requestId)
  // The form that booked it moves it no more.
  const keys = { phone_key, network_key, wider_key, form_key: '', link_opened }
  if (to) {
    checkSlot(Date.parse(to), now)
    await claim(tx, requestId, Date.parse(to), keys)
  }
  await setCallTime(tx, requestId, to ?? '')
  const before = inWords(slotOf(starts_at))
  const text = to
    ? `The call of ${before} is moved to ${inWords(to)}.`
    : `The call of ${before} is cancelled.`
  await note(tx, requestId, { text, now, by })
  if (by)
    await recordAudit(
      tx,
      by,
      { action: 'call.changed', subject: `contact ${requestId}`, detail: { isMoved: to !== null } },
      now,
    )
  else await mailChange(tx, row, now)
  // A booking may name the mailbox of a stranger, who has got one mail. Who opened its link is mailed
  // each change.
  if (row.business_email && (by ? isTold : link_opened === 1))
    await insertMailAgain(tx, bookingReceipt, requestId, { now })
  return 'done'
}

/** Moves or cancels a call to another half hour. Notes it at the request and mails both sides. */
export async function changeBooking(
  context: Context & SpamContext,
  change: Change,
  now = Date.now(),
): Promise<ChangeOutcome> {
  try {
    return await retryWhenAway(() =>
      context.database.write((tx) => applyChange(context, tx, change, now)),
    )
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

/** Cancels several calls. @returns the number of those that were not over or cancelled before */
export async function endCalls(
  context: Context & SpamContext,
  { requestIds, by, isTold }: { requestIds: readonly number[]; by: Actor; isTold: boolean },
  now = Date.now(),
): Promise<number> {
  return context.database.write(async (tx) => {
    let count = 0
    for (const requestId of requestIds)
      if ((await applyChange(context, tx, { requestId, to: null, by, isTold }, now)) === 'done')
        count++
    return count
  })
}

/** Books the half hour that a request asks for, once staff have found that it is no spam. */
export async function bookWish(tx: Queryable, requestId: number, by: Actor, now: number) {
  const row = await findRequestRow(tx, requestId)
  if (!row || !isSlot(row.call_back) || (await findBooking(tx, requestId))) return
  const startsAt = Date.parse(row.call_back)
  const keys = {
    phone_key: '',
    network_key: '',
    wider_key: '',
    form_key: '',
    link_opened: 0,
  } as const
  try {
    checkSlot(startsAt, now)
    await claim(tx, requestId, startsAt, keys)
  } catch (error) {
    if (!(error instanceof Taken)) throw error
    const text = `The half hour asked for, ${inWords(row.call_back)}, is no longer free. No call is booked: agree on another time.`
    return note(tx, requestId, { text, now, by })
  }
  const text = `The call of ${inWords(row.call_back)} is booked.`
  await note(tx, requestId, { text, now, by })
  if (row.business_email && hasPlainLetters(row.business_email))
    await insertMailAgain(tx, bookingReceipt, requestId, { now })
}

/** Frees the half hour of a request that staff flag as spam. The request still asks for it. */
export async function releaseCall(tx: Queryable, requestId: number, by: Actor, now: number) {
  const booking = await findBooking(tx, requestId)
  if (!booking || booking.starts_at <= now) return
  await deleteBooking(tx, requestId)
  const text = `The half hour ${inWords(slotOf(booking.starts_at))} is free again.`
  await note(tx, requestId, { text, now, by })
}
