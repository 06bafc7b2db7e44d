import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the kind of a note, which may be a call or a WhatsApp message. */
export const noteKinds = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`alter table contact_note add column kind text default 'note' not null
      check (kind in ('note', 'call', 'whatsapp'))`.execute(db)
  },
})
