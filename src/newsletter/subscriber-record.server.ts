import type { SubscriberRecord } from '#src/contracts/contact/records.ts'
import type { SubscriberRow } from '#src/server/database/subscribers.ts'
import { readFlags } from '../spam/spam.ts'

export const toSubscriberRecord = (row: SubscriberRow): SubscriberRecord => ({
  id: row.id,
  email: row.email,
  subscribedAt: new Date(row.subscribed_at).toISOString(),
  confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at).toISOString(),
  source: row.source,
  consentVersion: row.consent_version,
  flags: readFlags(row.flags),
})
