import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { MigrationEngine } from './engine.ts'
import { startTables } from './start-tables.ts'

const indexes = [
  `create index account_link_staff on account_link(staff_id)`,
  `create index audit_at on audit(at)`,
  `create index contact_awaits_digest on contact(id) where awaits_digest = 1`,
  `create index contact_come_back on contact(come_back_on) where come_back_on is not null`,
  `create index contact_file_contact on contact_file(contact_id)`,
  `create index contact_list on contact(state, time_zone, submitted_at, id, taken_by, come_back_on, call_back, asked_about)`,
  `create index contact_note_contact on contact_note(contact_id)`,
  `create index contact_reply_contact on contact_reply(contact_id, filed, written_at)`,
  `create unique index contact_reply_number on contact_reply(number)`,
  `create index contact_reply_open on contact_reply(id) where sent_at is null and failed_at is null`,
  `create index newsletter_recipient_subscriber_id on newsletter_recipient(subscriber_id)`,
  `create index outbox_about_contact_id on outbox(about_contact_id)`,
  `create index outbox_contact_id on outbox(contact_id)`,
  `create index outbox_due on outbox(priority, due_at) where sent_at is null and failed_at is null`,
  `create index outbox_kind on outbox(kind, sent_at)`,
  `create unique index outbox_one_digest on outbox(kind) where kind = 'contact-digest' and sent_at is null and failed_at is null`,
  `create index outbox_person_key on outbox(person_key)`,
  `create unique index outbox_recipient_id on outbox(recipient_id)`,
  `create unique index outbox_reply on outbox(reply_id)`,
  `create index outbox_subscriber_id on outbox(subscriber_id)`,
  `create index outbox_webhook_id on outbox(webhook_id)`,
  `create index passkey_staff on passkey(staff_id)`,
  `create index pro_forma_contact on pro_forma(contact_id)`,
  `create index publication_file_path on publication_file(path)`,
  `create index recovery_code_staff on recovery_code(staff_id)`,
  `create index session_staff on session(staff_id)`,
  `create index subscriber_confirmed on subscriber(confirmed_at)`,
]

const keys = ['email_key', 'phone_key', 'company_key']
/**
 * SQLite counts requests from a covering index, because their rows hold thousands of characters,
 * and its indexes end with the id. An index by day of arrival would be chosen instead.
 */
const sqliteIndexes = [
  `create index contact_counted on contact(submitted_at, id, state, answered_at, asked_about, request_list, outcome, campaign, trade, outcome_sum)`,
  ...keys.map((key) => `create index contact_${key} on contact(${key})`),
]
/** With the id, so that the latest requests of a company with thousands are read first. */
const postgresIndexes = [
  `create index contact_submitted on contact(submitted_at)`,
  ...keys.map((key) => `create index contact_${key} on contact(${key}, id)`),
]

/** Milliseconds, as `auditTermMs` (staff/audit/audit.server.ts). */
const auditTermMs = 730 * 24 * 3_600_000
const auditFault = 'the audit log cannot be changed'
const isKept = `old.at >= (select max(at) from audit) - ${auditTermMs}`
/**
 * The audit log refuses changes, and deletions within its term, counted from its newest entry, so
 * that a wrong clock deletes nothing.
 */
const sqliteAudit = [
  `create trigger audit_unchanged before update on audit
    begin select raise(abort, '${auditFault}'); end`,
  `create trigger audit_kept before delete on audit when ${isKept}
    begin select raise(abort, '${auditFault}'); end`,
]
const postgresAudit = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if not (${isKept}) then return old; end if;
      end if;
      raise exception '${auditFault}';
    end $$`,
  `create trigger audit_kept before update or delete on audit
    for each row execute function refuse_audit_change()`,
  `create trigger audit_not_emptied before truncate on audit
    for each statement execute function refuse_audit_change()`,
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
 * Creates the whole schema. The migrations up to 090 are gone; a new database
 * records their names.
 */
export const start = (engine: MigrationEngine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of [
      ...startTables(engine),
      ...indexes,
      ...(engine === 'sqlite'
        ? [...sqliteIndexes, ...sqliteSearch, ...sqliteAudit]
        : [...postgresIndexes, ...postgresSearch, ...postgresAudit]),
    ])
      await sql.raw(statement).execute(db)
  },
})
