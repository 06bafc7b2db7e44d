import { setTimeout as sleep } from 'node:timers/promises'
import { serverLimits } from '#src/contracts/server-limits.ts'
import { errorWord } from '#src/desk/webhooks/post-event.server.ts'
import { advanceIssues } from '#src/newsletter/advance-issues.server.ts'
import { newsletterIssue } from '#src/newsletter/issue-mails.server.ts'
import { newsletterConfirmation } from '#src/newsletter/subscriber-mails.server.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import {
  claimMails,
  deleteMail,
  markFailed,
  markHandedOver,
  markRetry,
  markSent,
  type OutboxRow,
} from '#src/server/database/outbox.ts'
import {
  createRefusalRow,
  MailFault,
  outcomeOf,
  unknownAnswer,
} from '#src/server/mail/mail-fault.ts'
import { answerTimeout, mailConnections, sendTimeout } from '#src/server/mail/transport.ts'
import { mailsByKind } from './mails.ts'
import { createOutboxKinds, type Delivery, type LineKind, type Senders } from './outbox-kinds.ts'

/** Milliseconds between polls; a submission triggers a poll at once. */
const pollInterval = 30_000
/** Milliseconds for which a mail is claimed, longer than it takes to hand it over. */
const lease = 2 * sendTimeout
/** Milliseconds for which a mail stays claimed once it is handed over. */
const answerLease = answerTimeout + sendTimeout
/** Milliseconds for which a stop waits for mails that are being sent. */
const stopTimeout = 5000
/** Milliseconds between attempts to store a result while the database is away. */
const noteInterval = 100
/** Milliseconds after which a mail that waits for its answer lets the next one go. */
const slowAnswer = 10_000
/** Mails of a line that may wait for their answers beside those that are being sent. */
const mostSlow = 4
const hour = 3_600_000
/**
 * Maximum milliseconds between attempts, so that a mail server that works again is noticed soon.
 */
const maxDelay = 1_800_000
/** Returns the milliseconds to the next attempt: half a minute, doubled each time. */
export const retryAfter = (attempts: number) => Math.min(maxDelay, 15_000 * 2 ** attempts)
/** Maximum attempts, which take about three days. */
const maxAttempts = 150
/**
 * Milliseconds between attempts at an address of the newsletter, whose mailbox may be full for
 * weeks. There is one attempt more.
 */
const newsletterDelays = [hour / 4, hour, 4 * hour, 12 * hour]
const { onSite, windowMs } = serverLimits.newsletter.confirmations

type Dependencies = Senders & {
  /** False in a restored copy that is looked at: all stays queued. */
  isSending: boolean
  slowAfter?: number
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
export function createOutbox({ log, isSending, slowAfter = slowAnswer, ...senders }: Dependencies) {
  const { database } = senders
  const kinds = createOutboxKinds(senders)
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  /** True once results can no longer be stored, because the database is about to close. */
  let hasStopped = false
  /**
   * Opens a line for mails (several at once), for accounts, for the newsletter, or for the events
   * of one webhook, so that a receiver that hangs delays no other line.
   */
  const openLine = (of: LineKind, most: number, webhook: number | null = null) => ({
    ...{ of, most, webhook },
    kinds: kinds.flatMap(({ line, kind }) => (line === of ? [kind] : [])),
    pace:
      of === 'newsletter'
        ? { kind: newsletterIssue.kind, most: senders.newsletterPerHour, windowMs: hour }
        : { kind: newsletterConfirmation.kind, most: onSite, windowMs },
    longestDelay: of === 'newsletter' ? Math.max(...newsletterDelays) : hour,
    isWoken: false,
    working: new Set<Promise<void>>(),
    /** Mails that have waited long for their answer. */
    slow: new Set<Promise<void>>(),
    refusals: createRefusalRow(),
    /** Until when the line rests, and how often it has in a row. */
    rest: { until: 0, times: 0 },
  })
  type Line = ReturnType<typeof openLine>
  const lines = new Map<string | number, Line>([
    ['mail', openLine('mail', mailConnections)],
    ['account', openLine('account', 1)],
    ['newsletter', openLine('newsletter', 1)],
  ])
  async function openLines() {
    for (const { id } of await database.db
      .selectFrom('webhook')
      .select('id')
      .orderBy('id')
      .execute())
      if (!lines.has(id)) lines.set(id, openLine('webhook', 1, id))
  }
  /** A rest that ends later than possible was set by a clock that was ahead. */
  const isResting = ({ rest }: Line, now: number) =>
    rest.until > now && rest.until <= now + maxDelay
  function beginRest({ rest }: Line, now: number): number {
    // Several mails of a line may meet the same fault at once.
    if (rest.until <= now || rest.until > now + maxDelay)
      rest.until = now + retryAfter(++rest.times)
    return rest.until
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

  /** Sends a mail and stores what becomes of it. */
  async function deliver(row: OutboxRow, clock: () => number, line: Line, handedOver: () => void) {
    const kind = kinds.find((one) => one.kind === row.kind)
    // If the process was suspended since the claim, another process may be sending the mail.
    if (!kind || clock() > row.leased_until - sendTimeout) return
    const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, request: row.request_id }
    let delivery: Delivery | undefined
    async function handOver() {
      const leases = { now: clock(), leaseMs: answerLease }
      if (!(await database.writeUrgent((tx) => markHandedOver(tx, row, leases))))
        throw new Error('lease ended')
      handedOver()
    }
    try {
      // A process has ended while it waited for the answer.
      if (row.handed_at !== null) throw new MailFault(null, '', unknownAnswer, '')
      delivery = await kind.find(row)
      await delivery?.send(handOver)
    } catch (error) {
      const text = errorWord(error)
      const next = decide(error, row, line, clock())
      const { isOfAddress = false } = next
      await note(async (tx) => {
        const now = clock()
        if (!next.retry) await kind.noted?.(tx, row, { delivery, now, error: text, isOfAddress })
        await (next.retry
          ? markRetry(tx, row.id, { ...next.retry, error: text })
          : markFailed(tx, row.id, { now, error: text }))
      })
      log({ event: `${kind.noun}.${next.retry ? 'delayed' : 'failed'}`, ...facts, error: text })
      return
    }
    line.refusals.end()
    line.rest = { until: 0, times: 0 }
    await note(async (tx) => {
      const now = clock()
      const isFiled = delivery?.isFiled ?? false
      await (delivery ? markSent(tx, row.id, { now, isFiled }) : deleteMail(tx, row.id))
      await kind.noted?.(tx, row, { delivery, now })
    })
    log({ event: `${kind.noun}.${delivery ? 'sent' : 'dropped'}`, ...facts })
  }

  /** Decides whether a mail that was not taken is given up, or when it is tried again. */
  function decide(
    error: unknown,
    { kind, attempts, unknown_answers: unknownAnswers }: OutboxRow,
    line: Line,
    now: number,
  ) {
    const isBulk = line.of === 'newsletter'
    const { isSentOnce, isToCompany } = mailsByKind.get(kind) ?? {}
    const outcome = outcomeOf(error, isBulk)
    const isServers = outcome === 'pause' || line.refusals.isServers(error, outcome)
    const retry = { dueAt: now, attempts, unknownAnswers }
    if (isServers)
      return { retry: { ...retry, dueAt: beginRest(line, now), attempts: attempts - 1 } }
    if (outcome === 'unknown')
      return isSentOnce || unknownAnswers > 0
        ? {}
        : { retry: { ...retry, dueAt: now + hour, unknownAnswers: unknownAnswers + 1 } }
    if (outcome === 'address' && !isToCompany) return { isOfAddress: true }
    if (outcome === 'mail' && !isToCompany) return {}
    const delay = isBulk
      ? newsletterDelays[attempts - 1]
      : attempts < maxAttempts
        ? retryAfter(attempts)
        : undefined
    return delay === undefined ? {} : { retry: { ...retry, dueAt: now + delay } }
  }

  /** Delivers a mail. Waits no longer if the answer to it is slow. */
  async function deliverOrPass(row: OutboxRow, clock: () => number, line: Line) {
    const handedOver = Promise.withResolvers<void>()
    let isDone = false
    const delivery = deliver(row, clock, line, handedOver.resolve).finally(() => {
      isDone = true
    })
    const isSlow = handedOver.promise.then(() => sleep(slowAfter, undefined, { ref: false }))
    await Promise.race([delivery, isSlow])
    if (isDone) return
    const slow = delivery.catch(logError).then(() => void line.slow.delete(slow))
    line.slow.add(slow)
  }

  /**
   * Sends mails one by one until none is due or the line rests. The clock is read at each claim,
   * because a backlog may take hours.
   */
  async function drain(clock: () => number, line: Line): Promise<number> {
    let taken = 0
    while (!isStopping && isSending && !isResting(line, clock())) {
      if (line.slow.size >= mostSlow) {
        await Promise.race(line.slow)
        continue
      }
      const [row] = await database.write((tx) =>
        claimMails(tx, {
          webhook: line.webhook,
          engine: database.engine,
          kinds: line.kinds,
          pace: line.pace,
          limit: 1,
          leaseMs: lease,
          longestLeaseMs: answerLease,
          longestDelayMs: line.longestDelay,
          now: clock(),
        }),
      )
      if (row) {
        taken++
        await deliverOrPass(row, clock, line)
      } else if (line.of !== 'newsletter' || (await advanceIssues(database, clock())) === 0) break
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
    await Promise.all([...lines.values()].flatMap(({ slow }) => [...slow]))
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
        Promise.all([...lines.values()].flatMap(({ working, slow }) => [...working, ...slow])),
        sleep(stopTimeout, undefined, { ref: false }),
      ])
      hasStopped = true
    },
  }
}
