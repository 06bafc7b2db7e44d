import type { Database } from '../database/connect.ts'
import { writeSetting } from '../database/setting-rows.ts'
import { isStorageFailure } from '../database/write-fault.ts'

/** Milliseconds for which a result is reused, so that many requests cause one write. */
const reuseFor = 1000

/** What this process knows of its storage. Made once, and changed by the functions below. */
export type Health = {
  lastCheck: { at: number; isRunning: boolean; result: Promise<void> }
  /** Number of requests that were refused because storage failed. */
  notStored: number
}

export const unknownHealth = (): Health => ({
  lastCheck: { at: Number.NEGATIVE_INFINITY, isRunning: false, result: Promise.resolve() },
  notStored: 0,
})

export type HealthContext = { database: Database; health: Health }

/**
 * Checks that the database can be written. Commits a row, because a rollback would succeed even on
 * a full disk.
 * @throws the error of the database
 */
export function checkHealth({ database, health }: HealthContext): Promise<void> {
  const { lastCheck } = health
  if (lastCheck.isRunning || performance.now() - lastCheck.at < reuseFor) return lastCheck.result
  const result = database.write((tx) => writeSetting(tx, 'written', new Date().toISOString()))
  const check = { at: performance.now(), isRunning: true, result }
  const end = () => {
    check.isRunning = false
  }
  result.then(end, end)
  health.lastCheck = check
  return result
}

/** Runs the write of a visitor's request, and counts it if storage fails. */
export async function storeRequest<T>(
  { health }: Pick<HealthContext, 'health'>,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (isStorageFailure(error)) health.notStored++
    throw error
  }
}
