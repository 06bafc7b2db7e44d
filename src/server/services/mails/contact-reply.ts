import { readSheet, type SentProForma } from '#src/contracts/contact/pro-forma.ts'
import { proFormaColumns, proFormaPaper } from '#src/paper/pro-forma.ts'
import { findReply, noteReply } from '#src/server/database/contact-work.ts'
import { findContact } from '#src/server/database/contacts.ts'
import type { EmailPart, Letter, MailContext, MailKind } from './mail-kind.ts'

type Written = {
  id: number
  to: string
  reference: string
  subject: string
  text: string
  sheet: SentProForma | null
}

export function writeReply(
  { id, to, reference, subject, text, sheet }: Written,
  { domain }: MailContext,
): Letter {
  const table: EmailPart[] = sheet
    ? [{ columns: proFormaColumns, rows: sheet.lines, sums: sheet.sums }, { text: sheet.terms }]
    : []
  return {
    id: `${id}-${reference}`,
    answers: `contact-acknowledgement-${reference}@${domain}`,
    to,
    ...(sheet && { paper: proFormaPaper(subject, text, sheet) }),
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    heading: subject,
    greeting: '',
    parts: [...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })), ...table],
  }
}

/**
 * A reply of staff, or a pro-forma with its table and PDF. If the visitor answers the mail, that
 * goes to the company.
 */
export const contactReply = {
  kind: 'contact-reply',
  priority: 0,
  async find(db, { reply_id }) {
    const reply = reply_id === null ? undefined : await findReply(db, reply_id)
    const contact = reply && (await findContact(db, reply.contact_id))
    if (!contact) return undefined
    const { id, subject, text, pro_forma } = reply
    const { business_email: to, reference } = contact
    return {
      write: (context) =>
        writeReply({ id, to, reference, subject, text, sheet: readSheet(pro_forma) }, context),
    }
  },
  async noted(tx, { reply_id }, { draft, error, now, isFiled }) {
    if (reply_id === null) return
    if (error !== undefined) await noteReply(tx, reply_id, { failed_at: now, fault: error })
    else if (draft) await noteReply(tx, reply_id, { sent_at: now, filed: isFiled ? 1 : 0 })
  },
} as const satisfies MailKind
