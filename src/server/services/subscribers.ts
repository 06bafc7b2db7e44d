import { consentTexts } from '#src/contracts/consent.ts'
import type { NewsletterRequest } from '#src/contracts/forms.ts'
import { limits } from '#src/contracts/limits.ts'
import type { SubscriberPage, SubscriberRecord } from '#src/contracts/records.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { insertMail } from '../database/outbox.ts'
import { countSubscribers, deleteSubscriber, insertSubscriber, listSubscribers, type SubscriberRow } from '../database/subscribers.ts'
import type { PageRequest } from './contacts.ts'
import { readFlags, type Sender, type SpamCheck, writeFlags } from './spam.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** A row as staff and the person read it. */
export const toSubscriberRecord = (row: SubscriberRow): SubscriberRecord => ({
  id: row.id,
  email: row.email,
  subscribedAt: new Date(row.subscribed_at).toISOString(),
  source: row.source,
  consentVersion: row.consent_version,
  flags: readFlags(row.flags),
})

type NewSubscriber = { email: string; source: SubscriberRow['source']; flags: string[]; consent: { version: string; text: string } }

/** Stores an address with the welcome mail that holds its unsubscribe link. A known address gets no second mail, a flagged one none. */
export async function storeSubscriber(db: Queryable, { email, source, flags, consent }: NewSubscriber, now: number): Promise<void> {
  const subscriberId = await insertSubscriber(db, {
    email,
    source,
    subscribed_at: now,
    consent_version: consent.version,
    consent_text: consent.text,
    flags: writeFlags(flags),
  })
  // Otherwise anybody could use a form to send our mail to strangers.
  if (subscriberId && flags.length === 0) await insertMail(db, { kind: 'newsletter-welcome', subscriberId }, now)
}

type Dependencies = { database: Database; spam: SpamCheck; company: string; unsubscribeLinks: UnsubscribeLinks; mailsWaiting: () => void }

/** Newsletter subscribers: subscribing, listing, unsubscribing. */
export function createSubscribers({ database, spam, company, unsubscribeLinks, mailsWaiting }: Dependencies) {
  return {
    /** Stores an address; one that is known stays as it is, and the caller cannot tell. Resolves once it is on disk. */
    async subscribe(request: NewsletterRequest, sender: Sender, now = Date.now()): Promise<void> {
      const { version, newsletter } = consentTexts(company, request.consentVersion)
      await database.write(async (tx) => {
        const flags = await spam.newsletter(tx, request, sender, now)
        await storeSubscriber(tx, { email: request.email, source: 'newsletter', flags, consent: { version, text: newsletter } }, now)
      })
      mailsWaiting()
    },

    /** Whether a link's token was made here. */
    isUnsubscribeToken: (token: string): boolean => unsubscribeLinks.read(token) !== null,

    /** Deletes the subscriber of a link's token; a deleted one is no error. @returns whether the token was made here */
    async unsubscribe(token: string): Promise<boolean> {
      const id = unsubscribeLinks.read(token)
      if (id !== null) await database.write((tx) => deleteSubscriber(tx, id))
      return id !== null
    },

    /** The link that each letter to a subscriber has to carry. */
    unsubscribeLink: ({ id }: Pick<SubscriberRecord, 'id'>): string => unsubscribeLinks.to(id),

    /** One page of subscribers, newest first. */
    async list({ after, limit = limits.page.usual }: PageRequest = {}): Promise<SubscriberPage> {
      const [rows, total] = await Promise.all([listSubscribers(database.db, { after, limit: limit + 1 }), countSubscribers(database.db)])
      const items = rows.slice(0, limit).map(toSubscriberRecord)
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null, total }
    },

    /** Every subscriber, newest first, read in pages. */
    async *all(): AsyncGenerator<SubscriberRecord> {
      for (let after: number | undefined; ; ) {
        const rows = await listSubscribers(database.db, { after, limit: limits.page.max })
        yield* rows.map(toSubscriberRecord)
        if (rows.length < limits.page.max) return
        after = rows.at(-1)?.id
      }
    },
  }
}
