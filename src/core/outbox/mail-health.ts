import type { MailHealth } from '#src/contracts/contact/mail-faults.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { countArrived } from '#src/desk/requests/request-rows.server.ts'
import { listStalledIssues } from '#src/newsletter/issue-rows.server.ts'
import { mailsByKind } from '#src/server/mails.ts'
import type { Database, Queryable } from '../database/connect.ts'
import {
  countFailedMails,
  countLateMails,
  findFaultOfWaiting,
  hasSentSince,
} from '../database/outbox-state.ts'

/**
 * Reads whether mails have waited longer than the limit and none was sent since. A single mailbox
 * that refuses mails does not count.
 */
async function readLateMails(db: Queryable, now: number) {
  const before = now - staffLimits.mailStillMs
  const { count, since } = await countLateMails(db, before)
  return {
    count,
    since,
    isStill: count > 0 && !(await hasSentSince(db, [...mailsByKind.keys()], before)),
  }
}

/** The outbox's mails, without events of webhooks. */
export type OutboxState = {
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

export type MailHealthContext = { database: Database; hasMailServer: boolean }

/** Reads whether mails go out, for staff. */
export async function readMailHealth(
  { database: { db }, hasMailServer }: MailHealthContext,
  now = Date.now(),
): Promise<MailHealth> {
  const { count, since, isStill } = await readLateMails(db, now)
  return {
    isUnsent: !hasMailServer && (await countArrived(db, 0)) > 0,
    fault: isStill ? await findFaultOfWaiting(db) : null,
    waiting: isStill ? count : 0,
    since: isStill && since !== null ? new Date(since).toISOString() : null,
  }
}
