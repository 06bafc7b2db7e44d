import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { storedDigits } from '../phone-search.ts'
import type { Engine } from './identity.ts'

/** Rows per step, so that a long table is never in memory as a whole. */
const batch = 500

/** Adds the digits of the telephone number to what a search of contact requests looks through. */
export const phoneSearch = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // Indexing tens of thousands of long requests takes longer than any query may.
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db)
    for (let after = 0; ; ) {
      const { rows } = await sql<{ id: number; phone: string }>`
        select id, phone from contact where id > ${after} order by id limit ${batch}`.execute(db)
      for (const { id, phone } of rows) {
        const digits = storedDigits(phone)
        if (digits) await sql`update contact set searched = searched || ${`${digits} `} where id = ${id}`.execute(db)
      }
      if (rows.length < batch) break
      after = rows.at(-1)?.id ?? after
    }
  },
})
