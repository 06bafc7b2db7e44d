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
 * Refused or lost connections, unknown hosts, time-outs, and a server that starts or stops
 * (SQLSTATE 57P).
 */
const awayCodes = /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0)/

export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  // Errors of the driver have no code, so their text is tested.
  const isDrivers = /connection terminated|connection error|timeout (exceeded|expired)/i.test(
    error.message,
  )
  return (
    isDrivers || ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code))
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

async function retry<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
  { timeout, interval, onRetry }: Patience,
): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() - start > timeout) throw error
      onRetry?.()
      await sleep(interval)
    }
  }
}

/**
 * Retries while the database server is away.
 * @param work may have been committed, so running it twice must be harmless
 */
export const retryWhenAway = <T>(work: () => Promise<T>): Promise<T> => retry(work, isAway, away)

/**
 * Retries while another program locks tables, or a SQLite file for writing (SQLite's own waiting
 * would block the process).
 */
export const retryWhenBusy = <T>(work: () => Promise<T>, patience: Patience = busy): Promise<T> =>
  retry(work, isBusy, patience)
