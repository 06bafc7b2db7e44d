import type { Queryable } from '#src/core/database/connect.ts'
import { holdMails } from '#src/core/database/held-mails.ts'
import { markFailed, markSent, type OutboxRow } from '#src/core/database/outbox-rows.ts'
import { unknownAnswer } from '#src/core/mail/mail-fault.ts'
import { noteReply } from '#src/desk/requests/work/work-rows.server.ts'
import { noteRecipient } from '#src/newsletter/issue-rows.server.ts'

export type MailOutcome = Pick<
  OutboxRow,
  'id' | 'kind' | 'created_at' | 'sent_at' | 'filed' | 'failed_at' | 'last_error' | 'handed_at'
>

export const listOutcomes = (db: Queryable): Promise<MailOutcome[]> =>
  db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'created_at',
      'sent_at',
      'filed',
      'failed_at',
      'last_error',
      'handed_at',
    ])
    .execute()

const listWaiting = (tx: Queryable) =>
  tx
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'reply_id', 'recipient_id'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)

/**
 * Gives each mail and event that waits in a copy the outcome that it has in the replaced database,
 * so that none is sent again. What is not in it any more may have been sent.
 */
export async function keepOutcomes(tx: Queryable, mails: readonly MailOutcome[], now: number) {
  const outcomes = new Map(mails.map((one) => [one.id, one]))
  const counts = { sent: 0, waiting: 0, unknown: 0 }
  for (const { id, kind, created_at, reply_id, recipient_id } of await listWaiting(tx).execute()) {
    const found = outcomes.get(id)
    const later = found?.kind === kind && found.created_at === created_at ? found : undefined
    if (later?.sent_at) {
      const { sent_at, filed } = later
      counts.sent++
      await markSent(tx, id, { now: sent_at, isFiled: filed === 1 })
      if (reply_id !== null) await noteReply(tx, reply_id, { sent_at, filed })
      if (recipient_id !== null) await noteRecipient(tx, recipient_id, { sent_at }, null)
    } else if (!later || later.failed_at !== null) {
      const { failed_at = now, last_error = unknownAnswer } = later ?? {}
      const error = last_error ?? unknownAnswer
      if (error === unknownAnswer) counts.unknown++
      await markFailed(tx, id, { now: failed_at ?? now, error })
      if (reply_id !== null) await noteReply(tx, reply_id, { failed_at, fault: error })
      if (recipient_id !== null) await noteRecipient(tx, recipient_id, { refused: error }, null)
    } else {
      counts.waiting++
      await tx
        .updateTable('outbox')
        .set({ handed_at: later.handed_at })
        .where('id', '=', id)
        .execute()
    }
  }
  const { sent, waiting, unknown } = counts
  if (sent + waiting + unknown === 0) return []
  return [
    `Mails and events that wait in the copy: ${sent} were sent after it and are not sent again, ${waiting} still wait, and ${unknown} may have been sent and are given up.`,
  ]
}

/** Lets replies that wait in a copy wait for staff: they may have been sent after it was made. */
async function holdReplies(tx: Queryable, now: number): Promise<string[]> {
  const rows = await listWaiting(tx).where('reply_id', 'is not', null).execute()
  for (const { id, reply_id } of rows) {
    await markFailed(tx, id, { now, error: unknownAnswer })
    if (reply_id !== null) await noteReply(tx, reply_id, { failed_at: now, fault: unknownAnswer })
  }
  return rows.length === 0
    ? []
    : [
        `Replies that wait: ${rows.length}. They may have been sent after the copy, so staff decide about each.`,
      ]
}

/** Holds all mails that wait in a copy, where the replaced database does not say what was sent. */
export async function holdWaiting(tx: Queryable, now: number): Promise<string[]> {
  const replies = await holdReplies(tx, now)
  const copyAt = await readCopyMoment(tx)
  const held = await holdMails(tx, { copyAt, now })
  return [
    ...(held === 0
      ? []
      : [
          `Mails and events that wait: ${held}. They may have been sent after the copy, so they wait until an owner decides in the staff area.`,
        ]),
    ...replies,
  ]
}

/** Reads when the last entry of a copy was made. */
export async function readCopyMoment(tx: Queryable): Promise<number | null> {
  const { at } = await tx
    .selectFrom('audit')
    .select((e) => e.fn.max<number | null>('at').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? null : Number(at)
}
