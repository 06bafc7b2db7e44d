import type { CreateTableBuilder } from 'kysely'

/** A migration imports nothing that changes later. */
export type Engine = 'sqlite' | 'postgres'

/** Adds an auto-incremented primary key that never reuses values. */
export const identity = (engine: Engine) => (table: CreateTableBuilder<string>) =>
  engine === 'sqlite'
    ? table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (c) => c.generatedAlwaysAsIdentity().primaryKey())
