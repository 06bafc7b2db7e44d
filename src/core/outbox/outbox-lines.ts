import type { OutboxRow } from '../database/outbox.ts'
import { createRefusalRow, MailFault, outcomeOf } from '../mail/mail-fault.ts'
import type { LineOptions, OutboxKind } from './outbox-kinds.ts'

const hour = 3_600_000
/**
 * Maximum milliseconds between attempts, so that a mail server that works again is noticed soon.
 */
const maxDelay = 1_800_000
/** Returns the milliseconds to the next attempt: half a minute, doubled each time. */
export const retryAfter = (attempts: number) => Math.min(maxDelay, 15_000 * 2 ** attempts)
/** Maximum attempts, which take about three days. */
const maxAttempts = 150

/** Opens a line. */
export const openLine = (options: LineOptions) => ({
  ...options,
  longestDelay: Math.max(hour, ...(options.delays ?? [])),
  isWoken: false,
  working: new Set<Promise<void>>(),
  /** Mails that have waited long for their answer. */
  slow: new Set<Promise<void>>(),
  refusals: createRefusalRow(),
  /** Until when the line rests, and how often it has in a row. */
  rest: { until: 0, times: 0 },
})
export type Line = ReturnType<typeof openLine>

/** A rest that ends later than possible was set by a clock that was ahead. */
export const isResting = ({ rest }: Line, now: number): boolean =>
  rest.until > now && rest.until <= now + maxDelay

/** Lets a line rest. @returns until when */
function beginRest(line: Line, now: number): number {
  // Several mails of a line may meet the same fault at the same time.
  if (!isResting(line, now)) line.rest.until = now + retryAfter(++line.rest.times)
  return line.rest.until
}

/** Notes that a mail server has taken a mail. */
export function endRest(line: Line): void {
  line.refusals.end()
  line.rest = { until: 0, times: 0 }
}

/** What becomes of a mail that was not taken. Without `retry` it is given up. */
type Decision = {
  retry?: { dueAt: number; attempts: number; unknownAnswers: number }
  isOfAddress?: true
}

/** Decides whether a mail that was not taken is given up, or when it is tried again. */
export function decideRetry(
  error: unknown,
  { attempts, unknown_answers: unknownAnswers }: OutboxRow,
  { isSentOnce, isToCompany }: Pick<OutboxKind, 'isSentOnce' | 'isToCompany'>,
  line: Line,
  now: number,
): Decision {
  const isBulk = line.delays !== undefined
  const outcome = outcomeOf(error, isBulk)
  const isServers = outcome === 'pause' || line.refusals.isServers(error, outcome)
  const retry = { dueAt: now, attempts, unknownAnswers }
  if (isServers) {
    // What was refused because of its content comes after the rest of the issue.
    const wait = isBulk && error instanceof MailFault && error.phase === 'DATA' ? hour / 4 : 0
    return { retry: { ...retry, dueAt: beginRest(line, now) + wait, attempts: attempts - 1 } }
  }
  if (outcome === 'unknown')
    return isSentOnce || unknownAnswers > 0
      ? {}
      : { retry: { ...retry, dueAt: now + hour, unknownAnswers: unknownAnswers + 1 } }
  if (outcome === 'address' && !isToCompany) return { isOfAddress: true }
  if (outcome === 'mail' && !isToCompany) return {}
  const delay = line.delays
    ? line.delays[attempts - 1]
    : attempts < maxAttempts
      ? retryAfter(attempts)
      : undefined
  const restEnds = outcome === 'content' ? beginRest(line, now) : now
  return delay === undefined ? {} : { retry: { ...retry, dueAt: Math.max(restEnds, now + delay) } }
}
