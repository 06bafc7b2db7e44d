import { z } from 'zod'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { appliedMigrations } from '#src/core/database/migrate.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { readSecret, readSetting } from '#src/core/database/setting-rows.ts'
import { deleteRequestRows } from '#src/desk/requests/deletion.server.ts'
import { restoredAddress } from '#src/desk/restored/restored-address.ts'
import { markUnconfirmed } from '#src/desk/restored/unconfirmed-rows.server.ts'
import { addressKey } from '#src/newsletter/newsletter-links.server.ts'
import { deleteSubscriber, insertSuppression } from '#src/newsletter/subscriber-rows.server.ts'
import { migrationNames } from '#src/server/database/migrations.ts'
import { counted } from './back-up.ts'
import {
  changeCalls,
  describeCallTime,
  findChangedCalls,
  type LaterCall,
  listLostCalls,
  readCalls,
} from './later-calls.ts'
import { listOutcomes, type MailOutcome, readCopyMoment } from './later-mails.ts'
import {
  closeOffer,
  describeOffer,
  findClosedOffers,
  type LaterOffer,
  listLostOffers,
  readOffers,
  tellOfOpenOffers,
} from './later-offers.ts'

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
  /** References of requests that were erased with their person, or deleted by staff. */
  gone: string[]
  calls: LaterCall[]
  offers: LaterOffer[]
}

/** Whether a database is of a version that has a table. */
const hasTable = async ({ db }: Database, table: string) =>
  (await db.introspection.getTables()).some(({ name }) => name === table)

const deletion = z.object({ references: z.array(z.string()) })

/** Whether a database has exactly the schema of this version. */
const hasOurSchema = (applied: readonly string[]): boolean =>
  applied.length === migrationNames.length && applied.every((one) => migrationNames.includes(one))

/**
 * Reads who has left the newsletter, which requests were erased or deleted, and what became of each mail, from the database that is to be replaced.
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
      .where('action', 'in', ['subject.erased', 'contacts.deleted'])
      .execute()
    const isOurs = hasOurSchema(applied)
    return {
      isOurs,
      secret: await readSetting(db, 'secret'),
      mails: isOurs ? await listOutcomes(db) : [],
      left: await db.selectFrom('suppression').select(['key', 'left_at']).execute(),
      gone: entries.flatMap(({ detail }) => {
        const read = deletion.safeParse(JSON.parse(detail || '{}'))
        return read.success ? read.data.references : []
      }),
      calls: (await hasTable(database, 'booking')) ? await readCalls(db) : [],
      offers: (await hasTable(database, 'offer_acceptance')) ? await readOffers(db) : [],
    }
  }).catch(() => null)

/**
 * Ends in a copy what was ended after it was made: subscriptions, requests of erased people, and
 * calls, which are also moved.
 * With another schema it changes nothing and names them.
 * @returns what the operator reads
 */
export async function keepPromises(
  tx: Queryable,
  engine: 'sqlite' | 'postgres',
  { isOurs, left, gone, calls, offers }: LaterPromises,
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
  const references = new Set(gone)
  const contacts = (await tx.selectFrom('contact').select(['id', 'reference']).execute()).filter(
    ({ reference }) => references.has(reference),
  )
  const changed = await findChangedCalls(tx, calls)
  const later = await findClosedOffers(tx, offers)
  const lost = [...(await listLostCalls(tx, calls, now)), ...(await listLostOffers(tx, offers))]
  if (!isOurs) {
    if (subscribers.length + contacts.length + changed.length + later.length === 0) return lost
    await markUnconfirmed(tx, now)
    return [
      `The replaced database has another schema, so nothing was taken over from it. Nobody can accept an offer until staff have checked them at ${restoredAddress}. End these by hand:`,
      ...subscribers.map(
        ({ email }) => `  ${email} has left the newsletter: npm run admin -- forget ${email}`,
      ),
      ...contacts.map(({ reference }) => `  Request ${reference} was erased or deleted: delete it`),
      ...changed.map(
        ({ reference, startsAt }) =>
          `  The call of request ${reference} is ${describeCallTime(startsAt)}: change it in Booked calls`,
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
    `Taken over from the replaced database: ${counted(subscribers.length, 'subscriber')} who left after the copy, ${counted(contacts.length, 'request')} erased or deleted after it, ${counted(changed.length, 'call')} moved or cancelled after it, ${counted(closed.length, 'offer')} accepted, withdrawn or replaced after it.`,
    ...lost,
  ]
}

/** Says what may have changed after a copy, where the replaced database is not there to tell. */
export async function describeUnknown(tx: Queryable, now: number): Promise<string[]> {
  const { confirmed } = await tx
    .selectFrom('subscriber')
    .select((e) => e.fn.countAll<number>().as('confirmed'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await tellOfOpenOffers(tx, now)
  const { offers, calls } = await markUnconfirmed(tx, now)
  const copyAt = await readCopyMoment(tx)
  const day = copyAt === null ? 'an unknown day' : new Date(copyAt).toISOString().slice(0, 10)
  return [
    `The last entry of the copy is of ${day}. What was promised after it is not known. Of ${counted(Number(confirmed), 'subscriber')} some may have left, and requests may have been erased. Of ${counted(calls, 'coming call')} some may have been moved or cancelled, and others booked. Of ${counted(offers, 'open offer')} some may have been accepted, withdrawn or replaced: nobody can accept them until staff have checked them at ${restoredAddress}.`,
    'Issues of the newsletter wait for an owner.',
  ]
}
