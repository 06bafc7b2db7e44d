import { randomBytes, randomUUID } from 'node:crypto'
import { type WebhookRecord, webhookEvents, webhookFields } from '#src/contracts/staff/webhooks.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  readUntaken,
  requeueFailed,
  type WebhookRow,
} from '#src/server/database/webhooks.ts'
import { type EventAnswer, errorWord, postEvent } from '#src/server/webhooks/post-event.ts'
import { type Actor, recordAudit } from '../audit/audit.ts'
import { mailOwnerChanges } from '../mails/owner-changes.ts'
import { readEvent, type WebhookDelivery } from './tell-webhooks.ts'

const labelled = (names: string, labels: Readonly<Record<string, string>>) =>
  names
    .split(',')
    .map((name) => labels[name] ?? name)
    .join(', ')

const factsOf = ({
  recipient,
  url,
  events,
  fields,
}: WebhookRow): [label: string, text: string][] => [
  ['Recipient', recipient],
  ['Address', url],
  ['Events', labelled(events, webhookEvents)],
  ['Fields', labelled(fields, webhookFields) || 'none of the person'],
]

/**
 * Mails owners a change of webhooks, and logs who made the change. The log leaves out the webhook's
 * address, which may contain a key.
 */
async function note(
  tx: Queryable,
  actor: Actor,
  webhook: WebhookRow,
  action: 'webhook.added' | 'webhook.ended',
  now: number,
) {
  const [isEnd, { id, url, events, fields }] = [action === 'webhook.ended', webhook]
  const changes = factsOf(webhook).map(([place, text]) => ({
    place: `Webhook ${id}: ${place}`,
    before: isEnd ? text : null,
    after: isEnd ? null : text,
  }))
  await mailOwnerChanges(tx, { editor: actor.name, network: actor.network, at: now, changes })
  const detail = { host: new URL(url).host, events: events.split(','), fields: fields.split(',') }
  await recordAudit(tx, actor, { action, subject: `webhook ${id}`, detail }, now)
}

type Dependencies = {
  database: Database
  mailsWaiting: () => void
} & WebhookDelivery

/** Lists, adds, ends and tests owners' webhooks, and sends failed events again (decision 0110). */
export const createWebhooks = ({ database, route, isNamed, mailsWaiting }: Dependencies) => ({
  list: async (): Promise<WebhookRecord[]> =>
    Promise.all(
      (await listWebhooks(database.db)).map(async (row) => {
        const { waiting, givenUp, failed } = await readUntaken(
          database.db,
          row.id,
          staffLimits.webhooks.named,
        )
        return {
          id: row.id,
          recipient: row.recipient,
          isNamed: await isNamed(row.recipient),
          facts: [...factsOf(row).slice(1), ['Waiting', String(waiting)]],
          givenUp,
          failed: failed.map((one) => {
            const { event, about } = readEvent(one)
            const text = `${labelled(event, webhookEvents)}, ${about}: ${one.last_error}`
            return { id: one.id, text, at: new Date(one.failed_at ?? 0).toISOString() }
          }),
        }
      }),
    ),

  /**
   * @returns the secret, to be shown once; `unnamed` if the privacy policy does not name the
   * recipient; `full` at the limit
   */
  async add(
    actor: Actor,
    setting: Omit<WebhookRow, 'id' | 'secret'>,
    now = Date.now(),
  ): Promise<{ secret: string } | 'unnamed' | 'full'> {
    if (!(await isNamed(setting.recipient))) return 'unnamed'
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    const outcome = await database.write(async (tx) => {
      if ((await countWebhooks(tx, database.engine)) >= staffLimits.webhooks.most) return 'full'
      await note(tx, actor, await insertWebhook(tx, { ...setting, secret }), 'webhook.added', now)
      return { secret }
    })
    mailsWaiting()
    return outcome
  },

  async end(actor: Actor, id: number, now = Date.now()): Promise<void> {
    await database.write(async (tx) => {
      const webhook = await deleteWebhook(tx, id)
      if (webhook) await note(tx, actor, webhook, 'webhook.ended', now)
    })
    mailsWaiting()
  },

  /** Sends an empty event. @returns the receiver's answer, or a word for the failure */
  async test(id: number): Promise<EventAnswer | string> {
    const webhook = await findWebhook(database.db, id)
    const body = JSON.stringify({
      type: 'webhook.test',
      timestamp: new Date().toISOString(),
      data: {},
    })
    return webhook
      ? postEvent(webhook, { id: `msg_${randomUUID()}`, body }, route).catch(errorWord)
      : 'this webhook has ended'
  },

  async resend(actor: Actor, id: number, now = Date.now()): Promise<void> {
    await database.write(async (tx) => {
      const detail = { count: await requeueFailed(tx, id, now) }
      await recordAudit(
        tx,
        actor,
        { action: 'webhook.resent', subject: `webhook ${id}`, detail },
        now,
      )
    })
    mailsWaiting()
  },
})
