import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The database, or a transaction in it. */
export type Queryable = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'

export type Database = {
  db: Kysely<Tables>
  engine: Engine
  /**
   * Resolves once the write is on disk. `run` must not await another `write`, which on SQLite would
   * wait for the end of `run`.
   */
  write<T>(run: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>
  /**
   * Like `write`, for recording an outside event such as a sent mail; PostgreSQL has a separate
   * pool for it (decision 0080).
   */
  writeUrgent: Database['write']
  /** Called after each commit that has put something into the outbox, which sets it. */
  onQueued: () => void
  /**
   * Removes deleted data from the database's files (decision 0021).
   * @returns false if other connections prevented it
   */
  clearDeleted(): Promise<boolean>
  close(): Promise<void>
}
