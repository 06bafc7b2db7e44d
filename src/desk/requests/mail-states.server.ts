import { isDigested } from '#src/contracts/flags.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { type ContactMailRow, listMailsOfContacts } from '#src/server/database/outbox-state.ts'
import { unknownAnswer } from '#src/server/mail/mail-fault.ts'
import { readFlags } from '#src/server/services/spam/spam.ts'
import type { ContactMail } from './request-records.ts'
import type { ContactRow } from './request-rows.server.ts'

/** The recipients of mails about a request, by the kind of the mail. */
const recipients: ReadonlyMap<string, ContactMail['to']> = new Map([
  ['contact-notification', 'company'],
  ['contact-acknowledgement', 'visitor'],
  ['booking-receipt', 'visitor'],
])

type Outcome = Pick<ContactMailRow, 'sent_at' | 'filed' | 'failed_at'>
export function sendState({ sent_at, filed, failed_at }: Outcome, fault: string | null) {
  if (sent_at !== null) return filed === 1 ? 'filed' : 'sent'
  if (failed_at === null) return 'waiting'
  return fault === unknownAnswer ? 'unknown' : 'failed'
}

/**
 * Lists the mails about a request. A digest lists a request with other flags than notes; staff may send its
 * receipt later.
 */
function mailsOf({ flags, awaits_digest }: ContactRow, rows: ContactMailRow[]): ContactMail[] {
  const mails = rows.flatMap((row): ContactMail[] => {
    const to = recipients.get(row.kind)
    return to ? [{ to, state: sendState(row, row.last_error), fault: row.last_error }] : []
  })
  if (!isDigested(readFlags(flags))) return mails
  const receipt = mails.find(({ to }) => to === 'visitor') ?? {
    to: 'visitor',
    state: 'none',
    fault: null,
  }
  const state = awaits_digest === 1 ? 'waiting' : 'digested'
  return [{ to: 'company', state, fault: null }, receipt]
}

export async function readMails(
  db: Queryable,
  rows: ContactRow[],
): Promise<(row: ContactRow) => ContactMail[]> {
  const ids = rows.map(({ id }) => id)
  const mails = await listMailsOfContacts(db, ids)
  const byContact = Map.groupBy(mails, (mail) => mail.contact_id)
  return (row) => mailsOf(row, byContact.get(row.id) ?? [])
}
