import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rows changed by one statement. */
const batch = 500

/** As `addressKeyStart` (newsletter/newsletter-links.server.ts). */
const keyOf = (secret: string, emailKey: string) =>
  createHmac('sha256', secret).update(`suppression ${emailKey}`).digest('base64url').slice(0, 22)

/** Stores with each subscriber what an unsubscribe link carries of the address. */
export const addressKeys = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table subscriber add column address_key text default '' not null`.execute(db)
    await sql`create index subscriber_address_key on subscriber(address_key)`.execute(db)
    const { rows: settings } = await sql<{
      value: string
    }>`select value from setting where name = 'secret'`.execute(db)
    // A site that has never started has no secret and no subscribers.
    const secret = settings[0]?.value
    if (secret === undefined) return
    for (let after = 0; ; ) {
      const { rows } = await sql<{ id: number; email_key: string }>`
        select id, email_key from subscriber where id > ${after} order by id limit ${batch}`.execute(
        db,
      )
      const last = rows.at(-1)
      if (!last) return
      const keys = rows.map((row) => sql`when ${row.id} then ${keyOf(secret, row.email_key)}`)
      await sql`update subscriber set address_key = case id ${sql.join(keys, sql` `)} end
        where id > ${after} and id <= ${last.id}`.execute(db)
      after = last.id
    }
  },
})
