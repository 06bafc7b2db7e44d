import type { NewsletterRequest } from '#src/contracts/forms.ts'
import { limits } from '#src/contracts/limits.ts'
import type { SubscriberPage, SubscriberRecord } from '#src/contracts/records.ts'
import type { Database } from '../database/connect.ts'
import { countSubscribers, insertSubscriber, listSubscribers, type SubscriberRow } from '../database/subscribers.ts'
import type { PageRequest } from './contacts.ts'
import type { Sender, SpamCheck } from './spam.ts'

const toRecord = (row: SubscriberRow): SubscriberRecord => ({
  id: row.id,
  email: row.email,
  subscribedAt: new Date(row.subscribed_at).toISOString(),
  flags: row.flags === '' ? [] : row.flags.split(','),
})

/** Newsletter subscribers: taking them in and reading them back. */
export function createSubscribers({ database, spam }: { database: Database; spam: SpamCheck }) {
  return {
    /** Stores an address; one that is known stays as it is, and the caller cannot tell. Resolves once it is on disk. */
    async subscribe(request: NewsletterRequest, sender: Sender, now = Date.now()): Promise<void> {
      await database.write(async (tx) => {
        const flags = await spam.newsletter(tx, request, sender, now)
        await insertSubscriber(tx, { email: request.email, subscribed_at: now, source: 'newsletter', flags: flags.join(',') })
      })
    },

    /** One page of subscribers, newest first. */
    async list({ before, limit = limits.page.usual }: PageRequest = {}): Promise<SubscriberPage> {
      const [rows, total] = await Promise.all([listSubscribers(database.db, { before, limit: limit + 1 }), countSubscribers(database.db)])
      const items = rows.slice(0, limit).map(toRecord)
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null, total }
    },

    /** Every subscriber, newest first, read in pages. */
    async *all(): AsyncGenerator<SubscriberRecord> {
      for (let before: number | undefined; ; ) {
        const rows = await listSubscribers(database.db, { before, limit: limits.page.max })
        yield* rows.map(toRecord)
        if (rows.length < limits.page.max) return
        before = rows.at(-1)?.id
      }
    },
  }
}
