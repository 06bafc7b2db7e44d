import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { fold } from '../fold.ts'
import type { Engine } from './identity.ts'

/** Rows per step, so that a long table is never in memory as a whole. */
const batch = 500

/** Adds a column with the folded text that searches read: folding every row on each search blocked the site. */
export const searched = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('contact')
      .addColumn('searched', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    for (let after = 0; ; ) {
      const { rows } = await sql<{ id: number; text: string }>`
        select id, first_name || ' ' || last_name || ' ' || company || ' ' || business_email || ' ' || reference || ' ' || message as text
        from contact where id > ${after} order by id limit ${batch}`.execute(db)
      for (const { id, text } of rows) await sql`update contact set searched = ${fold(text)} where id = ${id}`.execute(db)
      if (rows.length < batch) break
      after = rows.at(-1)?.id ?? after
    }
    if (engine === 'postgres') await sql`drop function fold(text)`.execute(db)
  },
})
