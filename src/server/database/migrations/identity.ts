import type { CreateTableBuilder } from 'kysely'
import type { Engine } from '../connect.ts'

export type { Engine }

/** Adds an auto-incremented primary key whose values are never reused. */
export const identity = (engine: Engine) => (table: CreateTableBuilder<string>) =>
  engine === 'sqlite'
    ? table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (c) => c.generatedAlwaysAsIdentity().primaryKey())
