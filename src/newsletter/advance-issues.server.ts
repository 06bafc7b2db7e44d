import type { Context } from '#src/core/context.server.ts'
import { whyHeld } from './issue-letter.server.ts'
import { mailIssueNotice, newsletterIssue } from './issue-mails.server.ts'
import {
  addRecipients,
  changeIssue,
  countRecipients,
  endSentIssues,
  listOpenIssues,
  listSetAside,
  queueRecipients,
  stopIssue,
} from './issue-rows.server.ts'

const reasons = {
  hidden: 'Visitors cannot read the article now. Publish it, then send on what waits.',
  changed: 'The article was changed. Look at the mail as it reads now, then send on what waits.',
}

/**
 * Stops issues whose article was hidden, scheduled for later or corrected since an owner sent them,
 * and mails the owners.
 */
export async function holdChangedIssues(
  { database }: Pick<Context, 'database'>,
  origin: string,
  now: number,
): Promise<void> {
  for (const issue of await listOpenIssues(database.db, now)) {
    const held = whyHeld(issue, origin)
    if (!held) continue
    await database.write(async (tx) => {
      if (!(await stopIssue(tx, issue.id))) return
      const facts: [string, string][] = [
        ['Issue', issue.subject],
        ['Why', reasons[held]],
      ]
      const heading = 'An issue of the newsletter waits for you.'
      await mailIssueNotice(tx, { heading, facts }, now)
    })
  }
}

/**
 * Begins issues that are due, queues the next mails, and ends issues without waiting recipients. Several
 * processes may do so at once.
 * @returns the number of queued mails
 */
export async function advanceIssues(
  { database }: Pick<Context, 'database'>,
  now: number,
): Promise<number> {
  const open = await listOpenIssues(database.db, now)
  if (open.length === 0) return 0
  return database.write(async (tx) => {
    for (const { id } of open)
      if (await changeIssue(tx, id, ['scheduled'], { state: 'sending' }))
        await addRecipients(tx, id)
    const queued = await queueRecipients(tx, newsletterIssue, now)
    for (const { id, subject } of await endSentIssues(tx)) {
      const counts = (await countRecipients(tx)).filter(({ issue_id }) => issue_id === id)
      const sum = (of: (count: (typeof counts)[number]) => number) =>
        String(counts.reduce((all, count) => all + of(count), 0))
      const facts: [string, string][] = [
        ['Issue', subject],
        ['Sent', sum(({ sent }) => sent)],
        ['Refused', sum(({ refused, count }) => (refused === null ? 0 : count))],
        ['Addresses set aside', String((await listSetAside(tx)).length)],
      ]
      const heading = 'An issue of the newsletter was sent.'
      await mailIssueNotice(tx, { heading, facts }, now)
    }
    return queued
  })
}
