import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import type { BookingRequest } from '#src/contracts/booking/booking-forms.ts'
import { leastAheadMs, slotsFrom } from '#src/contracts/booking/slots.ts'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import { isDigested } from '#src/contracts/flags.ts'
import { phoneToDial } from '#src/contracts/phone.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { insertMailAgain } from '#src/core/database/outbox-rows.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import { widestOf } from '#src/core/http/client-address.ts'
import { maySendReceipt, type RequestSender, readFlags } from '#src/core/spam/spam.ts'
import { requestReceipt } from '#src/desk/requests/mails/receipt-mail.server.ts'
import {
  findRequestByKey,
  findRequestByReference,
  findRequestRow,
  type RequestRow,
  updateRequest,
} from '#src/desk/requests/request-rows.server.ts'
import { type SubmissionContext, submitRequest } from '#src/desk/requests/submission.server.ts'
import { lockRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { inWords, isChangedOften, mailChange, note } from './booking-changes.server.ts'
import { bookingToken } from './booking-links.server.ts'
import { bookingReceipt } from './booking-mails.server.ts'
import {
  type BookingKeys,
  countOpenBookings,
  deleteBooking,
  findBooking,
  setCallTime,
  updateBooking,
} from './booking-rows.server.ts'
import { checkSlot, claim, Taken } from './booking-slots.server.ts'

/** Most open bookings of one telephone number, and of one network, which thousands may share. */
export const mostOpen = { phone: 2, network: 10 }
/**
 * Shares of all half hours: that of the calls of one wider network, and that of all calls together
 * of which nobody has opened the link that we mailed.
 */
export const shares = { network: 1 / 4, unconfirmed: 1 / 2 }

/** Number of the advisory lock, used for no other lock of this database. */
const limitLock = 64_022

const isNumberFull = async (tx: Queryable, phone_key: string, now: number) =>
  (await countOpenBookings(tx, now, { phone_key })) >= mostOpen.phone

/** Why another call would be too many, in words for staff; null if it is not. */
async function limitOf(
  { engine }: Database,
  tx: Queryable,
  { phone_key, network_key, wider_key }: BookingKeys,
  now: number,
): Promise<string | null> {
  // Calls that are booked at once are counted one after the other. SQLite has one writer.
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${limitLock})`.execute(tx)
  const offered = slotsFrom(now, site()).length * settings().booking.callsAtOnce
  const most = (share: number) => Math.max(1, Math.floor(offered * share))
  if (await isNumberFull(tx, phone_key, now)) return 'its number has many calls'
  if (
    (await countOpenBookings(tx, now, { network_key })) >= mostOpen.network ||
    (await countOpenBookings(tx, now, { wider_key })) >= most(shares.network)
  )
    return 'its network has many calls'
  if ((await countOpenBookings(tx, now, { link_opened: 0 })) >= most(shares.unconfirmed))
    return 'half of the calendar is taken by people who have opened no mail of ours'
  return null
}

/** The half hour that a request asks for. */
type Wish = { requestId: number; startsAt: number }

/** Takes a half hour, or notes why it is not booked. @returns whether it is. @throws Taken */
async function claimOrNote(
  database: Database,
  tx: Queryable,
  { keys, ...wish }: Wish & { keys: BookingKeys },
  now: number,
): Promise<boolean> {
  checkSlot(wish.startsAt, now)
  const limit = await limitOf(database, tx, keys, now)
  if (limit === null) await claim(tx, wish.requestId, wish.startsAt, keys)
  else await noteUnbooked(tx, wish, limit, now)
  return limit === null
}

const noteUnbooked = (tx: Queryable, { requestId, startsAt }: Wish, why: string, now: number) => {
  const text = `Asked for a call on ${inWords(slotOf(startsAt))}, which is not booked: ${why}.`
  return note(tx, requestId, { text, now })
}

type BookOutcome =
  /** `isUnmailed`: a call was changed, and its address gets no mail about that. */
  | { outcome: 'booked'; reference: string; startsAt: string; token: string; isUnmailed: boolean }
  /**
   * Stored as a request without a half hour: `held` because staff have to look at it first, `limit`
   * because there are many calls.
   */
  | { outcome: 'held'; reference: string }
  | { outcome: 'limit'; reference: string }
  | { outcome: 'taken' }
  /** The form was sent before, and its call is over, or was cancelled since. */
  | { outcome: 'ended' }
  /** It was sent before, and its call begins too soon to be moved. */
  | { outcome: 'soon' }
  | { outcome: 'changed-often' }
  | { outcome: 'full' }
  | { outcome: 'consent-unknown' }

type Details = Pick<RequestRow, 'first_name' | 'last_name' | 'phone' | 'business_email'>
type Repeated = { reference: string; details: Details; moment: number; keys: BookingKeys }

const nameOf = ({ first_name, last_name }: Details) => `${first_name} ${last_name}`.trim()

/**
 * Takes over what was changed in a form that is sent again: details, and the half hour unless the
 * call was moved or cancelled otherwise since.
 * @throws Taken
 */
async function takeOver(
  context: SubmissionContext,
  tx: Queryable,
  { reference, details, moment, keys }: Repeated,
  now: number,
): Promise<'done' | 'notMailed' | 'ended' | 'soon' | 'changed-often'> {
  const found = await findRequestByReference(tx, reference)
  const row = found && (await lockRequest(tx, context.database.engine, found.id))
  if (!row) return 'ended'
  const { id, call_back, state, flags } = row
  const booking = await findBooking(tx, id)
  // A call that was cancelled has left no wish for a time.
  if (booking ? booking.starts_at <= now : call_back === '') return 'ended'
  const isOwn = !booking || booking.form_key === keys.form_key
  const isOther = isOwn && call_back !== slotOf(moment)
  const isSoon = isOther && booking !== undefined && booking.starts_at < now + leastAheadMs
  const isMoved = isOther && !isSoon
  const isReaddressed = row.business_email !== details.business_email
  const isRenumbered = row.phone !== details.phone
  const isCorrected = isReaddressed || isRenumbered || nameOf(row) !== nameOf(details)
  if (!isMoved && !isCorrected) return isSoon ? 'soon' : 'done'
  if (await isChangedOften(context, tx, id, now)) return 'changed-often'
  if (isCorrected) {
    await updateRequest(tx, reference, details)
    const before = [nameOf(row), row.phone, row.business_email].filter(Boolean)
    const text = `The visitor corrected the booking. It said: ${before.join(', ').replace(/\.$/, '')}.`
    await note(tx, id, { text, now })
  }
  let isBooked = booking !== undefined
  if (booking) {
    const { network_key, wider_key, form_key } = booking
    const link_opened = isReaddressed ? 0 : booking.link_opened
    const kept = { network_key, wider_key, form_key, link_opened, phone_key: keys.phone_key }
    if (
      isRenumbered &&
      kept.phone_key !== booking.phone_key &&
      (await isNumberFull(tx, kept.phone_key, now))
    ) {
      isBooked = false
      await deleteBooking(tx, id)
      const wish = { requestId: id, startsAt: isMoved ? moment : booking.starts_at }
      await noteUnbooked(tx, wish, 'its number has many calls', now)
    } else if (isMoved) {
      checkSlot(moment, now)
      await deleteBooking(tx, id)
      await claim(tx, id, moment, kept)
      const [from, to] = [inWords(call_back), inWords(slotOf(moment))]
      await note(tx, id, { text: `The call of ${from} is moved to ${to}.`, now })
    } else await updateBooking(tx, id, kept)
  } else if (state === 'flagged') checkSlot(moment, now)
  else {
    const wish = { requestId: id, startsAt: moment, keys }
    isBooked = await claimOrNote(context.database, tx, wish, now)
  }
  if (isMoved) await setCallTime(tx, id, slotOf(moment))
  await mailChange(tx, row, now)
  const isMailed = await mailReceipt()
  if (isSoon) return 'soon'
  return isMailed ? 'done' : 'notMailed'

  async function mailReceipt(): Promise<boolean> {
    const { business_email } = details
    if (business_email === '' || !hasPlainLetters(business_email)) return true
    const isNew = isReaddressed || (isBooked && !booking)
    const [mail, of] = isBooked
      ? ([bookingReceipt, 'booking'] as const)
      : ([requestReceipt, 'request'] as const)
    const isMailed = isNew
      ? !isDigested(readFlags(flags)) &&
        (await maySendReceipt(context, tx, { email: business_email, of, now }))
      : isBooked && booking?.link_opened === 1
    if (isMailed) await insertMailAgain(tx, mail, id, { now })
    return isMailed
  }
}

/**
 * Returns the key of the form that books. Without a script a form has only the token of its page,
 * which a second person at the same screen sends too.
 */
async function formKeyOf(
  { database: { db }, secretKey }: SubmissionContext,
  { idempotencyKey, formToken }: Pick<BookingRequest, 'idempotencyKey' | 'formToken'>,
  details: Details,
): Promise<string> {
  const form = idempotencyKey ?? formToken
  if (!form) return secretKey(`booking form ${randomUUID()}`)
  const key = secretKey(`booking form ${form}`)
  const earlier = idempotencyKey ? undefined : await findRequestByKey(db, key)
  const row = earlier && (await findRequestRow(db, earlier.id))
  // People of one name exist; nobody corrects number and address at once.
  const isOther =
    row &&
    row.phone !== details.phone &&
    (nameOf(row) !== nameOf(details) || row.business_email !== details.business_email)
  return isOther ? secretKey(`booking form ${form} ${details.phone}`) : key
}

/**
 * Books a half hour: stores a request and its time in one transaction. The same form sent again
 * books once; it takes over corrected details, and with another half hour it moves the call.
 */
export async function book(
  context: SubmissionContext,
  { name, startsAt, ...request }: BookingRequest,
  sender: RequestSender,
  now = Date.now(),
): Promise<BookOutcome> {
  const { database, secretKey } = context
  const names = name.split(/\s+/)
  const lastName = names.length > 1 ? (names.pop() ?? '') : ''
  const firstName = names.join(' ')
  const details: Details = {
    ...{ first_name: firstName, last_name: lastName },
    ...{ phone: request.phone, business_email: request.businessEmail },
  }
  const phone = phoneToDial(request.phone, site().address.countryCode) || request.phone
  const moment = Date.parse(startsAt)
  const keys: BookingKeys = {
    phone_key: secretKey(`booking phone ${phone.replace(/\s/g, '')}`),
    network_key: secretKey(`booking network ${sender.prefix}`),
    wider_key: secretKey(`booking network ${widestOf(sender.prefix)}`),
    form_key: await formKeyOf(context, request, details),
    link_opened: 0,
  }
  const submitted = {
    ...mapContactFields(() => ''),
    ...request,
    firstName,
    lastName,
    callBack: startsAt,
    quote: '',
    marketing: false,
    askedAbout: '/book',
    campaign: '',
    night: '',
  }
  try {
    const stored = await submitRequest(context, submitted, sender, {
      now,
      call: {
        key: keys.form_key,
        receipt: bookingReceipt,
        async claim(tx, requestId, isSuspect) {
          checkSlot(moment, now)
          return !isSuspect && claimOrNote(database, tx, { requestId, startsAt: moment, keys }, now)
        },
      },
    })
    if (stored.outcome === 'consent-unknown') return { outcome: stored.outcome }
    if (stored.outcome !== 'stored') return { outcome: 'full' }
    const { reference } = stored
    const repeated = { reference, details, moment, keys }
    const outcome = stored.isNew
      ? 'done'
      : await retryWhenAway(() => database.write((tx) => takeOver(context, tx, repeated, now)))
    if (outcome !== 'done' && outcome !== 'notMailed') return { outcome }
    return await readOutcome(context, reference, outcome === 'notMailed')
  } catch (error) {
    if (error instanceof Taken) return { outcome: 'taken' }
    throw error
  }
}

async function readOutcome(
  context: SubmissionContext,
  reference: string,
  isUnmailed: boolean,
): Promise<BookOutcome> {
  const { db } = context.database
  const row = await findRequestByReference(db, reference)
  const booking = row && (await findBooking(db, row.id))
  if (booking) {
    const token = bookingToken(context, booking.contact_id, 'page')
    const startsAt = slotOf(booking.starts_at)
    return { outcome: 'booked', reference, startsAt, token, isUnmailed }
  }
  return { outcome: row?.state === 'flagged' ? 'held' : 'limit', reference }
}
