import { sql } from 'kysely'
import type { Engine } from '#src/core/database/connect.ts'

/**
 * Returns the id as an expression, so that both engines use the index of the list instead of
 * looking requests up one by one.
 */
export const idColumn = (engine: Engine) =>
  engine === 'sqlite' ? sql<number>`+contact.id` : sql<number>`contact.id + 0`
