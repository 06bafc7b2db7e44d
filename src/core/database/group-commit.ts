import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { retryWhenBusy } from './retry.ts'

/** Maximum number of units of work in one commit, which bounds the latency of the last one. */
const largestBatch = 64

type Job<DB> = {
  run: (transaction: Transaction<DB>) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Commits in groups: one fsync serves all units of work that arrive during a commit. A failed unit
 * is rolled back to its own savepoint.
 */
export function groupCommit<DB>(db: Kysely<DB>) {
  let waiting: Job<DB>[] = []
  let isRunning = false

  async function commit(batch: Job<DB>[]) {
    const answers: (() => void)[] = []
    const transaction = await retryWhenBusy(() => db.startTransaction().execute())
    try {
      for (const job of batch) {
        const savepoint = await transaction.savepoint('job').execute()
        try {
          const value = await job.run(savepoint)
          await savepoint.releaseSavepoint('job').execute()
          answers.push(() => job.resolve(value))
        } catch (error) {
          // A full disk ends the whole transaction (sqlite.org/lang_transaction.html), so the first
          // error is thrown.
          await savepoint
            .rollbackToSavepoint('job')
            .execute()
            .catch(() => {
              throw error
            })
          answers.push(() => job.reject(error))
        }
      }
      await transaction.commit().execute()
    } catch (error) {
      // The first error is the one to report; the rollback may fail for the same reason.
      await transaction
        .rollback()
        .execute()
        .catch(() => {})
      throw error
    }
    for (const answer of answers) answer()
  }

  async function commitWaiting() {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch)
      waiting = waiting.slice(largestBatch)
      await commit(batch).catch((error: unknown) => {
        for (const job of batch) job.reject(error)
      })
    }
    isRunning = false
  }

  return <T>(work: (transaction: Transaction<DB>) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      // The commit may run in the context of another request, so each unit of work is bound to the
      // context (request id) of its own request.
      const run = AsyncLocalStorage.bind(work)
      // The cast is safe, because `resolve` only receives the result of its own job's `work`.
      waiting.push({ run, resolve: resolve as (value: unknown) => void, reject })
      if (!isRunning) void commitWaiting()
    })
}
