import { site } from '#src/content/settings/site.ts'
import { leastAheadMs } from '#src/contracts/booking/slots.ts'
import { callMinutes, isSlot, slotOf } from '#src/contracts/contact/call-back.ts'
import { openOn } from '#src/contracts/contact/office-hours.ts'
import { nearestMoment } from '#src/contracts/days.ts'
import { isoDay, isoMinute } from '#src/contracts/formats.ts'
import type { Context } from '#src/core/context.server.ts'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import { isoMoment, readEach, splitRead } from '#src/core/stored-rows.server.ts'
import { findRequestRow } from '#src/desk/requests/request-rows.server.ts'
import { bookingAddress, readBookingToken } from './booking-links.server.ts'
import { findBooking, listBookings, noteOpenedLink } from './booking-rows.server.ts'
import { calendarFile, staffCalendarFile } from './calendar-file.server.ts'

/** `secret`: of this installation, by which links of calls are signed. */
type CallContext = Pick<Context, 'database'> & { secret: string }

const day = 24 * 3_600_000

type CallOfLink = {
  requestId: number
  reference: string
  startsAt: string
  timeZone: string | null
  /** Whether it begins so soon that its link only cancels it. */
  isSoon: boolean
  /** Whether a change by its link is not mailed, because nobody has opened the mail with that link. */
  isUnmailed: boolean
}

/**
 * Reads the call of a link, and notes that a link of our mail was opened.
 * @returns `ended` if it was cancelled, erased or is over
 */
export async function findBookedCall(
  context: CallContext,
  token: string,
  now = Date.now(),
): Promise<CallOfLink | 'ended' | 'damaged'> {
  const link = readBookingToken(context, token)
  if (!link) return 'damaged'
  const { requestId, isOfMail } = link
  const { database } = context
  const booking = await findBooking(database.db, requestId)
  const request = booking && (await findRequestRow(database.db, requestId))
  if (!request || booking.starts_at <= now) return 'ended'
  if (isOfMail && booking.link_opened === 0)
    // The page is shown on a full disk too; the link is noted when it is opened again.
    await database.write((tx) => noteOpenedLink(tx, requestId)).catch(() => undefined)
  return {
    requestId,
    reference: request.reference,
    startsAt: slotOf(booking.starts_at),
    timeZone: request.time_zone,
    isSoon: booking.starts_at < now + leastAheadMs,
    isUnmailed: request.business_email !== '' && booking.link_opened === 0 && !isOfMail,
  }
}

/**
 * Makes the calendar file of a link. That of a cancelled call takes it out of the calendar.
 * @param was begin of the cancelled call, because some calendars show a file without one today
 * @returns null if there is no such call any more
 */
export async function callFile(
  context: CallContext & { mailContext: () => MailContext },
  token: string,
  was = '',
): Promise<string | null> {
  const change = context.mailContext().origin + bookingAddress(token)
  const call = await findBookedCall(context, token)
  if (call === 'damaged') return null
  if (call !== 'ended') return calendarFile({ ...call, change, isCancelled: false })
  const { db } = context.database
  const id = readBookingToken(context, token)?.requestId ?? 0
  const request = (await findBooking(db, id)) ? undefined : await findRequestRow(db, id)
  return request && isSlot(was)
    ? calendarFile({ reference: request.reference, startsAt: was, change, isCancelled: true })
    : null
}

/**
 * Makes the calendar file of a request's call for staff.
 * @param origin of the site
 * @returns null if the request has no call
 */
export async function staffCallFile(
  { database }: Pick<Context, 'database'>,
  staff: SignedIn,
  id: number,
  origin: string,
): Promise<string | null> {
  requirePermission(staff, 'contacts.read')
  const booking = await findBooking(database.db, id)
  const request = booking && (await findRequestRow(database.db, id))
  if (!request) return null
  const { reference, first_name, last_name, phone } = request
  const query = new URLSearchParams({ search: reference })
  return staffCalendarFile({
    reference,
    startsAt: slotOf(booking.starts_at),
    name: `${first_name} ${last_name}`.trim(),
    phone,
    link: `${origin}/admin/dashboard?${query}`,
  })
}

/** Calls of one wider network from which on staff may cancel them together. */
const manyOfNetwork = 5

/**
 * Lists the calls for staff: the coming ones, and those of today until something was noted at their
 * request. `isClosed`: the office is now closed at their time. `isOfMany`: many coming calls are of
 * its network. `isUnconfirmed`: it may have been moved or cancelled after the copy that was restored.
 */
export async function listCalls(
  { database }: Pick<Context, 'database'>,
  staff: SignedIn,
  now = Date.now(),
) {
  requirePermission(staff, 'contacts.read')
  const { timeZone, hours } = site()
  const today = isoDay(new Date(now), timeZone)
  const rows = (await listBookings(database.db, now - day, now)).filter(
    ({ starts_at }) =>
      nearestMoment(starts_at) !== starts_at ||
      starts_at > now - callMinutes * 60_000 ||
      isoDay(new Date(starts_at), timeZone) === today,
  )
  const counts = new Map<string, number>()
  for (const { wider_key, starts_at } of rows)
    if (wider_key !== '' && starts_at > now) counts.set(wider_key, (counts.get(wider_key) ?? 0) + 1)
  const read = await readEach(
    'contact',
    rows,
    ({ starts_at, wider_key, unconfirmed_since, ...call }) => {
      const moment = new Date(isoMoment(starts_at))
      const [, time = ''] = isoMinute(moment, timeZone).split('T')
      const [hour = 0, minute = 0] = time.split(':').map(Number)
      const span = openOn(isoDay(moment, timeZone), hours)
      const minutes = hour * 60 + minute
      return {
        ...call,
        startsAt: slotOf(starts_at),
        isUnconfirmed: unconfirmed_since !== null,
        isClosed: !span || minutes < span.from || minutes >= span.to,
        isOfMany: starts_at > now && (counts.get(wider_key) ?? 0) >= manyOfNetwork,
        network: wider_key,
      }
    },
  )
  return splitRead(read)
}

export type ListedCall = Awaited<ReturnType<typeof listCalls>>['items'][number]
