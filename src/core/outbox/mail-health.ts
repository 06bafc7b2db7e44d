import type { MailHealth } from '#src/contracts/contact/mail-faults.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database, Queryable } from '../database/connect.ts'
import { countLateMails, findFaultOfWaiting, hasSentSince } from '../database/outbox-state.ts'

/**
 * Reads whether mails have waited longer than the limit and none was sent since. A single mailbox
 * that refuses mails does not count.
 */
export async function readLateMails(db: Queryable, now: number) {
  const before = now - staffLimits.mailStillMs
  const { count, since } = await countLateMails(db, before)
  return {
    count,
    since,
    isStill: count > 0 && !(await hasSentSince(db, before)),
  }
}

export type MailHealthContext = {
  database: Database
  hasMailServer: boolean
  /** Whether anything waits of which mails tell. */
  isAnythingWaiting: () => Promise<boolean>
}

/** Reads whether mails go out, for staff. */
export async function readMailHealth(
  { database: { db }, hasMailServer, isAnythingWaiting }: MailHealthContext,
  now = Date.now(),
): Promise<MailHealth> {
  const { count, since, isStill } = await readLateMails(db, now)
  return {
    isUnsent: !hasMailServer && (await isAnythingWaiting()),
    fault: isStill ? await findFaultOfWaiting(db) : null,
    waiting: isStill ? count : 0,
    since: isStill && since !== null ? new Date(since).toISOString() : null,
  }
}
