import type { Database } from '#src/server/database/connect.ts'
import { writeSetting } from '#src/server/database/settings.ts'
import { takeRoom } from '#src/server/database/storage-probe.ts'
import { isStorageFailure } from '#src/server/database/write-fault.ts'

/** Milliseconds for which a result is reused, so that many requests cause one write. */
const reuseFor = 1000

/**
 * Knows whether a request could be stored. It commits rows, because a rollback would succeed even
 * on a full disk.
 */
export function createHealth(database: Database) {
  let last = { at: Number.NEGATIVE_INFINITY, isRunning: false, check: Promise.resolve() }
  /**
   * Why the last request or probe was not stored; null once one was stored, because a short row may
   * fit where a request does not.
   */
  let failure: { error: unknown } | null = null
  let notStored = 0

  function write(): Promise<void> {
    if (last.isRunning || performance.now() - last.at < reuseFor) return last.check
    const check = database.write((tx) => writeSetting(tx, 'written', new Date().toISOString()))
    const mine = { at: performance.now(), isRunning: true, check }
    const end = () => {
      mine.isRunning = false
    }
    check.then(end, end)
    last = mine
    return check
  }

  return {
    /** @throws the error of the database */
    async check(): Promise<void> {
      if (failure) throw failure.error
      await write()
    },

    /**
     * Runs the write of a visitor's request, and remembers its failure. @param isRequest whether
     * the result means that it was stored
     */
    async store<T>(run: () => Promise<T>, isRequest: (result: T) => boolean): Promise<T> {
      try {
        const result = await run()
        if (isRequest(result)) failure = null
        return result
      } catch (error) {
        if (isStorageFailure(error)) {
          failure = { error }
          notStored++
        }
        throw error
      }
    },

    /**
     * Writes a row as long as a request. @throws the error of the database, which `check` throws
     * from then on
     */
    async probe(): Promise<void> {
      try {
        await database.write((tx) => takeRoom(tx, database.engine))
        failure = null
      } catch (error) {
        if (isStorageFailure(error)) failure = { error }
        throw error
      }
    },

    isFailing: (): boolean => failure !== null,

    /** Returns the number of requests that were refused because storage failed. */
    notStored: (): number => notStored,
  }
}

export type Health = ReturnType<typeof createHealth>
