import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { retryWhenBusy } from './retry.ts'

/** Most units of work in one commit; bounds the latency of the last one. */
const largestBatch = 64

type Job<DB> = {
  run: (transaction: Transaction<DB>) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Group commit: one fsync serves all units of work that arrive during a commit. A failed unit is rolled back alone, to its savepoint. */
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
          // A full disk ends the whole transaction (sqlite.org/lang_transaction.html): the first error says so, not the missing savepoint.
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
      // Another request may begin the commit: each unit of work runs under its own request id.
      const run = AsyncLocalStorage.bind(work)
      // `resolve` is only ever called with what `work` of the same job gave.
      waiting.push({ run, resolve: resolve as (value: unknown) => void, reject })
      if (!isRunning) void commitWaiting()
    })
}
