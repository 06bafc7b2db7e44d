import { z } from 'zod'
import type { Queryable } from '#src/core/database/connect.ts'
import { holdMails } from '#src/core/database/held-mails.ts'
import { appliedMigrations } from '#src/core/database/migrate.ts'
import { withDatabase } from '#src/core/database/open-database.ts'
import { markFailed } from '#src/core/database/outbox.ts'
import { readSecret } from '#src/core/database/settings.ts'
import { unknownAnswer } from '#src/core/mail/mail-fault.ts'
import { deleteRequestRows } from '#src/desk/requests/deletion.server.ts'
import { noteReply } from '#src/desk/requests/work-rows.server.ts'
import { addressKey } from '#src/newsletter/newsletter-links.server.ts'
import { deleteSubscriber, insertSuppression } from '#src/newsletter/subscriber-rows.server.ts'
import { migrationNames } from '#src/server/database/migrations.ts'
import { counted } from './back-up.ts'

/** What a database promised that a copy may not know. `isOurs`: it has the schema of this version. */
export type LaterPromises = {
  isOurs: boolean
  left: { key: string; left_at: number }[]
  /** References of requests whose person was erased. */
  erased: string[]
}

const erasure = z.object({ references: z.array(z.string()) })

/** Whether a database has exactly the schema of this version. */
const hasOurSchema = (applied: readonly string[]): boolean =>
  applied.length === migrationNames.length && applied.every((one) => migrationNames.includes(one))

/**
 * Reads who has left the newsletter and who was erased, from the database that is to be replaced.
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
    return {
      isOurs: hasOurSchema(applied),
      left: await db.selectFrom('suppression').select(['key', 'left_at']).execute(),
      erased: entries.flatMap(({ detail }) => {
        const read = erasure.safeParse(JSON.parse(detail || '{}'))
        return read.success ? read.data.references : []
      }),
    }
  }).catch(() => null)

/**
 * Ends in a copy what was ended after it was made: subscriptions, and requests of erased people.
 * With another schema it changes nothing and names them.
 * @returns what the operator reads
 */
export async function keepPromises(
  tx: Queryable,
  engine: 'sqlite' | 'postgres',
  { isOurs, left, erased }: LaterPromises,
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
  if (!isOurs) {
    if (subscribers.length + contacts.length === 0) return []
    return [
      'The replaced database has another schema, so nothing was taken over from it. End these by hand:',
      ...subscribers.map(
        ({ email }) => `  ${email} has left the newsletter: npm run admin -- forget ${email}`,
      ),
      ...contacts.map(({ reference }) => `  Request ${reference} was erased: delete it`),
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
  return [
    `Taken over from the replaced database: ${counted(subscribers.length, 'subscriber')} who left after the copy, ${counted(contacts.length, 'request')} erased after it.`,
  ]
}

/** Lets replies that wait in a copy wait for staff: they may have been sent after it was made. */
export async function holdReplies(tx: Queryable, now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select(['id', 'reply_id'])
    .where('reply_id', 'is not', null)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
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

/**
 * Holds all mails that wait in a copy, and says what may have changed after it, where the replaced
 * database is not there to tell.
 */
export async function holdUnknown(tx: Queryable, now: number): Promise<string[]> {
  const { at } = await tx
    .selectFrom('audit')
    .select((e) => e.fn.max<number | null>('at').as('at'))
    .executeTakeFirstOrThrow()
  const { confirmed } = await tx
    .selectFrom('subscriber')
    .select((e) => e.fn.countAll<number>().as('confirmed'))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const copyAt = at === null ? null : Number(at)
  const day = copyAt === null ? 'an unknown day' : new Date(copyAt).toISOString().slice(0, 10)
  const held = await holdMails(tx, { copyAt, now })
  return [
    `The last entry of the copy is of ${day}. What was promised after it is not known. Of ${counted(Number(confirmed), 'subscriber')} some may have left, and requests may have been erased.`,
    'Issues of the newsletter wait for an owner.',
    ...(held === 0
      ? []
      : [
          `Mails and events that wait: ${held}. They may have been sent after the copy, so they wait until an owner decides in the staff area.`,
        ]),
  ]
}
