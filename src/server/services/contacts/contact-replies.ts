import { isDeepStrictEqual } from 'node:util'
import type { NewReply } from '#src/contracts/contact/contact-work.ts'
import { type ProFormaValues, readSheet } from '#src/contracts/contact/pro-forma.ts'
import { workSince } from '#src/contracts/contact/work-since.ts'
import { retention } from '#src/contracts/retention.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database } from '#src/server/database/connect.ts'
import {
  countWritten,
  findReplyByKey,
  insertReply,
  lockContact,
  touchContact,
} from '#src/server/database/contact-work.ts'
import { refreshSearched } from '#src/server/database/contacts.ts'
import { insertMail, listMailsOfContacts } from '#src/server/database/outbox.ts'
import { type Actor, recordAudit } from '../audit/audit.ts'
import { contactAcknowledgement } from '../mails/contact-acknowledgement.ts'
import { contactReply } from '../mails/contact-reply.ts'
import { mayMail } from '../mails/test-mail.ts'
import { type ContactWorkOutcome, markAnswered } from './contact-work.ts'
import { readWork } from './staff-contacts.ts'

/**
 * `flagged`: staff check the address first. `overtaken`: somebody has added something that the sender
 * had not seen. `limit`: too many mails in an hour. `no-receipt`: none
 * was held back, or it is too late.
 */
export type ReplyOutcome =
  | Exclude<ContactWorkOutcome, 'forbidden'>
  | 'flagged'
  | 'limit'
  | 'overtaken'
  | 'no-receipt'

const dayMs = 24 * 3_600_000

export const createContactReplies = (database: Database, mailsWaiting: () => void) => ({
  async sendReceipt(actor: Actor, id: number, now = Date.now()): Promise<ReplyOutcome> {
    const outcome = await database.write(async (tx): Promise<ReplyOutcome> => {
      const contact = await lockContact(tx, database.engine, id)
      if (!contact) return 'missing'
      if (contact.state === 'flagged') return 'flagged'
      const mails = await listMailsOfContacts(tx, [id])
      if (mails.some(({ kind }) => kind === contactAcknowledgement.kind)) return 'done'
      // Later the rows of sent mails are deleted, so a sent receipt could not be recognised.
      if (contact.flags === '' || contact.submitted_at < now - retention.mailLineDays * dayMs)
        return 'no-receipt'
      if (!(await mayMail(tx, actor.id, now))) return 'limit'
      await insertMail(tx, contactAcknowledgement, { contact_id: id }, now)
      await touchContact(tx, id, { by: actor.name, now })
      await recordAudit(
        tx,
        actor,
        { action: 'contact.receipt-sent', subject: `contact ${id}` },
        now,
      )
      return 'done'
    })
    if (outcome === 'done') mailsWaiting()
    return outcome
  },

  /**
   * Stores a reply with its mail. A repeated key stores nothing.
   * @param sheet values of a pro-forma
   */
  async send(
    actor: Actor,
    id: number,
    { key, subject, text, marksAnswered = false, seen }: NewReply,
    sheet: ProFormaValues | null = null,
    now = Date.now(),
  ): Promise<ReplyOutcome> {
    const wordsWith = (number: string | undefined) => ({
      contact_id: id,
      written_by: actor.name,
      subject: number ? `${subject} ${number}` : subject,
      text,
      pro_forma: sheet && JSON.stringify({ ...sheet, number }),
    })
    const outcome = await database.write(async (tx): Promise<ReplyOutcome> => {
      const contact = await lockContact(tx, database.engine, id)
      if (!contact) return 'missing'
      const before = await findReplyByKey(tx, key)
      if (before)
        return isDeepStrictEqual(
          { ...before, ...wordsWith(readSheet(before.pro_forma)?.number) },
          { ...before },
        )
          ? 'done'
          : 'reused'
      if (contact.state === 'flagged') return 'flagged'
      if (seen && workSince(await readWork(tx, contact), seen, actor.name).length > 0)
        return 'overtaken'
      const earlier = await countWritten(tx, 'contact_reply', id)
      if (earlier >= staffLimits.contactWork.entries) return 'full'
      if (!(await mayMail(tx, actor.id, now))) return 'limit'
      const number = sheet ? `${contact.reference}-${earlier + 1}` : undefined
      const replyId = await insertReply(tx, {
        ...wordsWith(number),
        key,
        number: number ?? null,
        written_at: now,
      })
      // Another request used the key meanwhile.
      if (replyId === undefined) return 'reused'
      await insertMail(tx, contactReply, { reply_id: replyId }, now)
      await refreshSearched(tx, id)
      await touchContact(tx, id, { by: actor.name, now })
      const detail = sheet && number ? { number, lines: sheet.lines.length } : {}
      await recordAudit(
        tx,
        actor,
        { action: 'contact.replied', subject: `contact ${id}`, detail },
        now,
      )
      if (marksAnswered) await markAnswered(tx, database.engine, actor, contact, now)
      return 'done'
    })
    if (outcome === 'done') mailsWaiting()
    return outcome
  },
})
