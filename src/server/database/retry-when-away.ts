import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: longest restart of the server, and the interval between attempts. */
const [timeout, interval] = [10_000, 200]

/** Refused or lost connections, unknown hosts, time-outs, and a server that starts or stops (SQLSTATE 57P). */
const awayCodes = /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0)/

export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  // Errors of the driver have no code.
  const isDrivers = /connection terminated|connection error|timeout (exceeded|expired)/i.test(error.message)
  return isDrivers || ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code))
}

/** Retries while the database server is away. @param work may have been committed: running it twice must change nothing more */
export async function retryWhenAway<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isAway(error) || performance.now() - start > timeout) throw error
      await sleep(interval)
    }
  }
}
