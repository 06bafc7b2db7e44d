import type { Database } from '../database/connect.ts'
import { writeSetting } from '../database/settings.ts'

/** Milliseconds for which an answer is given again: however many ask, the disk is written once. */
const freshFor = 1000

/**
 * Whether a visitor's request could be stored now. A row is written and committed: nothing less fails on a full disk, because
 * SQLite keeps in memory what is rolled back (decision 0025).
 */
export function createHealth(database: Database) {
  let last = { at: Number.NEGATIVE_INFINITY, isRunning: false, check: Promise.resolve() }

  /** @throws the error of the database that cannot be written */
  return function checkHealth(): Promise<void> {
    if (last.isRunning || performance.now() - last.at < freshFor) return last.check
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
