import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { z } from 'zod'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { holdMails } from '#src/core/database/held-mails.ts'
import { appliedMigrations } from '#src/core/database/migrate.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { markFailed, markSent, type OutboxRow } from '#src/core/database/outbox.ts'
import { readSecret, readSetting } from '#src/core/database/settings.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { unknownAnswer } from '#src/core/mail/mail-fault.ts'
import {
  type BookingKeys,
  deleteBooking,
  findBooking,
  insertBooking,
  setCallTime,
} from '#src/desk/bookings/booking-rows.server.ts'
import { insertAcceptance } from '#src/desk/offers/offer-rows.server.ts'
import { isReplaced } from '#src/desk/pro-formas/pro-forma-rows.server.ts'
import { deleteRequestRows } from '#src/desk/requests/deletion.server.ts'
import { insertNote, noteReply } from '#src/desk/requests/work/work-rows.server.ts'
import { noteRecipient } from '#src/newsletter/issue-rows.server.ts'
import { addressKey } from '#src/newsletter/newsletter-links.server.ts'
import { deleteSubscriber, insertSuppression } from '#src/newsletter/subscriber-rows.server.ts'
import { migrationNames } from '#src/server/database/migrations.ts'
import { counted } from './back-up.ts'

type MailOutcome = Pick<
  OutboxRow,
  'id' | 'kind' | 'created_at' | 'sent_at' | 'filed' | 'failed_at' | 'last_error' | 'handed_at'
>

/**
 * What a database promised that a copy may not know. `isOurs`: it has the schema of this version;
 * otherwise `mails` is empty.
 */
export type LaterPromises = {
  isOurs: boolean
  /** By which a copy of the same site is recognised. */
  secret: string | undefined
  mails: MailOutcome[]
  left: { key: string; left_at: number }[]
  /** References of requests whose person was erased. */
  erased: string[]
  /** What each booking came to; null if it has no half hour, such as a cancelled one. */
  calls: { reference: string; startsAt: number | null }[]
  offers: LaterOffer[]
}

/** Page from which all bookings come, in `contact.asked_about`. */
const bookingPage = '/book'

const readCalls = async (db: Queryable): Promise<LaterPromises['calls']> =>
  (
    await db
      .selectFrom('contact')
      .leftJoin('booking', 'booking.contact_id', 'contact.id')
      .select(['contact.reference', 'booking.starts_at as startsAt'])
      .where('contact.asked_about', '=', bookingPage)
      .execute()
  ).map(({ reference, startsAt }) => ({ reference, startsAt: startsAt ?? null }))

/** Whether a database is of a version that has a table. */
const hasTable = async ({ db }: Database, table: string) =>
  (await db.introspection.getTables()).some(({ name }) => name === table)

const erasure = z.object({ references: z.array(z.string()) })

/** Whether a database has exactly the schema of this version. */
const hasOurSchema = (applied: readonly string[]): boolean =>
  applied.length === migrationNames.length && applied.every((one) => migrationNames.includes(one))

const listOutcomes = (db: Queryable): Promise<MailOutcome[]> =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'created_at',
      'sent_at',
      'filed',
      'failed_at',
      'last_error',
      'handed_at',
    ])
    .execute()

/**
 * Reads who has left the newsletter, who was erased and what became of each mail, from the database that is to be replaced.
 * @returns null if it cannot be read, or is no database of a site
 */
export const readPromises = (url: string): Promise<LaterPromises | null> =>
  withDatabase(url, async (database) => {
    const applied = await appliedMigrations(database)
    if (applied.length === 0) return null
    const { db } = database
    const entries = await db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'subject.erased')
      .execute()
    const isOurs = hasOurSchema(applied)
    return {
      isOurs,
      secret: await readSetting(db, 'secret'),
      mails: isOurs ? await listOutcomes(db) : [],
      left: await db.selectFrom('suppression').select(['key', 'left_at']).execute(),
      erased: entries.flatMap(({ detail }) => {
        const read = erasure.safeParse(JSON.parse(detail || '{}'))
        return read.success ? read.data.references : []
      }),
      calls: (await hasTable(database, 'booking')) ? await readCalls(db) : [],
      offers: (await hasTable(database, 'offer_acceptance')) ? await readOffers(db) : [],
    }
  }).catch(() => null)

type Acceptance = Omit<Insertable<Tables['offer_acceptance']>, 'pro_forma_id'>
/** An offer that was sent. */
type LaterOffer = {
  number: string
  reference: string
  accepted: Acceptance | null
  withdrawnAt: number | null
  isReplaced: boolean
}

const selectOffers = (db: Queryable) =>
  db
    .selectFrom('pro_forma')
    .innerJoin('contact', 'contact.id', 'pro_forma.contact_id')
    .leftJoin('offer_acceptance', 'offer_acceptance.pro_forma_id', 'pro_forma.id')
    .select(['pro_forma.id', 'number', 'contact_id', 'reference', 'withdrawn_at', 'accepted_at'])
    .select(sql<0 | 1>`case when ${isReplaced} then 1 else 0 end`.as('isReplaced'))

async function readOffers(db: Queryable): Promise<LaterOffer[]> {
  const rows = await selectOffers(db)
    .select(['name', 'position', 'order_number', 'digest'])
    .execute()
  return rows.map(
    ({ withdrawn_at, isReplaced, accepted_at, name, position, order_number, digest, ...row }) => ({
      ...{ number: row.number, reference: row.reference },
      ...{ withdrawnAt: withdrawn_at, isReplaced: isReplaced === 1 },
      accepted:
        accepted_at === null
          ? null
          : {
              accepted_at,
              ...{ name: name ?? '', position: position ?? '' },
              ...{ order_number: order_number ?? '', digest: digest ?? '' },
            },
    }),
  )
}

type LaterClosed = { offer: LaterOffer; id: number; requestId: number }

/** Finds the offers of a copy that were accepted, withdrawn or replaced after it. */
async function findClosedOffers(tx: Queryable, offers: LaterOffer[]): Promise<LaterClosed[]> {
  const later = new Map(offers.map((offer) => [offer.number, offer]))
  const rows = await selectOffers(tx).where('accepted_at', 'is', null).execute()
  return rows.flatMap(({ id, number, contact_id: requestId, withdrawn_at, isReplaced }) => {
    const offer = later.get(number)
    const isEnded = offer && (offer.withdrawnAt !== null || (offer.isReplaced && isReplaced === 0))
    const isNews = offer?.accepted || (isEnded && withdrawn_at === null)
    return offer && isNews ? [{ offer, id, requestId }] : []
  })
}

function describeOffer({ number, accepted, withdrawnAt, isReplaced }: LaterOffer): string {
  if (accepted) return `Offer ${number} was accepted by ${accepted.name}, ${accepted.position}`
  if (withdrawnAt !== null) return `Offer ${number} was withdrawn`
  return `Offer ${number} was ${isReplaced ? 'replaced by a newer one' : 'sent'}`
}

/**
 * Closes an offer of a copy as it was closed after it, and tells staff at its request. One that was
 * replaced is withdrawn, because the newer one is not in the copy.
 */
async function closeOffer(tx: Queryable, { offer, id, requestId }: LaterClosed, now: number) {
  const { accepted, withdrawnAt, isReplaced } = offer
  await tx
    .updateTable('pro_forma')
    .set({ withdrawn_at: withdrawnAt ?? (isReplaced && !accepted ? now : null) })
    .where('id', '=', id)
    .execute()
  if (accepted) await insertAcceptance(tx, { ...accepted, pro_forma_id: id })
  await tellStaff(tx, requestId, `${describeOffer(offer)}, after the copy that was restored.`, now)
  if (accepted)
    await tx
      .updateTable('contact')
      .set({ answered_at: null, answered_by: null, waits_since: null, come_back_on: null })
      .where('id', '=', requestId)
      .where('outcome', 'is', null)
      .execute()
}

const tellStaff = (tx: Queryable, requestId: number, text: string, now: number) =>
  insertNote(tx, {
    ...{ contact_id: requestId, kind: 'note', key: randomUUID(), written_by: 'Restore' },
    ...{ written_at: now, text },
  })

/**
 * Tells staff, where the replaced database is not there, which offers of a copy may have been
 * accepted after it.
 * @returns their number
 */
async function tellOfOpenOffers(tx: Queryable, now: number): Promise<number> {
  const rows = await selectOffers(tx)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('valid_until', 'is not', null)
    .where('contact.outcome', 'is', null)
    .execute()
  for (const { number, contact_id: requestId } of rows)
    await tellStaff(
      tx,
      requestId,
      `A copy was restored. Offer ${number} may have been accepted after it: ask the customer, who then has our confirmation.`,
      now,
    )
  return rows.length
}

type ChangedCall = { id: number; reference: string; was: number | null; startsAt: number | null }

/** Finds the calls of a copy that were moved, cancelled or booked after it. */
async function findChangedCalls(
  tx: Queryable,
  calls: LaterPromises['calls'],
): Promise<ChangedCall[]> {
  const later = new Map(calls.map(({ reference, startsAt }) => [reference, startsAt]))
  const rows = await tx
    .selectFrom('contact')
    .leftJoin('booking', 'booking.contact_id', 'contact.id')
    .select(['contact.id', 'contact.reference', 'booking.starts_at as was'])
    .where('contact.asked_about', '=', bookingPage)
    .execute()
  return rows.flatMap(({ id, reference, was }) => {
    const startsAt = later.get(reference)
    return startsAt === undefined || startsAt === (was ?? null)
      ? []
      : [{ id, reference, was: was ?? null, startsAt }]
  })
}

/** Cancels, moves and books calls of a copy as it was done after it. */
async function changeCalls(tx: Queryable, changed: readonly ChangedCall[], now: number) {
  const unknown = { phone_key: '', network_key: '', wider_key: '', link_opened: 0 } as const
  const known = new Map<number, BookingKeys>()
  // All half hours are freed first, because one call may have got that of another.
  for (const { id } of changed) {
    const booking = await findBooking(tx, id)
    if (booking) known.set(id, booking)
    await deleteBooking(tx, id)
  }
  for (const { id, was, startsAt } of changed) {
    await setCallTime(tx, id, startsAt === null ? '' : slotOf(startsAt))
    if (startsAt !== null) {
      const { phone_key, network_key, wider_key, link_opened } = known.get(id) ?? unknown
      const keys = { phone_key, network_key, wider_key, link_opened, form_key: '' }
      const row = { ...keys, starts_at: startsAt, contact_id: id }
      for (let place = 0; !(await insertBooking(tx, { ...row, place })); place++);
    }
    const before = was === null ? 'no time' : slotOf(was)
    const text = `Changed after the copy that was restored: ${before} → ${inWords(startsAt)}.`
    await tellStaff(tx, id, text, now)
  }
}

const inWords = (startsAt: number | null) => (startsAt === null ? 'cancelled' : slotOf(startsAt))

/**
 * Ends in a copy what was ended after it was made: subscriptions, requests of erased people, and
 * calls, which are also moved.
 * With another schema it changes nothing and names them.
 * @returns what the operator reads
 */
export async function keepPromises(
  tx: Queryable,
  engine: 'sqlite' | 'postgres',
  { isOurs, left, erased, calls, offers }: LaterPromises,
  now: number,
): Promise<string[]> {
  const secret = await readSecret(tx)
  const leftAt = new Map(left.map((one) => [one.key, one.left_at]))
  const subscribers = (
    await tx
      .selectFrom('subscriber')
      .select(['id', 'email', 'subscribed_at', 'confirmed_at'])
      .execute()
  ).filter(
    ({ email, subscribed_at, confirmed_at }) =>
      (leftAt.get(addressKey({ secret }, email)) ?? 0) > (confirmed_at ?? subscribed_at),
  )
  const references = new Set(erased)
  const contacts = (await tx.selectFrom('contact').select(['id', 'reference']).execute()).filter(
    ({ reference }) => references.has(reference),
  )
  const changed = await findChangedCalls(tx, calls)
  const later = await findClosedOffers(tx, offers)
  const lost = [...(await listLostCalls(tx, calls, now)), ...(await listLostOffers(tx, offers))]
  if (!isOurs) {
    if (subscribers.length + contacts.length + changed.length + later.length === 0) return lost
    return [
      'The replaced database has another schema, so nothing was taken over from it. End these by hand:',
      ...subscribers.map(
        ({ email }) => `  ${email} has left the newsletter: npm run admin -- forget ${email}`,
      ),
      ...contacts.map(({ reference }) => `  Request ${reference} was erased: delete it`),
      ...changed.map(
        ({ reference, startsAt }) =>
          `  The call of request ${reference} is ${inWords(startsAt)}: change it in Booked calls`,
      ),
      ...later.map(({ offer }) => `  ${describeOffer(offer)}: note it at its request`),
      ...lost,
    ]
  }
  for (const { id } of subscribers) await deleteSubscriber(tx, id)
  const known = new Set(
    (await tx.selectFrom('suppression').select('key').execute()).map(({ key }) => key),
  )
  const back = new Set(
    (
      await tx
        .selectFrom('subscriber')
        .select('email')
        .where('confirmed_at', 'is not', null)
        .execute()
    ).map(({ email }) => addressKey({ secret }, email)),
  )
  for (const { key, left_at } of left)
    if (!known.has(key) && !back.has(key)) await insertSuppression(tx, key, left_at)
  await deleteRequestRows(
    { db: tx, engine },
    contacts.map(({ id }) => id),
    now,
  )
  await changeCalls(
    tx,
    changed.filter(({ reference }) => !references.has(reference)),
    now,
  )
  const closed = later.filter(({ offer }) => !references.has(offer.reference))
  for (const one of closed) await closeOffer(tx, one, now)
  return [
    `Taken over from the replaced database: ${counted(subscribers.length, 'subscriber')} who left after the copy, ${counted(contacts.length, 'request')} erased after it, ${counted(changed.length, 'call')} moved or cancelled after it, ${counted(closed.length, 'offer')} accepted, withdrawn or replaced after it.`,
    ...lost,
  ]
}

/** Names the offers that were sent after a copy: their requests or sheets are not in it. */
async function listLostOffers(tx: Queryable, offers: LaterOffer[]): Promise<string[]> {
  const rows = await tx.selectFrom('pro_forma').select('number').execute()
  const known = new Set(rows.map(({ number }) => number))
  const lost = offers.filter(({ number }) => !known.has(number))
  if (lost.length === 0) return []
  return [
    'Offers sent after the copy. Their pages say that they have ended, those accepted are orders, and only the replaced database has their lines:',
    ...lost.map((offer) => `  ${describeOffer(offer)}`),
  ]
}

/** Names the coming calls that were booked after a copy: their requests are not in it. */
async function listLostCalls(
  tx: Queryable,
  calls: LaterPromises['calls'],
  now: number,
): Promise<string[]> {
  const rows = await tx.selectFrom('contact').select('reference').execute()
  const known = new Set(rows.map(({ reference }) => reference))
  const lost = calls.filter(
    ({ reference, startsAt }) => (startsAt ?? 0) > now && !known.has(reference),
  )
  if (lost.length === 0) return []
  return [
    'Calls booked after the copy. These people wait for one, and only the replaced database has their numbers:',
    ...lost.map(({ reference, startsAt }) => `  Request ${reference}: ${inWords(startsAt)}`),
  ]
}

const listWaiting = (tx: Queryable) =>
  tx
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'reply_id', 'recipient_id'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)

/**
 * Gives each mail and event that waits in a copy the outcome that it has in the replaced database,
 * so that none is sent again. What is not in it any more may have been sent.
 */
export async function keepOutcomes(tx: Queryable, { mails }: LaterPromises, now: number) {
  const outcomes = new Map(mails.map((one) => [one.id, one]))
  const counts = { sent: 0, waiting: 0, unknown: 0 }
  for (const { id, kind, created_at, reply_id, recipient_id } of await listWaiting(tx).execute()) {
    const found = outcomes.get(id)
    const later = found?.kind === kind && found.created_at === created_at ? found : undefined
    if (later?.sent_at) {
      const { sent_at, filed } = later
      counts.sent++
      await markSent(tx, id, { now: sent_at, isFiled: filed === 1 })
      if (reply_id !== null) await noteReply(tx, reply_id, { sent_at, filed })
      if (recipient_id !== null) await noteRecipient(tx, recipient_id, { sent_at }, null)
    } else if (!later || later.failed_at !== null) {
      const { failed_at = now, last_error = unknownAnswer } = later ?? {}
      const error = last_error ?? unknownAnswer
      if (error === unknownAnswer) counts.unknown++
      await markFailed(tx, id, { now: failed_at ?? now, error })
      if (reply_id !== null) await noteReply(tx, reply_id, { failed_at, fault: error })
      if (recipient_id !== null) await noteRecipient(tx, recipient_id, { refused: error }, null)
    } else {
      counts.waiting++
      await tx
        .updateTable('outbox')
        .set({ handed_at: later.handed_at })
        .where('id', '=', id)
        .execute()
    }
  }
  const { sent, waiting, unknown } = counts
  if (sent + waiting + unknown === 0) return []
  return [
    `Mails and events that wait in the copy: ${sent} were sent after it and are not sent again, ${waiting} still wait, and ${unknown} may have been sent and are given up.`,
  ]
}

/** Lets replies that wait in a copy wait for staff: they may have been sent after it was made. */
async function holdReplies(tx: Queryable, now: number): Promise<string[]> {
  const rows = await listWaiting(tx).where('reply_id', 'is not', null).execute()
  for (const { id, reply_id } of rows) {
    await markFailed(tx, id, { now, error: unknownAnswer })
    if (reply_id !== null) await noteReply(tx, reply_id, { failed_at: now, fault: unknownAnswer })
  }
  return rows.length === 0
    ? []
    : [
        `Replies that wait: ${rows.length}. They may have been sent after the copy, so staff decide about each.`,
      ]
}

/** Holds all mails that wait in a copy, where the replaced database does not say what was sent. */
export async function holdWaiting(tx: Queryable, now: number): Promise<string[]> {
  const replies = await holdReplies(tx, now)
  const copyAt = await readCopyMoment(tx)
  const held = await holdMails(tx, { copyAt, now })
  return [
    ...(held === 0
      ? []
      : [
          `Mails and events that wait: ${held}. They may have been sent after the copy, so they wait until an owner decides in the staff area.`,
        ]),
    ...replies,
  ]
}

/** Reads when the last entry of a copy was made. */
async function readCopyMoment(tx: Queryable): Promise<number | null> {
  const { at } = await tx
    .selectFrom('audit')
    .select((e) => e.fn.max<number | null>('at').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? null : Number(at)
}

/** Says what may have changed after a copy, where the replaced database is not there to tell. */
export async function describeUnknown(tx: Queryable, now: number): Promise<string[]> {
  const { confirmed } = await tx
    .selectFrom('subscriber')
    .select((e) => e.fn.countAll<number>().as('confirmed'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const { coming } = await tx
    .selectFrom('booking')
    .select((e) => e.fn.countAll<number>().as('coming'))
    .where('starts_at', '>', now)
    .executeTakeFirstOrThrow()
  const offers = await tellOfOpenOffers(tx, now)
  const copyAt = await readCopyMoment(tx)
  const day = copyAt === null ? 'an unknown day' : new Date(copyAt).toISOString().slice(0, 10)
  return [
    `The last entry of the copy is of ${day}. What was promised after it is not known. Of ${counted(Number(confirmed), 'subscriber')} some may have left, and requests may have been erased. Of ${counted(Number(coming), 'coming call')} some may have been moved or cancelled, and others booked. Of ${counted(offers, 'open offer')} some may have been accepted: a note at each request says so.`,
    'Issues of the newsletter wait for an owner.',
  ]
}
