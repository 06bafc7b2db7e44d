import type { Database, Queryable } from './connect.ts'

/** Transactions that have put something into the outbox. */
const queuing = new WeakSet<Queryable>()

/**
 * Notes that a transaction makes a mail or an event due. The outbox then looks for it after the
 * commit, instead of at its next poll.
 */
export const noteQueued = (tx: Queryable): void => void queuing.add(tx)

/** Begins an insertion into the outbox. */
export function insertQueued(tx: Queryable) {
  noteQueued(tx)
  return tx.insertInto('outbox')
}

/** Calls `onQueued` after each commit in which something was queued. */
export function reportQueued(opened: Omit<Database, 'onQueued'>): Database {
  const reporting =
    (write: Database['write']): Database['write'] =>
    async (run) => {
      // A write that has to be repeated runs in another transaction each time.
      let last: Queryable | undefined
      const value = await write((tx) => {
        last = tx
        return run(tx)
      })
      if (last && queuing.has(last)) database.onQueued()
      return value
    }
  const database: Database = {
    ...opened,
    write: reporting(opened.write),
    writeUrgent: reporting(opened.writeUrgent),
    onQueued() {},
  }
  return database
}
