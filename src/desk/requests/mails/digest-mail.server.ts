import { flagReasons, isHeld } from '#src/contracts/flags.ts'
import { retention } from '#src/contracts/retention.ts'
import { unreadableWords } from '#src/contracts/staff/stored-rows.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { requestDigest } from '#src/core/database/outbox-rows.ts'
import type {
  EmailFact,
  EmailPart,
  Letter,
  MailContext,
  MailKind,
} from '#src/core/mail-kind.server.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { digestInterval, readFlags } from '#src/core/spam/spam.ts'
import { isUnreadable, readEach } from '#src/core/stored-rows.server.ts'
import { listAwaitingDigest, markDigested } from '../request-rows.server.ts'

type Told = { id: number; reference: string; flags: string[] }[]

function listed(requests: Told): EmailPart[] {
  const flagged = requests.flatMap(({ flags }) => flags)
  const byFlag = [...Map.groupBy(flagged, String)].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  const reasons = byFlag.map(
    ([flag, all]): EmailFact => [`${all.length} of them`, flagReasons([flag])],
  )
  const named = requests.slice(0, serverLimits.digest.named)
  return [
    ...(requests.length > 1 ? [{ facts: reasons }] : []),
    { facts: named.map(({ reference, flags }): EmailFact => [reference, flagReasons(flags)]) },
    ...(requests.length > named.length
      ? [{ text: `And ${requests.length - named.length} more.` }]
      : []),
  ]
}

const aboutNew = (count: number) =>
  count === 1 ? 'One new contact request' : `${count} new contact requests`
const aboutHeld = (count: number) =>
  count === 1 ? 'One contact request looks unusual' : `${count} contact requests look unusual`
const aboutFlagged = (count: number) =>
  count === 1
    ? 'It is stored, and marked as flagged. It may be a real request'
    : 'They are stored, and marked as flagged. One of them may be a real request'

export function writeDigest(
  { id, requests }: { id: number; requests: Told },
  { to, origin }: MailContext,
): Letter {
  const held = requests.filter(({ flags }) => isHeld(flags))
  const leads = requests.filter(({ flags }) => !isHeld(flags))
  const heading = leads.length > 0 ? aboutNew(leads.length) : aboutHeld(held.length)
  const dashboard = `${origin}/admin/dashboard?state=`
  return {
    // The id contains the last request's, because a digest that is sent again may list more
    // requests.
    id: `${id}-${requests.at(-1)?.id ?? 0}`,
    to,
    subject: leads.length > 0 ? heading : `[check] ${heading}`,
    heading: `${heading}.`,
    parts: [
      ...(leads.length > 0
        ? [
            {
              text: 'Many came in a short time, so one mail tells of them together, and the people got no receipt. Thousands share a mobile network, so please answer as always.',
            },
            { label: 'New requests', link: `${dashboard}new` },
            ...listed(leads),
          ]
        : []),
      ...(held.length > 0
        ? [
            {
              text: `${leads.length > 0 ? `${aboutHeld(held.length)}. ` : ''}${aboutFlagged(held.length)}, so please look. What stays flagged is deleted after ${retention.flaggedDays} days.`,
            },
            { label: 'Flagged requests', link: `${dashboard}flagged` },
            ...listed(held),
          ]
        : []),
    ],
  }
}

const awaiting = async (db: Queryable): Promise<Told> =>
  (
    await readEach('contact', await listAwaitingDigest(db, serverLimits.digest.listed), (row) => ({
      ...row,
      flags: readFlags(row.flags),
    }))
  ).map((one) =>
    isUnreadable(one)
      ? { id: one.id, reference: unreadableWords(one.unreadable, one.id), flags: [] }
      : one,
  )

/**
 * Digest for the company: requests flagged since the last digest, by reference and reason, new ones
 * first.
 */
export const flaggedDigest = {
  kind: 'contact-digest',
  priority: 1,
  isToCompany: true,
  async find(db, { id }) {
    const requests = await awaiting(db)
    if (requests.length === 0) return undefined
    return {
      write: (context) => writeDigest({ id, requests }, context),
      listed: requests.map((one) => one.id),
    }
  },
  async noted(tx, _row, { draft, error, now }) {
    if (error !== undefined) return
    await markDigested(tx, [...(draft?.listed ?? [])])
    const waiting = (await awaiting(tx)).map(({ flags }) => flags)
    if (waiting.length > 0)
      await requestDigest(tx, flaggedDigest, { intervalMs: digestInterval(waiting), now })
  },
} as const satisfies MailKind
