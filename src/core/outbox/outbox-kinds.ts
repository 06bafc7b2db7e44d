import type { Route } from '#src/desk/webhooks/post-event.server.ts'
import { findEvent, queuedEvent } from '#src/desk/webhooks/webhook-events.server.ts'
import { mails } from '#src/server/mails.ts'
import type { Database, Queryable } from '../database/connect.ts'
import type { OutboxRow } from '../database/outbox.ts'
import type { Mail, MailTransport } from '../mail/transport.ts'
import type { Draft, MailKind, Refusal } from '../mail-kind.server.ts'

/** What is sent for a row; `draft` is that of a mail. */
export type Delivery = {
  /** Sends it. @param onHandOver see `MailTransport.send` */
  send: (onHandOver: () => Promise<void>) => Promise<unknown>
  draft?: Draft
  isFiled: boolean
}

export type LineKind = NonNullable<MailKind['line']> | 'mail' | 'webhook'

/** A kind of rows in the outbox: one for each kind of mail, and one for events of webhooks. */
type OutboxKind = {
  kind: string
  /** First part of the names of its log events, such as `mail.sent`. */
  noun: 'mail' | 'webhook'
  /** Its line in the outbox: nothing in one waits for anything in another. */
  line: LineKind
  /** Returns undefined if there is nothing to send any more. */
  find: (row: OutboxRow) => Promise<Delivery | undefined>
  /** Stores results outside the row, in the same transaction. */
  noted?: (
    tx: Queryable,
    row: OutboxRow,
    outcome: { delivery: Delivery | undefined; now: number } & Refusal,
  ) => Promise<void>
}

export type Senders = {
  database: Database
  transport: MailTransport
  webhookRoute: Route
  /** Most issues of the newsletter that are sent in an hour. */
  newsletterPerHour: number
  compose: (kind: string, write: Draft['write']) => Promise<Mail>
}

const ofMail = (mail: MailKind, { database, transport, compose }: Senders): OutboxKind => ({
  kind: mail.kind,
  noun: 'mail',
  line: mail.line ?? 'mail',
  async find(row) {
    const draft = await mail.find(database.db, row)
    if (!draft) return undefined
    const send: Delivery['send'] = async (onHandOver) =>
      transport.send(await compose(mail.kind, draft.write), { onHandOver })
    return { send, draft, isFiled: transport.isFiling }
  },
  noted: async (tx, row, { delivery, ...outcome }) =>
    mail.noted?.(tx, row, {
      draft: delivery?.draft,
      isFiled: delivery !== undefined && outcome.error === undefined && delivery.isFiled,
      ...outcome,
    }),
})

const ofEvents = ({ database, webhookRoute }: Senders): OutboxKind => ({
  ...queuedEvent,
  noun: 'webhook',
  line: 'webhook',
  async find(row) {
    const send = await findEvent(database.db, row, webhookRoute)
    return send && { send, isFiled: false }
  },
})

export const outboxKinds = (senders: Senders): OutboxKind[] => [
  ...mails.map((mail) => ofMail(mail, senders)),
  ofEvents(senders),
]
