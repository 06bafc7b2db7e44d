import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Milliseconds to wait for a process that is about to end. */
const timeout = 1000
/** Kept open, because its end would release the lock. */
let ownLock: DatabaseSync | undefined

/**
 * Takes an SQLite file for this process of the site until it ends, by a lock on a file beside it:
 * commands may still open the database itself. Of a server nothing is taken.
 * @returns false if another process has it
 */
export function lockSqlite(url: string): boolean {
  if (ownLock || url === ':memory:' || url.includes('://')) return true
  mkdirSync(path.dirname(url), { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(`${url}-lock`, { timeout })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    ownLock = lock
    return true
  } catch {
    lock.close()
    return false
  }
}
