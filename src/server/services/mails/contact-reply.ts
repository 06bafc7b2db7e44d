import type { SentProForma } from '#src/contracts/pro-forma.ts'
import { proFormaColumns, proFormaPaper } from '#src/paper/pro-forma.ts'
import type { PaperMail } from '../attach-paper.ts'
import type { MailContext } from './context.ts'
import { type EmailPart, renderEmail } from './render-email.tsx'

export type ContactReplyMail = { id: number; to: string; reference: string; subject: string; text: string; sheet: SentProForma | null }

/** A reply of staff, with the table of a pro-forma where it is one, and the same on paper. What the visitor answers comes to the company's mailbox. */
export function contactReply(
  { id, to, reference, subject, text, sheet }: ContactReplyMail,
  { site, from, domain }: MailContext,
): PaperMail {
  const table: EmailPart[] = sheet ? [{ columns: proFormaColumns, rows: sheet.lines, sums: sheet.sums }, { text: sheet.terms }] : []
  return {
    messageId: `contact-reply-${id}-${reference}@${domain}`,
    answers: `contact-acknowledgement-${reference}@${domain}`,
    from,
    to,
    replyTo: site.email,
    ...(sheet && { paper: proFormaPaper(subject, text, sheet) }),
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    ...renderEmail({
      site,
      heading: subject,
      greeting: '',
      parts: [...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })), ...table],
    }),
  }
}
