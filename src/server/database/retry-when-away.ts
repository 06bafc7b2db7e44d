import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: how long a restart of the server may take, and the interval between attempts. */
const [timeout, interval] = [10_000, 200]

/** Refused or lost connections, unknown hosts, time-outs, and a server that is starting or stopping (SQLSTATE 57P). */
const awayCodes = /^(ECONN|EPIPE|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0)/

/** Whether an error says that the database server cannot be reached. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  // The driver's own errors have no code.
  const isDrivers = /connection terminated|connection error|timeout (exceeded|expired)/i.test(error.message)
  return isDrivers || ('code' in error && typeof error.code === 'string' && awayCodes.test(error.code))
}

/** Does again what failed because the database server was away. @param work may have been committed: twice must come to the same */
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
