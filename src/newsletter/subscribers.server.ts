import { consentTexts } from '#src/contracts/contact/consent.ts'
import type { NewsletterRequest } from '#src/contracts/contact/forms.ts'
import type { SubscriberPage, SubscriberRecord } from '#src/contracts/contact/records.ts'
import { isHeld } from '#src/contracts/flags.ts'
import { serverLimits } from '#src/contracts/server-limits.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { countLostSubscriber } from '#src/desk/numbers/day-counts.server.ts'
import { queueSubscriberEvent } from '#src/desk/webhooks/webhook-events.server.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { insertMail } from '#src/server/database/outbox.ts'
import type { PageRequest } from '#src/server/database/results.ts'
import { retryWhenAway } from '#src/server/database/retry.ts'
import { readSetting, writeSetting } from '#src/server/database/settings.ts'
import {
  askForConfirmation,
  confirmSubscriber,
  countSubscribers,
  countSuppressionsSince,
  deleteSubscriber,
  deleteSuppression,
  findSubscriber,
  findSuppression,
  insertSuppression,
  listSubscribers,
  storeSubscriber,
} from '#src/server/database/subscribers.ts'
import { newsletterConfirmation } from '../mails/newsletter-confirmation.ts'
import { mailIssueNotice } from '../mails/newsletter-notice.ts'
import { newsletterWelcome } from '../mails/newsletter-welcome.ts'
import { toSubscriberRecord } from '../records/subscriber-record.ts'
import {
  type ConfirmationVerdict,
  type ContactSender,
  isFlood,
  type SpamCheck,
  writeFlags,
} from '../spam/spam.ts'
import type { DiskGuard } from '../storage/disk-guard.ts'
import type { Health } from '../storage/health.ts'
import type { ConfirmationToken, NewsletterLinks } from './newsletter-links.ts'
import { suppressionKey } from './suppression.ts'

const endingsTold = 'newsletter-endings-told'

/** Mails owners when unusually many addresses leave, once a day at most. */
async function reportEndings(tx: Queryable, now: number) {
  const { least, share, windowMs, tellEveryMs } = serverLimits.newsletter.endings
  const endings = await countSuppressionsSince(tx, now - windowMs)
  const { total } = await countSubscribers(tx)
  if (endings < Math.max(least, share * (total + endings))) return
  if (now - Number((await readSetting(tx, endingsTold)) ?? 0) < tellEveryMs) return
  await writeSetting(tx, endingsTold, String(now))
  const heading = `${endings} addresses have left the newsletter within an hour.`
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
  verdict: Exclude<ConfirmationVerdict, 'refuse'>
  consent: { version: string; text: string }
  /** When the visitor pressed, in milliseconds; earlier than now if a browser kept the request. */
  writtenAt: number
}

/**
 * Stores an address and queues a mail to confirm it (decision 0033), unless the address is known or
 * the request is held back. A request that was written before the address was unsubscribed changes
 * nothing.
 */
export async function askSubscriber(
  db: Queryable,
  { email, source, flags, verdict, consent, writtenAt }: NewSubscriber,
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
    // Reasons that mark a request without holding it are not stored. They only delay its mail.
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

type Dependencies = {
  database: Database
  health: Pick<Health, 'store'>
  spam: SpamCheck
  disk: DiskGuard
  company: () => string
  links: NewsletterLinks
  mailsWaiting: () => void
}

export function createSubscribers({
  database,
  health,
  spam,
  disk,
  company,
  links,
  mailsWaiting,
}: Dependencies) {
  /**
   * Stores what may be repeated. A row of a subscriber is short, so that it does not show that a
   * request would fit.
   */
  const store = <T>(run: (tx: Queryable) => Promise<T>): Promise<T> =>
    health.store(
      () => retryWhenAway(() => database.write(run)),
      () => false,
    )
  return {
    /**
     * Stores an address and asks to confirm it. The result hides known addresses. `full`: a flood
     * on a full disk. `limit`: too many mails.
     */
    async subscribe(
      request: NewsletterRequest,
      sender: ContactSender,
      now = Date.now(),
    ): Promise<'stored' | 'full' | 'limit'> {
      const { version, newsletter } = consentTexts(company(), request.consentVersion)
      const isDiskLow = await disk.isLow()
      const outcome = await store(async (tx) => {
        const flags = await spam.newsletter(tx, request, sender, now)
        if (isDiskLow && isFlood(flags)) return 'full'
        const verdict = isHeld(flags)
          ? 'send'
          : await spam.judgeConfirmation(tx, request.email, sender, now)
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
          },
          now,
        )
        return 'stored'
      })
      mailsWaiting()
      return outcome
    },

    isUnsubscribeToken: (token: string): boolean => links.readUnsubscribe(token) !== null,

    /**
     * Deletes a subscriber and stores a keyed hash of the address. May be repeated.
     * @returns whether the token is genuine
     */
    async unsubscribe(token: string, now = Date.now()): Promise<boolean> {
      const id = links.readUnsubscribe(token)
      if (id !== null)
        await store(async (tx) => {
          const left = await deleteSubscriber(tx, id)
          if (!left) return
          await countLostSubscriber(tx, left, now)
          const personKey = await suppressionKey(tx, left.email)
          await insertSuppression(tx, personKey, now)
          await reportEndings(tx, now)
          if (left.confirmed_at !== null)
            await queueSubscriberEvent(
              { db: tx, engine: database.engine },
              'subscriber.left',
              { ...left, personKey },
              now,
            )
        })
      mailsWaiting()
      return id !== null
    },

    readConfirmToken: (token: string, now = Date.now()): ConfirmationToken =>
      links.readConfirm(token, now),

    /**
     * Confirms a subscriber and queues one welcome mail. A repeated confirmation changes nothing.
     */
    async confirm(token: string, now = Date.now()): Promise<Confirmation> {
      const read = links.readConfirm(token, now)
      if (read === null) return 'damaged'
      if (read === 'ended') return 'ended'
      const { subscriberId } = read
      const isThere = await store(async (tx) => {
        const confirmed = await confirmSubscriber(tx, subscriberId, now)
        if (!confirmed) return (await findSubscriber(tx, subscriberId)) !== undefined
        // The person who presses the button has access to the mailbox, so an address that was
        // unsubscribed may return.
        const personKey = await suppressionKey(tx, confirmed.email)
        await deleteSuppression(tx, personKey)
        await queueSubscriberEvent(
          { db: tx, engine: database.engine },
          'subscriber.confirmed',
          { ...confirmed, personKey },
          now,
        )
        await insertMail(tx, newsletterWelcome, { subscriber_id: subscriberId }, now)
        return true
      })
      mailsWaiting()
      return isThere ? 'confirmed' : 'ended'
    },

    /** Returns the link that every mail to a subscriber has to contain. */
    unsubscribeLink: ({ id }: Pick<SubscriberRecord, 'id'>): string => links.unsubscribe(id),

    count: async (): Promise<number> => (await countSubscribers(database.db)).total,

    async list({
      after,
      limit = staffLimits.page.usual,
      isConfirmed,
    }: PageRequest & { isConfirmed?: boolean } = {}): Promise<SubscriberPage> {
      const [rows, counts] = await Promise.all([
        listSubscribers(database.db, { after, limit: limit + 1, isConfirmed }),
        countSubscribers(database.db),
      ])
      const items = rows.slice(0, limit).map(toSubscriberRecord)
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null, ...counts }
    },

    async *all(): AsyncGenerator<SubscriberRecord[]> {
      for (let after: number | undefined; ; ) {
        const rows = await listSubscribers(database.db, { after, limit: staffLimits.page.max })
        if (rows.length > 0) yield rows.map(toSubscriberRecord)
        if (rows.length < staffLimits.page.max) return
        after = rows.at(-1)?.id
      }
    },
  }
}

export type Subscribers = ReturnType<typeof createSubscribers>
