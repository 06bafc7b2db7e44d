import type { CreateTableBuilder } from 'kysely'

/** Declared here too, because a migration imports nothing that may change later. */
export type Engine = 'sqlite' | 'postgres'

/** Adds an auto-incremented primary key that never reuses values. */
export const identity = (engine: Engine) => (table: CreateTableBuilder<string>) =>
  engine === 'sqlite'
    ? table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (c) => c.generatedAlwaysAsIdentity().primaryKey())
