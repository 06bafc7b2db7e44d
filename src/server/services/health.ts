import type { Database } from '../database/connect.ts'
import { writeSetting } from '../database/settings.ts'

/** Milliseconds for which a result is reused, so that many requests cause one write. */
const reuseFor = 1000

/**
 * Checks that a request could be stored. Commits a row, because a rollback would succeed even on a
 * full disk (decision 0025).
 */
export function createHealth(database: Database) {
  let last = { at: Number.NEGATIVE_INFINITY, isRunning: false, check: Promise.resolve() }

  /** @throws the error of the database */
  return function checkHealth(): Promise<void> {
    if (last.isRunning || performance.now() - last.at < reuseFor) return last.check
    const write = database.write((tx) => writeSetting(tx, 'written', new Date().toISOString()))
    const mine = { at: performance.now(), isRunning: true, check: write }
    const end = () => {
      mine.isRunning = false
    }
    write.then(end, end)
    last = mine
    return write
  }
}
