import { setTimeout as sleep } from 'node:timers/promises'
import { serverLimits } from '#src/contracts/server-limits.ts'
import type { Queryable } from '../database/connect.ts'
import {
  claimMails,
  deleteMail,
  markFailed,
  markRetry,
  markSent,
  type OutboxRow,
} from '../database/outbox.ts'
import { listWebhooks } from '../database/webhooks.ts'
import { mailConnections, sendTimeout } from '../mail/transport.ts'
import { errorWord } from '../webhooks/post-event.ts'
import { newsletterConfirmation } from './mails/newsletter-confirmation.ts'
import { newsletterIssue } from './mails/newsletter-issue.ts'
import { advanceIssues } from './newsletter/advance-issues.ts'
import { createOutboxKinds, type Delivery, type LineKind, type Senders } from './outbox-kinds.ts'

/** Milliseconds between polls; a submission triggers a poll at once. */
const pollInterval = 30_000
/**
 * Milliseconds for which a mail is claimed, longer than it takes to send the mail and store the
 * result.
 */
const lease = 2 * sendTimeout
/** Milliseconds for which a stop waits for mails that are being sent. */
const stopTimeout = 5000
/** Milliseconds between attempts to store a result while the database is away. */
const noteInterval = 100
/**
 * Maximum milliseconds between attempts, so that a mail server that works again is noticed soon.
 */
const maxDelay = 1_800_000
/** Returns the milliseconds to the next attempt: half a minute, doubled each time. */
export const retryAfter = (attempts: number) => Math.min(maxDelay, 15_000 * 2 ** attempts)
/** Maximum attempts, which take about three days. */
const maxAttempts = 150
const hour = 3_600_000
const { onSite, windowMs } = serverLimits.newsletter.confirmations

type Dependencies = Senders & {
  /** False in a restored copy that is looked at: all stays queued. */
  isSending: boolean
  log: (entry: {
    event: string
    mail: number
    kind: string
    attempts: number
    request: string | null
    error?: string
  }) => void
}

/**
 * Sends queued mails and events. Mails that cannot be sent stay queued; submissions never wait for
 * mail.
 */
export function createOutbox({ log, isSending, ...senders }: Dependencies) {
  const { database } = senders
  const kinds = createOutboxKinds(senders)
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  /** True once results can no longer be stored, because the database is about to close. */
  let hasStopped = false
  /**
   * Opens a line for mails (several at once), for the newsletter, or for the events of one webhook,
   * so that a receiver that hangs delays no other line.
   */
  const openLine = (of: LineKind, most: number, webhook: number | null = null) => ({
    ...{ of, most, webhook },
    kinds: kinds.flatMap(({ line, kind }) => (line === of ? [kind] : [])),
    pace:
      of === 'newsletter'
        ? { kind: newsletterIssue.kind, most: senders.newsletterPerHour, windowMs: hour }
        : { kind: newsletterConfirmation.kind, most: onSite, windowMs },
    isWoken: false,
    working: new Set<Promise<void>>(),
  })
  type Line = ReturnType<typeof openLine>
  const lines = new Map<string | number, Line>([
    ['mail', openLine('mail', mailConnections)],
    ['newsletter', openLine('newsletter', 1)],
  ])
  async function openLines() {
    for (const { id } of await listWebhooks(database.db))
      if (!lines.has(id)) lines.set(id, openLine('webhook', 1, id))
  }

  /** Messages of the database without a code hold no values, such as that it has been closed. */
  const reasonOf = (error: unknown) =>
    error instanceof Error && !('code' in error) ? error.message : errorWord(error)
  const logError = (error: unknown) =>
    log({
      event: 'outbox.error',
      mail: 0,
      kind: '',
      attempts: 0,
      request: null,
      error: reasonOf(error),
    })

  /**
   * Stores a result ahead of the writes of requests, and never gives up, because the mail would be
   * sent again (decision 0080).
   */
  async function note(work: (tx: Queryable) => Promise<unknown>): Promise<void> {
    for (let attempts = 1; ; attempts++) {
      try {
        await database.writeUrgent(work)
        return
      } catch (error) {
        if (attempts === 1) logError(error)
        if (hasStopped) return
        await sleep(noteInterval)
      }
    }
  }

  /** @returns whether the row is to be sent again later */
  async function deliver(row: OutboxRow, clock: () => number): Promise<boolean> {
    const kind = kinds.find((one) => one.kind === row.kind)
    // If the process was suspended since the claim, another process may be sending the mail.
    if (!kind || clock() > row.leased_until - sendTimeout) return false
    const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, request: row.request_id }
    let delivery: Delivery | undefined
    try {
      delivery = await kind.find(row)
      await delivery?.send()
    } catch (error) {
      const text = errorWord(error)
      const now = clock()
      const givesUp = kind.isFinal(error) || row.attempts >= maxAttempts
      await note(async (tx) => {
        if (givesUp) await kind.noted?.(tx, row, { delivery, now, error: text })
        await (givesUp
          ? markFailed(tx, row.id, { now, error: text })
          : markRetry(tx, row.id, { dueAt: now + retryAfter(row.attempts), error: text }))
      })
      log({ event: `${kind.noun}.${givesUp ? 'failed' : 'delayed'}`, ...facts, error: text })
      return !givesUp
    }
    await note(async (tx) => {
      const now = clock()
      const isFiled = delivery?.isFiled ?? false
      await (delivery ? markSent(tx, row.id, { now, isFiled }) : deleteMail(tx, row.id))
      await kind.noted?.(tx, row, { delivery, now })
    })
    log({ event: `${kind.noun}.${delivery ? 'sent' : 'dropped'}`, ...facts })
    return false
  }

  /**
   * Sends mails one by one until none is due. The clock is read at each claim, because a backlog
   * may take hours. The newsletter rests after a mail that was not taken, because the mail server
   * may have enough of it for now.
   */
  async function drain(clock: () => number, { of, ...line }: Line): Promise<number> {
    const isNewsletter = of === 'newsletter'
    let taken = 0
    while (!isStopping && isSending) {
      const [row] = await database.write((tx) =>
        claimMails(tx, {
          webhook: line.webhook,
          engine: database.engine,
          kinds: line.kinds,
          pace: line.pace,
          limit: 1,
          leaseMs: lease,
          longestDelayMs: maxDelay,
          now: clock(),
        }),
      )
      if (row) {
        taken++
        if ((await deliver(row, clock)) && isNewsletter) break
      } else if (!isNewsletter || (await advanceIssues(database, clock())) === 0) break
    }
    return taken
  }

  /**
   * Sends all due mails, several at once.
   * @param clock milliseconds
   * @returns the number of claimed mails
   */
  async function sendDue(clock = Date.now): Promise<number> {
    await openLines()
    const senders = [...lines.values()].flatMap((line) =>
      Array.from({ length: line.most }, () => drain(clock, line)),
    )
    const taken = await Promise.all(senders)
    return taken.reduce((sum, one) => sum + one)
  }

  async function work(line: Line) {
    do {
      line.isWoken = false
      // While the database is away, mails stay queued for the next poll.
      await drain(Date.now, line).catch(logError)
    } while (line.isWoken && !isStopping)
  }

  function poll() {
    void openLines().catch(logError).then(startWork)
  }

  function startWork() {
    for (const line of lines.values())
      while (line.working.size < line.most && !isStopping) {
        const one = work(line)
        line.working.add(one)
        void one.then(() => line.working.delete(one))
      }
  }

  return {
    sendDue,
    start() {
      timer = setInterval(poll, pollInterval)
      poll()
    },
    notify() {
      for (const line of lines.values()) line.isWoken = true
      if (timer) startWork()
    },
    /**
     * Stops once results of mails being sent are stored. A slower mail is sent again after its
     * lease, with the same Message-ID.
     */
    async stop() {
      isStopping = true
      clearInterval(timer)
      await Promise.race([
        Promise.all([...lines.values()].flatMap(({ working }) => [...working])),
        sleep(stopTimeout, undefined, { ref: false }),
      ])
      hasStopped = true
    },
  }
}
