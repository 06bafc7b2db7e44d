import type { OutboxRow } from '../database/outbox-rows.ts'
import { createRefusalRow, MailFault, outcomeOf } from '../mail/mail-fault.ts'
import { isDamaged } from './error-word.ts'
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
/**
 * Maximum attempts to read a damaged row, which take about half an hour: a process of another version
 * may be able to read it.
 */
const maxReadings = 6

/** Until when a line or one of its kinds rests, and how often it has in a row. */
type Rest = { until: number; times: number }
const noRest = (): Rest => ({ until: 0, times: 0 })

/** Opens a line. */
export const openLine = (options: LineOptions) => ({
  ...options,
  longestDelay: Math.max(hour, ...(options.delays ?? [])),
  isWoken: false,
  working: new Set<Promise<void>>(),
  /** Mails that have waited long for their answer. */
  slow: new Set<Promise<void>>(),
  /** How many mails were claimed. */
  claims: 0,
  rest: noRest(),
  /** What each kind has met: what is refused to one kind of recipients says nothing of others. */
  kinds: new Map<string, { refusals: ReturnType<typeof createRefusalRow>; rest: Rest }>(),
})
export type OutboxLine = ReturnType<typeof openLine>

/** A rest that ends later than possible was set by a clock that was ahead. */
const isResting = (rest: Rest, now: number): boolean =>
  rest.until > now && rest.until <= now + maxDelay

/** Returns the kinds that do not rest, which are none while the whole line does. */
export const activeKinds = (line: OutboxLine, kinds: readonly string[], now: number): string[] =>
  isResting(line.rest, now)
    ? []
    : kinds.filter((kind) => !isResting(line.kinds.get(kind)?.rest ?? noRest(), now))

/** Begins a rest. @returns until when */
function beginRest(rest: Rest, now: number): number {
  // Several mails may meet the same fault at the same time.
  if (!isResting(rest, now)) rest.until = now + retryAfter(++rest.times)
  return rest.until
}

/** Notes that a mail server has taken a mail of a kind. */
export function endRest(line: OutboxLine, kind: string): void {
  line.rest = noRest()
  line.kinds.delete(kind)
}

const openKind = (line: OutboxLine, kind: string) => {
  const opened = line.kinds.get(kind) ?? { refusals: createRefusalRow(), rest: noRest() }
  line.kinds.set(kind, opened)
  return opened
}

/** What becomes of a mail that was not taken. Without `retry` it is given up. */
type Decision = {
  retry?: { dueAt: number; attempts: number; unknownAnswers: number }
  isOfAddress?: true
}

type Attempt = {
  row: Pick<OutboxRow, 'kind' | 'attempts' | 'unknown_answers'>
  kind: Pick<OutboxKind, 'isSentOnce' | 'isToCompany'>
  now: number
}

/** Decides whether a mail that was not taken is given up, or when it is tried again. */
export function decideRetry(
  error: unknown,
  line: OutboxLine,
  { row, kind: { isSentOnce, isToCompany }, now }: Attempt,
): Decision {
  const { kind, attempts, unknown_answers: unknownAnswers } = row
  const isBulk = line.delays !== undefined
  const outcome = outcomeOf(error, isBulk)
  const retry = { dueAt: now, attempts, unknownAnswers }
  if (outcome === 'pause') {
    // What was refused because of its content comes after the rest of the issue.
    const wait = isBulk && error instanceof MailFault && error.phase === 'DATA' ? hour / 4 : 0
    return {
      retry: { ...retry, dueAt: beginRest(line.rest, now) + wait, attempts: attempts - 1 },
    }
  }
  if (outcome === 'unknown')
    return isSentOnce || unknownAnswers > 0
      ? {}
      : { retry: { ...retry, dueAt: now + hour, unknownAnswers: unknownAnswers + 1 } }
  const { refusals, rest } = openKind(line, kind)
  const isServers = refusals.isServers(error, outcome)
  if (outcome === 'address' && !isToCompany && !isServers) return { isOfAddress: true }
  if (outcome === 'mail' && !isToCompany) return {}
  const delay = line.delays
    ? line.delays[attempts - 1]
    : attempts < (isDamaged(error) ? maxReadings : maxAttempts)
      ? retryAfter(attempts)
      : undefined
  const restEnds = outcome === 'content' || isServers ? beginRest(rest, now) : now
  return delay === undefined ? {} : { retry: { ...retry, dueAt: Math.max(restEnds, now + delay) } }
}
