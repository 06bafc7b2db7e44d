import { limits } from '#src/contracts/limits.ts'
import type { ContactMail, MailHealth, StaffContact } from '#src/contracts/records.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import type { ContactRow } from '#src/server/database/contacts.ts'
import { type ContactMailRow, countLateMails, hasSentSince, listMailsOfContacts } from '#src/server/database/outbox.ts'
import { readContactRecords } from './contact-records.ts'

const stateOf = ({ sent_at, filed, failed_at }: ContactMailRow): ContactMail['state'] =>
  sent_at !== null ? (filed === 1 ? 'filed' : 'sent') : failed_at === null ? 'waiting' : 'failed'

/** Mails about a request. One that was flagged when it came in has none of its own: a digest tells the company. */
function mailsOf({ flags, awaits_digest }: ContactRow, rows: ContactMailRow[]): ContactMail[] {
  if (flags !== '')
    return [
      { to: 'company', state: awaits_digest === 1 ? 'waiting' : 'digested' },
      { to: 'visitor', state: 'none' },
    ]
  return rows.map((row) => ({ to: row.kind === 'contact-notification' ? 'company' : 'visitor', state: stateOf(row) }))
}

/** Contact requests as staff read them: with their files, and what became of their mails. */
export async function withMails(db: Queryable, rows: ContactRow[]): Promise<StaffContact[]> {
  const mails = await listMailsOfContacts(
    db,
    rows.map(({ id }) => id),
  )
  const byContact = Map.groupBy(mails, (mail) => mail.contact_id)
  const records = await readContactRecords(db, rows)
  return rows.flatMap((row, at) => {
    const record = records[at]
    return record ? [{ ...record, mails: mailsOf(row, byContact.get(row.id) ?? []) }] : []
  })
}

/**
 * Looks whether mails go out. One that a single mailbox keeps refusing for a while is no standstill as long as others are sent.
 * @param hasMailServer whether mails are sent at all
 */
export const createMailHealth =
  ({ db }: Database, hasMailServer: boolean) =>
  async (now = Date.now()): Promise<MailHealth> => {
    const before = now - limits.mailStillMs
    const { count, since } = await countLateMails(db, before)
    const isStill = count > 0 && !(await hasSentSince(db, before))
    return {
      hasServer: hasMailServer,
      waiting: isStill ? count : 0,
      since: isStill && since !== null ? new Date(since).toISOString() : null,
    }
  }
