import type { CreateTableBuilder } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Adds a whole number that the database counts up and never uses again. */
export const identity = (engine: Engine) => (table: CreateTableBuilder<string>) =>
  engine === 'sqlite'
    ? table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (c) => c.generatedAlwaysAsIdentity().primaryKey())
