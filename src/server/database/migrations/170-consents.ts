import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Wordings that had names before each got the digest of its texts as version. */
const named = [
  ['2026-11-20', 'You get one letter a month. A link in each letter ends it.'],
  ['2026-11-20b', 'One e-mail a month. Unsubscribe at any time with the link in every issue.'],
] as const
const request =
  'I agree to receive commercial messages about this request under the privacy policy. I may withdraw at any time.'

/** Stores each wording of consent, so that a form with an earlier one is still taken. */
export const consents = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table consent (
      version text primary key,
      request text not null,
      newsletter text not null,
      marketing text not null,
      published_at bigint not null
    )`.execute(db)
    for (const [version, newsletter] of named)
      await sql`insert into consent (version, request, newsletter, marketing, published_at)
        values (${version}, ${request}, ${newsletter}, '', 0)`.execute(db)
  },
})
