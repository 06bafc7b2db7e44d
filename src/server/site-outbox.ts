import { publicSnapshotIn, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { Database } from '#src/core/database/connect.ts'
import { attachFiles } from '#src/core/mail/attach-files.ts'
import type { MailContext } from '#src/core/mail/mail-context.ts'
import { type Mail, type MailTransport, mailConnections } from '#src/core/mail/transport.ts'
import { type Draft, type MailKind, toMail } from '#src/core/mail-kind.server.ts'
import { type OutboxOptions, openOutbox } from '#src/core/outbox/outbox.ts'
import type { Delivery, LineOptions, OutboxKind } from '#src/core/outbox/outbox-kinds.ts'
import type { Route } from '#src/desk/webhooks/post-event.server.ts'
import { findEvent, queuedEvent } from '#src/desk/webhooks/webhook-events.server.ts'
import { listWebhookIds } from '#src/desk/webhooks/webhooks.server.ts'
import { advanceIssues, holdChangedIssues } from '#src/newsletter/advance-issues.server.ts'
import { newsletterDelays, newsletterIssue } from '#src/newsletter/issue-mails.server.ts'
import { confirmationPace } from '#src/newsletter/subscriber-mails.server.ts'
import { readPictureOfMail } from '#src/ui/brand/mail-pictures.ts'
import { mails } from './mails.ts'

type Senders = {
  database: Database
  transport: MailTransport
  webhookRoute: Route
  /** Most issues of the newsletter that are sent in an hour. */
  newsletterPerHour: number
  mailContext: () => MailContext
  /** Called for a picture that cannot be read; the mail goes out without it. */
  onFileFault: (error: unknown) => void
  /** Works with the public content. @param work gets the origin of the site's links */
  withContent: (work: (origin: string) => Promise<void>) => Promise<void>
}

/**
 * Writes a mail in the language of its reader. Mails use the public content, not the snapshot of the
 * request during which they happen to be sent.
 */
const compose = (
  kind: string,
  { write, language = null }: Draft,
  { mailContext, onFileFault }: Senders,
): Promise<Mail> =>
  withSnapshot(publicSnapshotIn(language), () => {
    const context = mailContext()
    return attachFiles(toMail(kind, write(context), context), readPictureOfMail, onFileFault)
  })

const ofMail = (mail: MailKind, senders: Senders): OutboxKind => ({
  ...mail,
  noun: 'mail',
  line: mail.line ?? (mail.isToCompany ? 'company' : 'mail'),
  async find(row) {
    const { database, transport } = senders
    const draft = await mail.find(database.db, row)
    if (!draft) return undefined
    const send: Delivery['send'] = async (onHandOver) =>
      transport.send(await compose(mail.kind, draft, senders), { onHandOver })
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

const linesOf = ({ database, newsletterPerHour, withContent }: Senders): LineOptions[] => [
  // The mail server may well refuse visitors' addresses and take that of the company.
  { name: 'company', most: mailConnections, pace: confirmationPace },
  { name: 'mail', most: mailConnections, pace: confirmationPace },
  { name: 'account', most: 1, pace: confirmationPace },
  {
    name: 'newsletter',
    most: 1,
    pace: { kind: newsletterIssue.kind, most: newsletterPerHour, windowMs: 3_600_000 },
    delays: newsletterDelays,
    prepare: (now) => withContent((origin) => holdChangedIssues({ database }, origin, now)),
    refill: (now) => advanceIssues({ database }, now),
  },
]

/** Opens the outbox with all kinds of mails, and with a line for each webhook. */
export function openSiteOutbox({
  transport,
  webhookRoute,
  newsletterPerHour,
  mailContext,
  onFileFault,
  withContent,
  ...options
}: Senders & Omit<OutboxOptions, 'kinds' | 'lines' | 'findLines'>) {
  const { database } = options
  const senders = {
    database,
    transport,
    webhookRoute,
    newsletterPerHour,
    mailContext,
    onFileFault,
    withContent,
  }
  return openOutbox({
    ...options,
    kinds: [...mails.map((mail) => ofMail(mail, senders)), ofEvents(senders)],
    lines: linesOf(senders),
    // A receiver that hangs delays no other webhook.
    findLines: async () =>
      (await listWebhookIds(database.db)).map((webhook) => ({
        name: 'webhook',
        most: 1,
        webhook,
        pace: confirmationPace,
      })),
  })
}
