import type { Queryable } from '#src/core/database/connect.ts'
import { countRows } from '#src/core/database/results.ts'
import { isWork } from '../request-state.server.ts'

/**
 * Work that waits for an account: requests that it has taken and that are open or snoozed, or wait
 * for their customer.
 */
const waitsFor = (db: Queryable, name: string) =>
  db.selectFrom('contact').where('taken_by', '=', name).where(isWork)

export const countWaiting = (db: Queryable, name: string): Promise<number> =>
  countRows(waitsFor(db, name))

/** Lists the work that waits for an account, oldest first. @returns ids */
export const listWaiting = async (db: Queryable, name: string): Promise<number[]> =>
  (await waitsFor(db, name).select('id').orderBy('id').execute()).map(({ id }) => id)
