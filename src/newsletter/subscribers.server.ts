import { currentSnapshot, languageToStore, publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { consentOf } from '#src/content/words/shown-consent.ts'
import type { NewsletterRequest } from '#src/contracts/contact/contact-forms.ts'
import { isHeld } from '#src/contracts/flags.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { findAgreed } from '#src/core/consent/consents.server.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { insertMail } from '#src/core/database/outbox-rows.ts'
import type { PageRequest } from '#src/core/database/results.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import { readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import type { Job } from '#src/core/job.server.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import {
  type ConfirmationLimit,
  flagSubscription,
  limitConfirmation,
  type RequestSender,
  type SpamContext,
  writeFlags,
} from '#src/core/spam/spam.ts'
import { type HealthContext, storeRequest } from '#src/core/storage/health.ts'
import { readEach, splitRead, type UnreadableRow } from '#src/core/stored-rows.server.ts'
import { countLostSubscriber } from '#src/desk/numbers/day-counts.server.ts'
import { queueSubscriberEvent } from '#src/desk/webhooks/webhook-events.server.ts'
import { logAccess, logItemsRead, type ReadingContext } from '#src/staff/audit/readings.server.ts'
import { mailIssueNotice } from './issue-mails.server.ts'
import type { SubscriberPage, SubscriberRecord } from './newsletter.ts'
import {
  addressKeyStart,
  readConfirmToken,
  readUnsubscribeToken,
} from './newsletter-links.server.ts'
import { newsletterConfirmation, newsletterWelcome } from './subscriber-mails.server.ts'
import {
  askFiledSubscribers,
  askForConfirmation,
  confirmSubscriber,
  countSubscribers,
  countSuppressionsSince,
  deleteSubscriber,
  deleteSuppression,
  findSubscriber,
  findSubscriberByEmail,
  findSuppression,
  insertSuppression,
  listByAddressKey,
  listSubscribers,
  storeSubscriber,
  suppressionKey,
  toSubscriberRecord,
} from './subscriber-rows.server.ts'

const leavingReported = 'newsletter-endings-told'

/** Mails owners when unusually many addresses leave, once a day at most. */
async function reportLeaving(tx: Queryable, now: number) {
  const { least, share, windowMs, tellEveryMs } = serverLimits.newsletter.endings
  const left = await countSuppressionsSince(tx, now - windowMs)
  const { total } = await countSubscribers(tx)
  if (left < Math.max(least, share * (total + left))) return
  if (now - Number((await readSetting(tx, leavingReported)) ?? 0) < tellEveryMs) return
  await writeSetting(tx, leavingReported, String(now))
  const heading = `${left} addresses have left the newsletter within an hour.`
  const facts: [string, string][] = [
    ['Subscribers now', String(total)],
    [
      'What it may be',
      'An issue that people did not want, or somebody who uses the links of an exported list.',
    ],
  ]
  await mailIssueNotice(tx, { heading, facts }, now)
}

type NewSubscriber = {
  email: string
  source: SubscriberRecord['source']
  flags: string[]
  /** `delay`: the confirmation mail waits for the pace of limits.newsletter.confirmations. */
  verdict: Exclude<ConfirmationLimit, 'refuse'>
  consent: { version: string; text: string }
  /** When the visitor pressed, in milliseconds; earlier than now if a browser kept the request. */
  writtenAt: number
  /** In which the person reads the site; null for the default language. */
  language: string | null
}

/**
 * Stores an address and queues a mail to confirm it (decision 0033), unless the address is known or
 * the request is held back. A request that was written before the address was unsubscribed changes
 * nothing.
 */
export async function askSubscriber(
  db: Queryable,
  { email, source, flags, verdict, consent, writtenAt, language }: NewSubscriber,
  now: number,
): Promise<void> {
  const personKey = await suppressionKey(db, email)
  const left = writtenAt < now ? await findSuppression(db, personKey) : undefined
  if (left && left.left_at > writtenAt) return
  const id = await storeSubscriber(db, {
    email,
    source,
    subscribed_at: now,
    consent_version: consent.version,
    consent_text: consent.text,
    language,
    // Reasons that mark a request without holding it back are not stored. They only delay its mail.
    flags: isHeld(flags) ? writeFlags(flags) : '',
  })
  if (isHeld(flags) || verdict === 'omit') return
  const dueAt = flags.length > 0 ? now + serverLimits.newsletter.markedWaitMs : now
  const { mailIntervalMs: intervalMs, suppressedMailIntervalMs: suppressedIntervalMs } =
    serverLimits.newsletter
  await askForConfirmation(db, newsletterConfirmation, {
    id,
    suppressionKey: personKey,
    now,
    dueAt,
    isPaced: verdict === 'delay',
    intervalMs,
    suppressedIntervalMs,
  })
}

export type Confirmation = 'confirmed' | 'ended' | 'damaged'

export type SubscriberContext = Context &
  SpamContext &
  HealthContext & {
    company: () => string
  }

/** Stores what may be repeated. */
const store = <T>(context: SubscriberContext, run: (tx: Queryable) => Promise<T>): Promise<T> =>
  storeRequest(context, () => retryWhenAway(() => context.database.write(run)))

/**
 * Stores an address and asks to confirm it. The result hides known addresses. `limit`: too many mails;
 * `consent-unknown`: the words of consent that were sent were never published.
 */
export async function subscribe(
  context: SubscriberContext,
  request: NewsletterRequest,
  sender: RequestSender,
  now = Date.now(),
): Promise<'stored' | 'limit' | 'consent-unknown'> {
  const published = consentOf(publicSnapshot(currentSnapshot().prefix))
  const consent = await retryWhenAway(() =>
    findAgreed(context.database.db, request.consentVersion, published),
  )
  if (!consent) return 'consent-unknown'
  const { version, newsletter } = consent
  return store(context, async (tx) => {
    const flags = await flagSubscription(context, tx, { request, sender, now })
    const verdict = isHeld(flags)
      ? 'send'
      : await limitConfirmation(context, tx, { email: request.email, sender, now })
    if (verdict === 'refuse') return 'limit'
    await askSubscriber(
      tx,
      {
        email: request.email,
        source: 'newsletter',
        flags,
        verdict,
        consent: { version, text: newsletter },
        writtenAt: now - request.waitedSeconds * 1000,
        language: languageToStore(),
      },
      now,
    )
    return 'stored'
  })
}

/**
 * Ends a subscription: deletes the subscriber, stores a keyed hash of the address, and queues the
 * event for webhooks.
 * @returns whether there was a subscriber
 */
export async function endSubscription(
  writing: Pick<Database, 'db' | 'engine'>,
  id: number,
  now: number,
): Promise<boolean> {
  const left = await deleteSubscriber(writing.db, id)
  if (!left) return false
  await countLostSubscriber(writing.db, left, now)
  const personKey = await suppressionKey(writing.db, left.email)
  await insertSuppression(writing.db, personKey, now)
  if (left.confirmed_at !== null)
    await queueSubscriberEvent(writing, 'subscriber.left', { id, personKey }, now)
  return true
}

/** Finds the subscriber to whose address a link belongs. */
async function findByKey(context: SubscriberContext, tx: Queryable, keyStart: string) {
  const found = await listByAddressKey(tx, keyStart)
  return (
    found.find(({ address_key }) => address_key === keyStart) ??
    found.find(({ email }) => addressKeyStart(context, email) === keyStart)
  )
}

async function endAndReport(
  { database }: SubscriberContext,
  tx: Queryable,
  id: number,
  now: number,
): Promise<boolean> {
  const hasEnded = await endSubscription({ db: tx, engine: database.engine }, id, now)
  if (hasEnded) await reportLeaving(tx, now)
  return hasEnded
}

/**
 * Ends the subscription that the address of a link has now: deletes the subscriber and stores a
 * keyed hash. May be repeated. `address`: the link is an older one without that hash, and its
 * subscription is gone, so that the address has to be asked for.
 */
export async function unsubscribe(
  context: SubscriberContext,
  token: string,
  now = Date.now(),
): Promise<'done' | 'address' | 'damaged'> {
  const link = readUnsubscribeToken(context, token)
  if (link === null) return 'damaged'
  const { id, keyStart } = link
  // The link of a preview or a test is nobody's, and must not read all addresses.
  if (id === 0) return 'done'
  return store(context, async (tx) => {
    if (keyStart === undefined)
      return (await endAndReport(context, tx, id, now)) ? 'done' : 'address'
    const found = await findByKey(context, tx, keyStart)
    if (found) await endAndReport(context, tx, found.id, now)
    return 'done'
  })
}

/** Ends the subscription of an address that the holder of an older link has typed. */
export async function unsubscribeAddress(
  context: SubscriberContext,
  email: string,
  now = Date.now(),
): Promise<void> {
  await store(context, async (tx) => {
    const found = await findSubscriberByEmail(tx, email)
    if (found) await endAndReport(context, tx, found.id, now)
  })
}

/**
 * Confirms a subscriber and queues one welcome mail. A repeated confirmation changes nothing.
 */
export async function confirmByToken(
  context: SubscriberContext,
  token: string,
  now = Date.now(),
): Promise<Confirmation> {
  const read = readConfirmToken(context, token, now)
  if (read === null) return 'damaged'
  if (read === 'ended') return 'ended'
  const { subscriberId } = read
  const isThere = await store(context, async (tx) => {
    const confirmed = await confirmSubscriber(tx, subscriberId, now)
    if (!confirmed) return (await findSubscriber(tx, subscriberId)) !== undefined
    // The person who presses the button has access to the mailbox, so an address that was
    // unsubscribed may return.
    const personKey = await suppressionKey(tx, confirmed.email)
    await deleteSuppression(tx, personKey)
    await queueSubscriberEvent(
      { db: tx, engine: context.database.engine },
      'subscriber.confirmed',
      { ...confirmed, personKey },
      now,
    )
    await insertMail(tx, newsletterWelcome, { subscriber_id: subscriberId }, now)
    return true
  })
  return isThere ? 'confirmed' : 'ended'
}

/** Counts confirmed addresses for staff. */
export async function countConfirmed({ database }: Context, staff: SignedIn): Promise<number> {
  requirePermission(staff, 'subscribers.read')
  return (await countSubscribers(database.db)).total
}

export async function readSubscriberPage(
  { database }: Context,
  {
    after,
    limit = staffLimits.page.usual,
    isConfirmed,
  }: PageRequest & { isConfirmed?: boolean } = {},
): Promise<SubscriberPage> {
  const [rows, counts] = await Promise.all([
    listSubscribers(database.db, { after, limit: limit + 1, isConfirmed }),
    countSubscribers(database.db),
  ])
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return {
    ...splitRead(await readEach('subscriber', shown, toSubscriberRecord)),
    next,
    ...counts,
  }
}

export async function* allSubscribers({
  database,
}: Context): AsyncGenerator<(SubscriberRecord | UnreadableRow)[]> {
  for (let after: number | undefined; ; ) {
    const rows = await listSubscribers(database.db, { after, limit: staffLimits.page.max })
    if (rows.length > 0) yield await readEach('subscriber', rows, toSubscriberRecord)
    if (rows.length < staffLimits.page.max) return
    after = rows.at(-1)?.id
  }
}

/**
 * Reads a page of subscribers for staff, and logs it.
 * @param query `isConfirmed: false` gives addresses that are not confirmed too.
 */
export async function viewSubscriberPage(
  context: ReadingContext,
  staff: SignedIn,
  query: PageRequest & { isConfirmed?: boolean },
): Promise<SubscriberPage> {
  requirePermission(staff, 'subscribers.read')
  const page = await readSubscriberPage(context, query)
  await logItemsRead(context, staff, 'subscribers.read', page)
  return page
}

/** @param hasLinks whether the file gets links that unsubscribe its addresses */
export async function exportSubscribers(
  context: Context,
  staff: SignedIn,
  hasLinks: boolean,
): Promise<AsyncGenerator<(SubscriberRecord | UnreadableRow)[]>> {
  requirePermission(staff, 'subscribers.export')
  const { total: rows } = await countSubscribers(context.database.db)
  await logAccess(context, staff, {
    action: 'subscribers.exported',
    detail: { rows, ...(hasLinks && { links: true }) },
  })
  return allSubscribers(context)
}

/** `isSending`: queued mails are sent. */
export type AskingContext = Context & { hasMailServer: boolean; isSending: boolean }

/** Asks addresses that subscribed while no mails could go out. */
export const askFiled = {
  name: 'ask-filed',
  when: 'hourly',
  run: async ({ database, hasMailServer, isSending }, { now }) => {
    if (hasMailServer && isSending)
      await database.write((tx) => askFiledSubscribers(tx, newsletterConfirmation, now))
  },
} satisfies Job<AskingContext>
