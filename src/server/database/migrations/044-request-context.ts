import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

type Written = { id: number; searched: string; text: string; subject: string | null }

/**
 * Adds power cut, outcome and company key of requests; searches also read notes and replies.
 * @param searchedText of contact-search.ts
 */
export const requestContext = (
  engine: Engine,
  searchedText: (text: string) => string,
): Migration => ({
  async up(db: Kysely<unknown>) {
    const generated = engine === 'sqlite' ? 'virtual' : 'stored'
    for (const column of [
      `context text default '' not null`,
      `outcome text check (outcome in ('won', 'lost'))`,
      `outcome_words text default '' not null`,
      `outcome_at bigint`,
      `company_key text generated always as (case when length(trim(company)) < 3 then '' else lower(trim(company)) end) ${generated}`,
    ])
      await sql.raw(`alter table contact add column ${column}`).execute(db)
    await sql`create index contact_company_key on contact(company_key)`.execute(db)
    const { rows } =
      await sql<Written>`select contact.id, contact.searched, written.text, written.subject
      from (select contact_id, text, null as subject from contact_note union all select contact_id, text, subject from contact_reply) as written
      join contact on contact.id = written.contact_id`.execute(db)
    for (const [id, [first, ...others] = []] of Map.groupBy(rows, (row) => row.id)) {
      if (!first) continue
      const words = searchedText(
        [first, ...others].map(({ subject, text }) => `${subject ?? ''} ${text}`).join(' '),
      )
      await sql`update contact set searched = ${first.searched + words} where id = ${id}`.execute(
        db,
      )
    }
  },
})
