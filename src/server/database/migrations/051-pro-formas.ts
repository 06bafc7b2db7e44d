import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, identity } from './identity.ts'

type Sent = {
  id: number
  contact_id: number
  number: string | null
  pro_forma: string
  written_at: number
  written_by: string
}

/** Words of a pro-forma as the versions before wrote them into its reply. */
type Sheet = { lines?: unknown[]; sums?: unknown[]; terms?: string; number: string }

/**
 * Adds pro-formas as documents with their PDF, and which one a request was won with. Those that were
 * sent before have no PDF and no single amounts. A number that was given several times gets an
 * ending from the second one on.
 */
export const proFormas = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await identity(engine)(db.schema.createTable('pro_forma'))
      .addColumn('contact_id', 'integer', (c) =>
        c.notNull().references('contact.id').onDelete('cascade'),
      )
      .addColumn('reply_id', 'integer', (c) =>
        c.notNull().unique().references('contact_reply.id').onDelete('cascade'),
      )
      .addColumn('number', 'text', (c) => c.notNull().unique())
      .addColumn('sent_at', 'bigint', (c) => c.notNull())
      .addColumn('sent_by', 'text', (c) => c.notNull())
      .addColumn('valid_until', 'text')
      .addColumn('currency', 'text')
      .addColumn('net', 'bigint')
      .addColumn('tax', 'bigint')
      .addColumn('gross', 'bigint')
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('pdf', engine === 'sqlite' ? 'blob' : 'bytea')
      .execute()
    await db.schema.createIndex('pro_forma_contact').on('pro_forma').column('contact_id').execute()
    await db.schema.alterTable('contact').addColumn('won_with', 'text').execute()
    const { rows } =
      await sql<Sent>`select id, contact_id, number, pro_forma, written_at, written_by
      from contact_reply where pro_forma is not null order by id`.execute(db)
    for (const { id, contact_id, number, pro_forma, written_at, written_by } of rows) {
      const { lines = [], sums = [], terms = '', number: said }: Sheet = JSON.parse(pro_forma)
      const words = {
        version: 1,
        parties: [],
        facts: [],
        lines,
        sums,
        terms: [],
        note: terms,
        given: null,
      }
      await sql`insert into pro_forma (contact_id, reply_id, number, sent_at, sent_by, words)
        values (${contact_id}, ${id}, ${number ?? `${said}-${id}`}, ${written_at}, ${written_by},
        ${JSON.stringify(words)})`.execute(db)
    }
  },
})
