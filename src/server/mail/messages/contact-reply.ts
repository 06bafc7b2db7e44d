import type { SentProForma } from '#src/contracts/pro-forma.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { type EmailPart, renderEmail } from './render-email.tsx'

export type ContactReplyMail = { id: number; to: string; reference: string; subject: string; text: string; sheet: SentProForma | null }

/** A reply of staff, with the table of a pro-forma where it is one. What the visitor answers comes to the company's mailbox. */
export function contactReply({ id, to, reference, subject, text, sheet }: ContactReplyMail, { site, from, domain }: MailContext): Mail {
  const table: EmailPart[] = sheet
    ? [{ columns: ['Item', 'Quantity', 'Price of one', 'Amount'], rows: sheet.lines, sums: sheet.sums }, { text: sheet.terms }]
    : []
  return {
    messageId: `contact-reply-${id}-${reference}@${domain}`,
    answers: `contact-acknowledgement-${reference}@${domain}`,
    from,
    to,
    replyTo: site.email,
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    ...renderEmail({
      site,
      heading: subject,
      greeting: '',
      parts: [...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })), ...table],
    }),
  }
}
