import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Queryable } from '../database/connect.ts'
import {
  claimMails,
  deleteMail,
  markFailed,
  markHandedOver,
  markRetry,
  markSent,
  type OutboxRow,
} from '../database/outbox-rows.ts'
import { MailFault, unknownAnswer } from '../mail/mail-fault.ts'
import { answerTimeout, sendTimeout } from '../mail/transport.ts'
import { errorWord } from './error-word.ts'
import type { Delivery, LineOptions, OutboxKind } from './outbox-kinds.ts'
import { activeKinds, decideRetry, endRest, type OutboxLine, openLine } from './outbox-lines.ts'

/** Milliseconds between polls; a submission triggers a poll immediately. */
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
/** Of so many claims one takes what has waited longest, so that no priority shuts others out. */
const fairTurn = 4

export type OutboxOptions = {
  database: Database
  kinds: readonly OutboxKind[]
  lines: readonly LineOptions[]
  /** Finds lines that come and go, such as one for each webhook. */
  findLines: () => Promise<LineOptions[]>
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
 * Opens the outbox, which sends queued mails and events once it is started. Mails that cannot be
 * sent stay queued; submissions never wait for mail.
 */
export const openOutbox = ({ slowAfter = slowAnswer, lines, ...given }: OutboxOptions) => ({
  ...given,
  slowAfter,
  lines: lines.map(openLine),
  timer: undefined as NodeJS.Timeout | undefined,
  isStopping: false,
  /** True once results can no longer be stored, because the database is about to close. */
  hasStopped: false,
})

export type Outbox = ReturnType<typeof openOutbox>

/** Opens lines that have come since the last call. */
async function openNewLines({ lines, findLines }: Outbox) {
  for (const found of await findLines())
    if (!lines.some(({ name, webhook }) => name === found.name && webhook === found.webhook))
      lines.push(openLine(found))
}

/** Messages of the database without a code contain no values, such as that it has been closed. */
const reasonOf = (error: unknown) =>
  error instanceof Error && !('code' in error) ? error.message : errorWord(error)

const logError = ({ log }: Outbox, error: unknown) =>
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
async function storeResult(
  outbox: Outbox,
  work: (tx: Queryable) => Promise<unknown>,
): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    try {
      await outbox.database.writeUrgent(work)
      return
    } catch (error) {
      if (attempts === 1) logError(outbox, error)
      if (outbox.hasStopped) return
      await sleep(noteInterval)
    }
  }
}

/** What sends the mails of a line, one after the other. */
type Worker = { outbox: Outbox; line: OutboxLine; clock: () => number }

/** Sends a mail and stores what becomes of it. */
async function deliver({ outbox, line, clock }: Worker, row: OutboxRow, onHandedOver: () => void) {
  const { database, log } = outbox
  const kind = outbox.kinds.find((one) => one.kind === row.kind)
  // If the process was suspended since the claim, another process may be sending the mail.
  if (!kind || clock() > row.leased_until - sendTimeout) return
  const facts = { mail: row.id, kind: row.kind, attempts: row.attempts, request: row.request_id }
  let delivery: Delivery | undefined
  async function handOver() {
    const leases = { now: clock(), leaseMs: answerLease }
    if (!(await database.writeUrgent((tx) => markHandedOver(tx, row, leases))))
      throw new Error('lease ended')
    onHandedOver()
  }
  try {
    // A process has ended while it waited for the answer.
    if (row.handed_at !== null) throw new MailFault(null, '', unknownAnswer, '')
    delivery = await kind.find(row)
    await delivery?.send(handOver)
  } catch (error) {
    const text = errorWord(error)
    const { retry, isOfAddress = false } = decideRetry(error, line, { row, kind, now: clock() })
    await storeResult(outbox, async (tx) => {
      const now = clock()
      if (!retry) await kind.noted?.(tx, row, { delivery, now, error: text, isOfAddress })
      await (retry
        ? markRetry(tx, row.id, { ...retry, error: text })
        : markFailed(tx, row.id, { now, error: text }))
    })
    log({ event: `${kind.noun}.${retry ? 'delayed' : 'failed'}`, ...facts, error: text })
    return
  }
  endRest(line, row.kind)
  await storeResult(outbox, async (tx) => {
    const now = clock()
    const isFiled = delivery?.isFiled ?? false
    await (delivery ? markSent(tx, row.id, { now, isFiled }) : deleteMail(tx, row.id))
    await kind.noted?.(tx, row, { delivery, now })
  })
  log({ event: `${kind.noun}.${delivery ? 'sent' : 'dropped'}`, ...facts })
}

/** Delivers a mail. Waits no longer if the answer to it is slow. */
async function deliverOrPass(worker: Worker, row: OutboxRow) {
  const { outbox, line } = worker
  const handedOver = Promise.withResolvers<void>()
  let isDone = false
  const delivery = deliver(worker, row, handedOver.resolve).finally(() => {
    isDone = true
  })
  const isSlow = handedOver.promise.then(() => sleep(outbox.slowAfter, undefined, { ref: false }))
  await Promise.race([delivery, isSlow])
  if (isDone) return
  const slow = delivery
    .catch((error: unknown) => logError(outbox, error))
    .then(() => void line.slow.delete(slow))
  line.slow.add(slow)
}

/**
 * Sends mails one by one until none is due or the line rests. The clock is read at each claim,
 * because a backlog may take hours.
 * @returns the number of claimed mails
 */
async function drain(worker: Worker): Promise<number> {
  const { outbox, line, clock } = worker
  const { database } = outbox
  const kinds = outbox.kinds.flatMap((one) => (one.line === line.name ? [one.kind] : []))
  let taken = 0
  while (!outbox.isStopping && outbox.isSending) {
    const active = activeKinds(line, kinds, clock())
    if (active.length === 0) break
    if (line.slow.size >= mostSlow) {
      await Promise.race(line.slow)
      continue
    }
    await line.prepare?.(clock())
    const [row] = await database.write((tx) =>
      claimMails(tx, {
        webhook: line.webhook ?? null,
        engine: database.engine,
        kinds: active,
        isOldestFirst: ++line.claims % fairTurn === 0,
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
      await deliverOrPass(worker, row)
    } else if (((await line.refill?.(clock())) ?? 0) === 0) break
  }
  return taken
}

/**
 * Sends all due mails, several at the same time.
 * @param clock milliseconds
 * @returns the number of claimed mails
 */
export async function sendDue(outbox: Outbox, clock = Date.now): Promise<number> {
  await openNewLines(outbox)
  const lines = [...outbox.lines]
  const taken = await Promise.all(
    lines.flatMap((line) =>
      Array.from({ length: line.most }, () => drain({ outbox, line, clock })),
    ),
  )
  await Promise.all(lines.flatMap(({ slow }) => [...slow]))
  return taken.reduce((sum, one) => sum + one)
}

async function work(outbox: Outbox, line: OutboxLine) {
  do {
    line.isWoken = false
    // While the database is away, mails stay queued for the next poll.
    await drain({ outbox, line, clock: Date.now }).catch((error: unknown) =>
      logError(outbox, error),
    )
  } while (line.isWoken && !outbox.isStopping)
}

function startWork(outbox: Outbox) {
  for (const line of outbox.lines)
    while (line.working.size < line.most && !outbox.isStopping) {
      const one = work(outbox, line)
      line.working.add(one)
      void one.then(() => line.working.delete(one))
    }
}

function poll(outbox: Outbox) {
  void openNewLines(outbox)
    .catch((error: unknown) => logError(outbox, error))
    .then(() => startWork(outbox))
}

export function startOutbox(outbox: Outbox): void {
  outbox.database.onQueued = () => wake(outbox)
  outbox.timer = setInterval(() => poll(outbox), pollInterval)
  poll(outbox)
}

/** Sends what was queued, without waiting for the next poll. */
function wake(outbox: Outbox): void {
  for (const line of outbox.lines) line.isWoken = true
  startWork(outbox)
}

/**
 * Stops once results of mails being sent are stored. A slower mail is sent again after its lease,
 * with the same Message-ID.
 */
export async function stopOutbox(outbox: Outbox): Promise<void> {
  outbox.isStopping = true
  clearInterval(outbox.timer)
  await Promise.race([
    Promise.all([...outbox.lines].flatMap(({ working, slow }) => [...working, ...slow])),
    sleep(stopTimeout, undefined, { ref: false }),
  ])
  outbox.hasStopped = true
}
