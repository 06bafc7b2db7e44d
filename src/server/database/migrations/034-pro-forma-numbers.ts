import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'

const numberIn = {
  sqlite: `json_extract(pro_forma, '$.number')`,
  postgres: `pro_forma::json ->> 'number'`,
}

/**
 * Adds the unique number of a pro-forma. If several were sent with the same number, only the first
 * gets it here.
 */
export const proFormaNumbers = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('contact_reply').addColumn('number', 'text').execute()
    const number = sql.raw(numberIn[engine])
    await sql`update contact_reply set number = ${number}
      where id in (select min(id) from contact_reply where pro_forma is not null group by ${number})`.execute(
      db,
    )
    await db.schema
      .createIndex('contact_reply_number')
      .unique()
      .on('contact_reply')
      .column('number')
      .execute()
  },
})
