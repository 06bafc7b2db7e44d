import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: how long to retry, and the interval between attempts. */
type Patience = { timeout: number; interval: number; onRetry?: (() => void) | undefined }
/**
 * Maximum wait for a restart of the database server, and by default for a lock held by another
 * program.
 */
const away: Patience = { timeout: 10_000, interval: 200 }
const busy: Patience = { timeout: 5000, interval: 80 }

/**
 * Refused or lost connections, unknown hosts, time-outs, a server that starts or stops (SQLSTATE
 * 57P) or has become a standby (25006), and one with no free connection.
 */
const awayCodes =
  /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|080(00|01|03|06)|57P0|25006|53300)/
/**
 * Texts of the driver, whose errors have no code, and of PgBouncer, whose code also stands for
 * refused settings.
 */
const awayTexts =
  /connection terminated|connection error|timeout (exceeded|expired)|read timeout|no more connections allowed|query_wait_timeout/i
/**
 * Serialisation failure, deadlock, and no free connection: PostgreSQL has rolled back, or not
 * begun.
 */
const undoneCodes = new Set(['40001', '40P01', '53300'])

/** No connection, so nothing has begun: refused, unknown or full hosts, a server that starts. */
const unopenedCodes = /^(ECONNREFUSED|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08001|57P03|53300)/
const unopenedTexts = /timeout (exceeded|expired)|no more connections allowed|query_wait_timeout/i

/** Thrown when the server was away at every attempt, so that nothing was written. */
export class NothingBegun extends Error {
  override name = 'NothingBegun'
}

function isUnopened(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isUnopened)
  if (!(error instanceof Error)) return false
  return (
    unopenedTexts.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && unopenedCodes.test(error.code))
  )
}

export function isAway(error: unknown): boolean {
  if (error instanceof NothingBegun) return true
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  return (
    awayTexts.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code))
  )
}

/**
 * SQLITE_BUSY (result code 5 in the lowest byte, extended codes above it), or a statement of
 * PostgreSQL that waited too long (57014).
 */
const isBusy = (error: unknown) =>
  error instanceof Error &&
  (('errcode' in error && (Number(error.errcode) & 0xff) === 5) ||
    ('code' in error && error.code === '57014'))

const isUndone = (error: unknown) =>
  error instanceof Error && 'code' in error && undoneCodes.has(String(error.code))

/** Whether the same work may succeed in a moment: the server is away, busy, or has undone it. */
export const isPassing = (error: unknown): boolean =>
  isAway(error) || isBusy(error) || isUndone(error)

async function retry<T>(
  work: () => Promise<T>,
  isWorthAnother: (error: unknown) => boolean,
  { timeout, interval, onRetry }: Patience,
): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isWorthAnother(error) || performance.now() - start > timeout) throw error
      onRetry?.()
      await sleep(interval)
    }
  }
}

/**
 * Retries while the database server is away.
 * @param work may have been committed, so running it twice must be harmless
 * @throws {NothingBegun} if no attempt had a connection
 */
export async function retryWhenAway<T>(
  work: () => Promise<T>,
  patience: Patience = away,
): Promise<T> {
  let mayHaveBegun = false
  const attempt = () =>
    work().catch((error: unknown) => {
      mayHaveBegun ||= !isUnopened(error)
      throw error
    })
  try {
    return await retry(attempt, isAway, patience)
  } catch (error) {
    throw mayHaveBegun ? error : new NothingBegun('the database is away', { cause: error })
  }
}

/**
 * Retries what conflicted with other transactions, or got no connection. PostgreSQL has changed
 * nothing, so `work` may be anything.
 */
export const retryUndone = <T>(work: () => Promise<T>): Promise<T> => retry(work, isUndone, busy)

/**
 * Retries while another program locks tables, or a SQLite file for writing (SQLite's own waiting
 * would block the process).
 */
export const retryWhenBusy = <T>(work: () => Promise<T>, patience: Patience = busy): Promise<T> =>
  retry(work, isBusy, patience)
