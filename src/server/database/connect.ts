import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** What a query file needs: the database itself or a transaction in it. */
export type Queryable = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'

export type Database = {
  db: Kysely<Tables>
  engine: Engine
  /** Resolves once it is on disk. Waits for nothing but its own queries, and calls no `write`: on SQLite others share the transaction. */
  write<T>(run: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>
  /** The same for a fact from outside, such as a sent mail; PostgreSQL has a separate pool for it (decision 0080). */
  writeUrgent: Database['write']
  /** Removes what deleted rows left behind in the database's files (decision 0040). @returns false where others were in the way */
  clearDeleted(): Promise<boolean>
  close(): Promise<void>
}
