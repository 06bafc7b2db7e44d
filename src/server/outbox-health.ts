import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database } from '#src/core/database/connect.ts'
import {
  countFailedMails,
  countLateMails,
  findFaultOfWaiting,
} from '#src/core/database/outbox-state.ts'
import { readLateMails } from '#src/core/outbox/mail-health.ts'
import { listStalledIssues } from '#src/newsletter/issue-rows.server.ts'

/** The outbox's mails, without events of webhooks. */
type OutboxState = {
  /** Due and unsent, without mails that wait for their pace. */
  waiting: number
  /** Given up. */
  failed: number
  /** Since the oldest waiting mail was due or, after a failed attempt, was created. */
  oldestSeconds: number
  /** Whether sending has stopped (`staffLimits.mailStillMs`). */
  isStill: boolean
  /** Why the mail that waits longest was not taken; null if that is not known. */
  fault: string | null
  /** Issues of the newsletter that do not move (`staffLimits.issueStillMs`). */
  stillIssues: number
}

/** Reads the state of the outbox, for those who run the site. */
export async function readOutboxState(
  { database: { db } }: { database: Pick<Database, 'db'> },
  now = Date.now(),
): Promise<OutboxState> {
  const { count, since } = await countLateMails(db, now)
  const { isStill } = await readLateMails(db, now)
  return {
    waiting: count,
    failed: await countFailedMails(db),
    oldestSeconds: Math.max(0, Math.floor((now - (since ?? now)) / 1000)),
    isStill,
    fault: await findFaultOfWaiting(db),
    stillIssues: (await listStalledIssues(db, now, staffLimits.issueStillMs)).length,
  }
}
