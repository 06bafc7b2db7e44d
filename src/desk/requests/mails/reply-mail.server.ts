import { site, todayAt } from '#src/content/settings/site.ts'
import { lang, words } from '#src/content/words/words.ts'
import { endedOffer } from '#src/contracts/contact/mail-faults.ts'
import { say } from '#src/contracts/text/say.ts'
import { listMailsOfRequests } from '#src/core/database/outbox-state.ts'
import type { EmailPart, Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { offerAddress, offerToken } from '#src/desk/offers/offer-links.server.ts'
import { isOfferEnded } from '#src/desk/offers/offer-rows.server.ts'
import { findProFormaOfReply } from '#src/desk/offers/pro-forma-rows.server.ts'
import { proFormaColumns } from '#src/desk/offers/sent-pro-forma.ts'
import { type ProFormaWords, readWords } from '#src/desk/offers/stored-pro-forma.ts'
import { findRequestRow } from '../request-rows.server.ts'
import { openWaiting, remindOfUnsent } from '../work/waiting.server.ts'
import { findReply, hasRepliedSince, noteReply } from '../work/work-rows.server.ts'
import { receiptId, requestReceipt } from './receipt-mail.server.ts'

type Written = {
  id: number
  to: string
  reference: string
  /** Id of the receipt that it follows, by default that of the first. */
  receipt?: string
  subject: string
  text: string
  proForma: { words: ProFormaWords; pdf: Uint8Array | null; number: string } | null
}

const partsOf = ({
  parties,
  facts,
  lines,
  sums,
  split,
  later,
  terms,
  note,
  documents,
}: ProFormaWords): EmailPart[] => [
  { facts: [...parties, ...facts] },
  { columns: proFormaColumns(words().papers.proForma), rows: lines, sums },
  { facts: [...split, ...later, ...terms] },
  { text: note },
  ...documents.map(([label, link]) => ({ label, link })),
]

export function writeReply(
  { id, to, reference, receipt = reference, subject, text, proForma }: Written,
  context: MailContext,
): Letter {
  const { domain, origin } = context
  return {
    id: `${id}-${reference}`,
    answers: `${requestReceipt.kind}-${receipt}@${domain}`,
    to,
    ...(proForma?.pdf && {
      attachments: [
        {
          filename: `${site().name} ${subject}.pdf`,
          contentType: 'application/pdf',
          content: Buffer.from(proForma.pdf),
        },
      ],
    }),
    lang: lang(),
    subject: subject.includes(reference)
      ? subject
      : say(words().mails.reply.subject, { subject, reference }),
    heading: subject,
    greeting: '',
    parts: [
      ...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })),
      ...(proForma
        ? [
            {
              label: words().mails.offer[proForma.words.given?.exactFor ? 'openExact' : 'open'],
              link: origin + offerAddress(offerToken(context, proForma.number)),
            },
            ...partsOf(proForma.words),
          ]
        : []),
    ],
  }
}

/**
 * A reply of staff, or a pro-forma with its table and PDF. If the visitor answers the mail, that
 * goes to the company. The mail of an offer that has ended is not sent, and staff see why.
 */
export const requestReply = {
  kind: 'contact-reply',
  priority: 0,
  isSentOnce: true,
  async find(db, { reply_id }) {
    const reply = reply_id === null ? undefined : await findReply(db, reply_id)
    const request = reply && (await findRequestRow(db, reply.contact_id))
    if (!request || (await isOfferEnded(db, reply.id, todayAt(Date.now())))) return undefined
    const { id, subject, text } = reply
    const sent = await findProFormaOfReply(db, id)
    const proForma = sent && { words: readWords(sent.words), pdf: sent.pdf, number: sent.number }
    const { business_email: to, reference, submitted_at: submittedAt } = request
    const mails = await listMailsOfRequests(db, [request.id])
    const receiptMail = mails.find(({ kind }) => kind === requestReceipt.kind)
    const receipt = receiptId({ reference, submittedAt }, receiptMail?.created_at ?? submittedAt)
    const written = { id, to, reference, receipt, subject, text, proForma: proForma ?? null }
    return { language: request.language, write: (context) => writeReply(written, context) }
  },
  async noted(tx, { reply_id }, { draft, error, now, isFiled }) {
    if (reply_id === null) return
    if (error !== undefined) {
      await noteReply(tx, reply_id, { failed_at: now, fault: error })
      const reply = await findReply(tx, reply_id)
      if (reply) await openWaiting(tx, reply.contact_id, now)
      const isLast = reply && !(await hasRepliedSince(tx, reply.contact_id, reply.written_at))
      if (isLast) await remindOfUnsent(tx, reply.contact_id, now)
    } else if (draft) await noteReply(tx, reply_id, { sent_at: now, filed: isFiled ? 1 : 0 })
    else {
      await noteReply(tx, reply_id, { failed_at: now, fault: endedOffer })
      const reply = await findReply(tx, reply_id)
      const isLast = reply && !(await hasRepliedSince(tx, reply.contact_id, reply.written_at))
      if (isLast) await openWaiting(tx, reply.contact_id, now)
    }
  },
} as const satisfies MailKind
