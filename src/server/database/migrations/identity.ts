import type { CreateTableBuilder } from 'kysely'

/** A migration depends on nothing that later changes. */
export type Engine = 'sqlite' | 'postgres'

/** Adds an auto-incremented primary key whose values are never reused. */
export const identity = (engine: Engine) => (table: CreateTableBuilder<string>) =>
  engine === 'sqlite'
    ? table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (c) => c.generatedAlwaysAsIdentity().primaryKey())
