import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** What a query file needs: the database itself or a transaction in it. */
export type Queryable = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'

export type Database = {
  db: Kysely<Tables>
  engine: Engine
  /**
   * Runs a unit of work in a transaction and resolves once it is on disk. It must not call `write` itself, nor wait
   * for anything but its own queries: on SQLite others share the transaction.
   */
  write<T>(run: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>
  /**
   * The same for what has happened outside already, such as a mail that was sent. On PostgreSQL it has connections of its own, because
   * those of requests may all be in use (decision 0080).
   */
  writeUrgent: Database['write']
  /**
   * Removes what deleted rows left behind in the database's own files (decision 0040).
   * @returns whether it is done; false where readers or writers were in the way for too long
   */
  clearDeleted(): Promise<boolean>
  close(): Promise<void>
}
