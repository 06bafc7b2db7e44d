import type { ContactMail, MailHealth } from '#src/contracts/contact/records.ts'
import { isDigested } from '#src/contracts/flags.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { listStillIssues } from '#src/newsletter/issue-rows.server.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { type ContactRow, countArrived } from '#src/server/database/contacts.ts'
import {
  type ContactMailRow,
  countFailedMails,
  countLateMails,
  findFaultOfWaiting,
  hasSentSince,
  listMailsOfContacts,
} from '#src/server/database/outbox-state.ts'
import { unknownAnswer } from '#src/server/mail/mail-fault.ts'
import { mailsByKind } from '#src/server/services/outbox/mails.ts'
import { readFlags } from '../spam/spam.ts'

type Outcome = Pick<ContactMailRow, 'sent_at' | 'filed' | 'failed_at'>
export function sendState({ sent_at, filed, failed_at }: Outcome, fault: string | null) {
  if (sent_at !== null) return filed === 1 ? 'filed' : 'sent'
  if (failed_at === null) return 'waiting'
  return fault === unknownAnswer ? 'unknown' : 'failed'
}

/**
 * Lists the mails about a request. A digest lists a request with other flags than notes; staff may send its
 * receipt later.
 */
function mailsOf({ flags, awaits_digest }: ContactRow, rows: ContactMailRow[]): ContactMail[] {
  const mails = rows.flatMap((row): ContactMail[] => {
    const to = mailsByKind.get(row.kind)?.shownAs
    return to ? [{ to, state: sendState(row, row.last_error), fault: row.last_error }] : []
  })
  if (!isDigested(readFlags(flags))) return mails
  const receipt = mails.find(({ to }) => to === 'visitor') ?? {
    to: 'visitor',
    state: 'none',
    fault: null,
  }
  const state = awaits_digest === 1 ? 'waiting' : 'digested'
  return [{ to: 'company', state, fault: null }, receipt]
}

export async function readMails(
  db: Queryable,
  rows: ContactRow[],
): Promise<(row: ContactRow) => ContactMail[]> {
  const ids = rows.map(({ id }) => id)
  const mails = await listMailsOfContacts(db, ids)
  const byContact = Map.groupBy(mails, (mail) => mail.contact_id)
  return (row) => mailsOf(row, byContact.get(row.id) ?? [])
}

/**
 * Tells whether mails have waited longer than the limit and none was sent since. A single mailbox
 * that refuses mails does not count.
 */
async function lookAtLateMails(db: Queryable, now: number) {
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

const reuseFor = 1000

export function createOutboxState({ db }: Database) {
  let last: { at: number; state: Promise<OutboxState> } | undefined
  async function look(now: number): Promise<OutboxState> {
    const { count, since } = await countLateMails(db, now)
    const { isStill } = await lookAtLateMails(db, now)
    return {
      waiting: count,
      failed: await countFailedMails(db),
      oldestSeconds: Math.max(0, Math.floor((now - (since ?? now)) / 1000)),
      isStill,
      fault: await findFaultOfWaiting(db),
      stillIssues: (await listStillIssues(db, now, staffLimits.issueStillMs)).length,
    }
  }
  return (): Promise<OutboxState> => {
    if (!last || performance.now() - last.at >= reuseFor)
      last = { at: performance.now(), state: look(Date.now()) }
    return last.state
  }
}

export const createMailHealth =
  ({ db }: Database, hasMailServer: boolean) =>
  async (now = Date.now()): Promise<MailHealth> => {
    const { count, since, isStill } = await lookAtLateMails(db, now)
    return {
      isUnsent: !hasMailServer && (await countArrived(db, 0)) > 0,
      fault: isStill ? await findFaultOfWaiting(db) : null,
      waiting: isStill ? count : 0,
      since: isStill && since !== null ? new Date(since).toISOString() : null,
    }
  }
