import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from './identity.ts'
import { startTables } from './start-tables.ts'

const indexes = [
  `create index account_link_staff on account_link(staff_id)`,
  `create index audit_at on audit(at)`,
  `create index contact_awaits_digest on contact(id) where awaits_digest = 1`,
  `create index contact_come_back on contact(come_back_on) where come_back_on is not null`,
  `create index contact_email_key on contact(email_key)`,
  `create index contact_file_contact on contact_file(contact_id)`,
  `create index contact_list on contact(state, time_zone, submitted_at, id, taken_by, come_back_on, call_back, asked_about)`,
  `create index contact_note_contact on contact_note(contact_id)`,
  `create index contact_phone_key on contact(phone_key)`,
  `create index contact_reply_contact on contact_reply(contact_id)`,
  `create index contact_reply_open on contact_reply(id) where sent_at is null and failed_at is null`,
  `create index contact_submitted on contact(submitted_at)`,
  `create index content_kept_path on content_kept(path)`,
  `create index outbox_contact_id on outbox(contact_id)`,
  `create index outbox_due on outbox(priority, due_at) where sent_at is null and failed_at is null`,
  `create index outbox_kind on outbox(kind, sent_at)`,
  `create unique index outbox_one_digest on outbox(kind) where kind = 'contact-digest' and sent_at is null and failed_at is null`,
  `create unique index outbox_reply on outbox(reply_id)`,
  `create index outbox_subscriber_id on outbox(subscriber_id)`,
  `create index passkey_staff on passkey(staff_id)`,
  `create index publication_file_path on publication_file(path)`,
  `create index recovery_code_staff on recovery_code(staff_id)`,
  `create index session_staff on session(staff_id)`,
]

/**
 * Trigram search of requests. SQLite: an external-content table that triggers keep equal to
 * `contact`.
 */
const sqliteSearch = [
  `create virtual table contact_search using fts5(
    searched, content='contact', content_rowid='id', tokenize='trigram case_sensitive 1', columnsize=0)`,
  `create trigger contact_search_insert after insert on contact begin
    insert into contact_search (rowid, searched) values (new.id, new.searched); end`,
  `create trigger contact_search_delete after delete on contact begin
    insert into contact_search (contact_search, rowid, searched) values ('delete', old.id, old.searched); end`,
  `create trigger contact_search_update after update of searched on contact begin
    insert into contact_search (contact_search, rowid, searched) values ('delete', old.id, old.searched);
    insert into contact_search (rowid, searched) values (new.id, new.searched); end`,
]

/**
 * Trigram search on PostgreSQL: pg_trgm, if the server has it and the account may add it; without
 * it a search reads the whole table. `fastupdate` is off, because a single visitor would have to
 * wait while the entries of many requests are added to the index.
 */
const postgresSearch = [
  `do $$ begin
    create extension if not exists pg_trgm;
    create index contact_search on contact using gin (searched gin_trgm_ops) with (fastupdate = off);
  exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
    raise warning 'pg_trgm is not there: searches will read the whole table';
  end $$`,
  // These bytes are compressed already, so PostgreSQL need not try.
  ...['contact_file_part', 'certificate_file', 'picture_part'].map(
    (table) => `alter table ${table} alter column bytes set storage external`,
  ),
]

/**
 * Creates the whole schema. The migrations up to 033 are gone; a new database
 * records their names.
 */
export const start = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of [
      ...startTables(engine),
      ...indexes,
      ...(engine === 'sqlite' ? sqliteSearch : postgresSearch),
    ])
      await sql.raw(statement).execute(db)
  },
})
