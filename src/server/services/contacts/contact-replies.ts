import type { NewReply } from '#src/contracts/contact-work.ts'
import { limits } from '#src/contracts/limits.ts'
import type { ProFormaValues } from '#src/contracts/pro-forma.ts'
import type { Database } from '#src/server/database/connect.ts'
import { countWritten, insertReply, isWritten, touchContact } from '#src/server/database/contact-work.ts'
import { findContact } from '#src/server/database/contacts.ts'
import { insertMail } from '#src/server/database/outbox.ts'
import { type Actor, recordAudit } from '../audit/audit.ts'
import type { ContactWorkOutcome } from './contact-work.ts'

/** What came of a reply; `flagged`: anybody could have typed a stranger's address, so staff look at the request first. */
export type ReplyOutcome = Exclude<ContactWorkOutcome, 'forbidden'> | 'flagged'

/** Answers to contact requests, which go to the address of the request alone, through the outbox. */
export function createContactReplies(database: Database, mailsWaiting: () => void) {
  return {
    /** Stores a reply with its mail, all or nothing. The same key again stores nothing. @param sheet of a pro-forma, kept with it */
    async send(
      actor: Actor,
      id: number,
      { key, ...reply }: NewReply,
      sheet: ProFormaValues | null = null,
      now = Date.now(),
    ): Promise<ReplyOutcome> {
      const outcome = await database.write(async (tx): Promise<ReplyOutcome> => {
        if (await isWritten(tx, 'contact_reply', key)) return 'done'
        const contact = await findContact(tx, id)
        if (!contact) return 'missing'
        if (contact.state === 'flagged') return 'flagged'
        const earlier = await countWritten(tx, 'contact_reply', id)
        if (earlier >= limits.contactWork.entries) return 'full'
        const proForma = sheet && { ...sheet, number: `${contact.reference}-${earlier + 1}` }
        const replyId = await insertReply(tx, {
          contact_id: id,
          key,
          ...reply,
          subject: proForma ? `${reply.subject} ${proForma.number}` : reply.subject,
          pro_forma: proForma ? JSON.stringify(proForma) : null,
          written_by: actor.name,
          written_at: now,
        })
        if (replyId === undefined) return 'done'
        await insertMail(tx, { kind: 'contact-reply', replyId }, now)
        await touchContact(tx, id, { by: actor.name, now })
        const detail = proForma ? { number: proForma.number, lines: proForma.lines.length } : {}
        await recordAudit(tx, actor, { action: 'contact.replied', subject: `contact ${id}`, detail }, now)
        return 'done'
      })
      if (outcome === 'done') mailsWaiting()
      return outcome
    },
  }
}
