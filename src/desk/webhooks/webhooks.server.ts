import { randomBytes, randomUUID } from 'node:crypto'
import { type Generated, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { countRows } from '#src/core/database/results.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { errorWord } from '#src/core/outbox/error-word.ts'
import { requirePermission, type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { readEach, splitRead } from '#src/core/stored-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { mailReportedChanges } from '#src/staff/reported-changes.server.ts'
import { isNamed } from './named-recipient.server.ts'
import { type EventAnswer, postEvent, type Route } from './post-event.server.ts'
import { readUndelivered, requeueWebhook } from './webhook-events.server.ts'
import {
  describeWebhook,
  type ListedWebhook,
  type Webhook,
  type WebhookGiven,
  webhookChange,
  webhooksAddress,
} from './webhooks.ts'

/** Webhooks of owners (decision 0110). */
type WebhookTable = Omit<Webhook, 'id'> & {
  id: Generated<number>
  /** Standard Webhooks: `whsec_…`. */
  secret: string
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    webhook: WebhookTable
  }
}

/** `webhookRoute`: how a receiver is reached; only tests change it. */
export type WebhookContext = Context & { webhookRoute: Route }

/** Lists webhooks, and the ids of those that cannot be shown. */
export async function listWebhooks(
  { database: { db } }: Context,
  staff: SignedIn,
): Promise<{ webhooks: ListedWebhook[]; unreadable: number[] }> {
  requirePermission(staff, 'webhooks.manage')
  const webhooks = await db
    .selectFrom('webhook')
    .select(['id', 'recipient', 'url', 'events', 'fields'])
    .orderBy('id')
    .execute()
  const read = await readEach('webhook', webhooks, async (webhook) => ({
    ...webhook,
    isNamed: await isNamed(webhook.recipient),
    ...(await readUndelivered(db, webhook.id, staffLimits.webhooks.named)),
  }))
  const { items, unreadable } = splitRead(read)
  return { webhooks: items, unreadable }
}

/**
 * Mails owners a change of webhooks, and logs who made the change. The log leaves out the webhook's
 * address, which may contain a key.
 */
async function reportChange(
  { tx, actor, now }: { tx: Queryable; actor: Actor; now: number },
  webhook: Selectable<WebhookTable>,
  action: 'webhook.added' | 'webhook.ended',
) {
  const { id, url } = webhook
  // One that cannot be read can still be ended.
  const [events, fields] = [String(webhook.events), String(webhook.fields)]
  const isEnd = action === 'webhook.ended'
  const changes = describeWebhook({ ...webhook, events, fields }).map(([place, text]) => ({
    place: `Webhook ${id}: ${place}`,
    before: isEnd ? text : null,
    after: isEnd ? null : text,
  }))
  await mailReportedChanges(tx, { editor: actor.name, network: actor.network, at: now, changes })
  const host = URL.canParse(url) ? new URL(url).host : ''
  const detail = { host, events: events.split(','), fields: fields.split(',') }
  await recordAudit(tx, actor, { action, subject: `webhook ${id}`, detail }, now)
}

/** Number of the advisory lock, used for no other lock of this database. */
const countLock = 64_020

/**
 * @returns the secret, to be shown once; `unnamed` if the privacy policy does not name the
 * recipient; `full` at the limit
 */
export async function addWebhook(
  { database }: Context,
  actor: Actor,
  setting: Omit<Webhook, 'id'>,
  now = Date.now(),
): Promise<{ secret: string } | 'unnamed' | 'full'> {
  if (!(await isNamed(setting.recipient))) return 'unnamed'
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return database.write(async (tx) => {
    // Two owners who add webhooks at once stay within the limit. SQLite has one writer.
    if (database.engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${countLock})`.execute(tx)
    if ((await countRows(tx.selectFrom('webhook'))) >= staffLimits.webhooks.most) return 'full'
    const webhook = await tx
      .insertInto('webhook')
      .values({ ...setting, secret })
      .returningAll()
      .executeTakeFirstOrThrow()
    await reportChange({ tx, actor, now }, webhook, 'webhook.added')
    return { secret }
  })
}

export async function endWebhook(
  { database }: Context,
  actor: Actor,
  id: number,
  now = Date.now(),
): Promise<void> {
  await database.write(async (tx) => {
    const webhook = await tx
      .deleteFrom('webhook')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (webhook) await reportChange({ tx, actor, now }, webhook, 'webhook.ended')
  })
}

/** Sends an empty event. @returns the receiver's answer, or a word for the failure */
async function testWebhook(
  { database, webhookRoute }: WebhookContext,
  id: number,
): Promise<EventAnswer | string> {
  const webhook = await database.db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!webhook) return 'this webhook has ended'
  const timestamp = new Date().toISOString()
  const body = JSON.stringify({ type: 'webhook.test', timestamp, data: {} })
  return postEvent(webhook, { id: `msg_${randomUUID()}`, body }, webhookRoute).catch(errorWord)
}

async function resendEvents(
  { database }: Context,
  actor: Actor,
  id: number,
  now = Date.now(),
): Promise<void> {
  await database.write(async (tx) => {
    const detail = { count: await requeueWebhook(tx, id, now) }
    const entry = { action: 'webhook.resent', subject: `webhook ${id}`, detail } as const
    await recordAudit(tx, actor, entry, now)
  })
}

const refusals = {
  unnamed:
    'The privacy policy does not name this recipient. Name it under “Sharing Your Information”, publish that, and come back.',
  full: 'There is no room for another webhook. End one first.',
}
const secretText =
  'The receiver checks our signatures with it. It is shown only now; for another, add the webhook again and end this one.'

/** The form of the page: adds, tests and ends webhooks, and sends failed events again. */
export const webhookForm = (
  context: WebhookContext,
): StaffFormRule<z.infer<typeof webhookChange>, WebhookGiven> => ({
  permission: 'webhooks.manage',
  schema: webhookChange,
  failed: 'Nothing was changed.',
  async act(change, staff, values) {
    const give = (given: WebhookGiven) => done({ given })
    const actor = toActor(staff)
    if (change.act === 'add') {
      const added = await addWebhook(context, actor, change.setting)
      if (typeof added === 'string') return failed(409, { detail: refusals[added], values })
      return give({ heading: 'Copy the secret', text: secretText, code: added.secret })
    }
    if (change.act === 'test') {
      const answered = await testWebhook(context, change.id)
      if (typeof answered === 'string')
        return give({
          heading: 'No answer',
          text: `The test was not accepted: ${answered}.`,
          code: '',
        })
      return give({
        heading: `Answered with status ${answered.status}`,
        text: 'Status 200 to 299 accepts an event.',
        code: answered.text,
      })
    }
    if (change.act === 'end') await endWebhook(context, actor, change.id)
    else await resendEvents(context, actor, change.id)
    return done({ location: `${webhooksAddress}?done=${change.act}` })
  },
})

export const listWebhookIds = async (db: Queryable): Promise<number[]> =>
  (await db.selectFrom('webhook').select('id').orderBy('id').execute()).map(({ id }) => id)
