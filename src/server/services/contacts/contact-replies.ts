import { isDeepStrictEqual } from 'node:util'
import type { NewReply } from '#src/contracts/contact/contact-work.ts'
import { type ProFormaValues, readSheet } from '#src/contracts/contact/pro-forma.ts'
import { limits } from '#src/contracts/limits.ts'
import type { Database } from '#src/server/database/connect.ts'
import { countWritten, findReplyByKey, insertReply, lockContact, touchContact } from '#src/server/database/contact-work.ts'
import { refreshSearched } from '#src/server/database/contacts.ts'
import { insertMail } from '#src/server/database/outbox.ts'
import { type Actor, recordAudit } from '../audit/audit.ts'
import { contactReply } from '../mails/contact-reply.ts'
import { mayMail } from '../mails/test-mail.ts'
import type { ContactWorkOutcome } from './contact-work.ts'

/** `flagged`: anybody could have typed a stranger's address, so staff look at the request first; `limit`: of mails of the account in an hour. */
export type ReplyOutcome = Exclude<ContactWorkOutcome, 'forbidden'> | 'flagged' | 'limit'

/** Answers to contact requests, which go to the address of the request alone, through the outbox. */
export function createContactReplies(database: Database, mailsWaiting: () => void) {
  return {
    /** Stores a reply with its mail, all or nothing. The same key again stores nothing. @param sheet of a pro-forma, kept with it */
    async send(
      actor: Actor,
      id: number,
      { key, subject, text }: NewReply,
      sheet: ProFormaValues | null = null,
      now = Date.now(),
    ): Promise<ReplyOutcome> {
      /** What is kept of it, where a pro-forma has this number. */
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
          return isDeepStrictEqual({ ...before, ...wordsWith(readSheet(before.pro_forma)?.number) }, { ...before }) ? 'done' : 'reused'
        if (contact.state === 'flagged') return 'flagged'
        const earlier = await countWritten(tx, 'contact_reply', id)
        if (earlier >= limits.contactWork.entries) return 'full'
        if (!(await mayMail(tx, actor.id, now))) return 'limit'
        const number = sheet ? `${contact.reference}-${earlier + 1}` : undefined
        const replyId = await insertReply(tx, { ...wordsWith(number), key, number: number ?? null, written_at: now })
        // Another request was given the same key meanwhile.
        if (replyId === undefined) return 'reused'
        await insertMail(tx, contactReply, { reply_id: replyId }, now)
        await refreshSearched(tx, id)
        await touchContact(tx, id, { by: actor.name, now })
        const detail = sheet && number ? { number, lines: sheet.lines.length } : {}
        await recordAudit(tx, actor, { action: 'contact.replied', subject: `contact ${id}`, detail }, now)
        return 'done'
      })
      if (outcome === 'done') mailsWaiting()
      return outcome
    },
  }
}
