import type { Database, Queryable } from '../database/connect.ts'
import type { OutboxRow } from '../database/outbox.ts'
import { queuedEvent } from '../database/webhooks.ts'
import type { Mail, MailTransport } from '../mail/transport.ts'
import type { Draft, MailKind } from './mails/mail-kind.ts'
import { mails } from './mails/mails.ts'
import { findEvent, type WebhookDelivery } from './webhooks/tell-webhooks.ts'

/** What is sent for a row; `draft` is that of a mail. */
export type Delivery = { send: () => Promise<unknown>; draft?: Draft; isFiled: boolean }

export type LineKind = 'mail' | 'newsletter' | 'webhook'

/** A kind of rows in the outbox: one for each kind of mail, and one for events of webhooks. */
type OutboxKind = {
  kind: string
  /** First part of the names of its log events, such as `mail.sent`. */
  noun: 'mail' | 'webhook'
  /** Its line in the outbox: nothing in one waits for anything in another. */
  line: LineKind
  /** Returns undefined if there is nothing to send any more. */
  find: (row: OutboxRow) => Promise<Delivery | undefined>
  /** Whether sending again cannot succeed. */
  isFinal: (error: unknown) => boolean
  /** Stores results outside the row, in the same transaction. */
  noted?: (
    tx: Queryable,
    row: OutboxRow,
    outcome: { delivery: Delivery | undefined; now: number; error?: string },
  ) => Promise<void>
}

export type Senders = {
  database: Database
  transport: MailTransport
  webhooks: WebhookDelivery
  /** Most issues of the newsletter that are sent in an hour. */
  newsletterPerHour: number
  compose: (kind: string, write: Draft['write']) => Promise<Mail>
}

/**
 * Tells whether a mail is rejected for good (5xx, RFC 5321 §4.2.1). A rejected password or own
 * mailbox can be mended, so it never is; neither is what a mail to many is rejected for.
 */
function isRejected(error: unknown, mail: MailKind): boolean {
  if (mail.isToCompany || !(error instanceof Error && 'responseCode' in error)) return false
  const isOurs = 'code' in error && error.code === 'EAUTH'
  if (mail.isBulk && !('command' in error && error.command === 'RCPT TO')) return false
  return !isOurs && Number(error.responseCode) >= 500 && Number(error.responseCode) < 600
}

const ofMail = (mail: MailKind, { database, transport, compose }: Senders): OutboxKind => ({
  kind: mail.kind,
  noun: 'mail',
  line: mail.isBulk ? 'newsletter' : 'mail',
  async find(row) {
    const draft = await mail.find(database.db, row)
    if (!draft) return undefined
    const send = async () => transport.send(await compose(mail.kind, draft.write))
    return { send, draft, isFiled: transport.isFiling }
  },
  isFinal: (error) => isRejected(error, mail),
  noted: async (tx, row, { delivery, now, error }) =>
    mail.noted?.(tx, row, {
      draft: delivery?.draft,
      now,
      isFiled: delivery !== undefined && error === undefined && delivery.isFiled,
      ...(error !== undefined && { error }),
    }),
})

const ofEvents = ({ database, webhooks }: Senders): OutboxKind => ({
  ...queuedEvent,
  noun: 'webhook',
  line: 'webhook',
  async find(row) {
    const send = await findEvent(database.db, row, webhooks)
    return send && { send, isFiled: false }
  },
  isFinal: () => false,
})

export const createOutboxKinds = (senders: Senders): OutboxKind[] => [
  ...mails.map((mail) => ofMail(mail, senders)),
  ofEvents(senders),
]
