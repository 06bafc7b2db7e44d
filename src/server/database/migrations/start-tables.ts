import type { MigrationEngine } from './engine.ts'
import { startContentTables } from './start-content-tables.ts'

/**
 * Last nine digits of the number, which are equal with and without country code or national prefix.
 */
const phoneKey = {
  sqlite: `substr(replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', ''), '+', ''), -9)`,
  postgres: `right(regexp_replace(phone, '\\D', '', 'g'), 9)`,
}
const state = `case when flags <> '' and flag_lifted_at is null then 'flagged' when answered_at is null then 'new' else 'answered' end`
/** Companies of fewer than three letters are not compared. */
const companyKey = `case when length(trim(company)) < 3 then '' else lower(trim(company)) end`

/**
 * Tables of version 1.0.0, in the order of their references. Never changed: later migrations change
 * them.
 */
export function startTables(engine: MigrationEngine): string[] {
  const id =
    engine === 'sqlite'
      ? 'integer primary key autoincrement'
      : 'integer generated always as identity primary key'
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea'
  const generated = engine === 'sqlite' ? 'virtual' : 'stored'
  return [
    `create table contact (
      id ${id},
      reference text not null unique,
      idempotency_key text not null unique,
      submitted_at bigint not null,
      first_name text not null,
      last_name text not null,
      company text not null,
      phone text not null,
      business_email text not null,
      message text not null,
      time_zone text,
      marketing integer not null,
      consent_version text not null,
      consent_text text not null,
      flags text not null,
      answered_at bigint,
      flag_lifted_at bigint,
      searched text default '' not null,
      state text generated always as (${state}) ${generated},
      awaits_digest integer default 0 not null,
      answered_by text,
      request_list text default '' not null,
      call_back text default '' not null,
      files_refused text default '' not null,
      taken_by text,
      come_back_on text,
      touched_by text,
      touched_at bigint,
      asked_about text default '' not null,
      context text default '' not null,
      outcome text check (outcome in ('won', 'lost')),
      outcome_words text default '' not null,
      outcome_at bigint,
      outcome_sum bigint,
      won_with text,
      campaign text default '' not null,
      trade text default '' not null,
      email_key text generated always as (lower(business_email)) ${generated},
      phone_key text generated always as (${phoneKey[engine]}) ${generated},
      company_key text generated always as (${companyKey}) ${generated}
    )`,
    `create table subscriber (
      id ${id},
      email text not null,
      email_key text not null unique,
      subscribed_at bigint not null,
      source text not null check (source in ('newsletter', 'contact')),
      flags text not null,
      consent_version text default '' not null,
      consent_text text default '' not null,
      confirmed_at bigint,
      asked_at bigint,
      refusals integer default 0 not null
    )`,
    `create table staff (
      id ${id},
      name text not null,
      name_key text not null unique,
      password text not null,
      must_change_password integer not null,
      disabled integer not null,
      created_at bigint not null,
      role text default 'owner' not null check (role in ('owner', 'editor', 'sales', 'viewer')),
      one_time_until bigint,
      one_time_used_at bigint,
      email text,
      signed_in_at bigint,
      contact_view text default 'cards' not null,
      time_zone text
    )`,
    `create table contact_file (
      id ${id},
      contact_id integer references contact(id) on delete cascade,
      name text not null,
      type text not null,
      size integer not null,
      digest text,
      created_at bigint not null
    )`,
    `create table contact_file_part (
      file_id integer not null references contact_file(id) on delete cascade,
      number integer not null,
      bytes ${bytes} not null,
      constraint contact_file_part_key primary key (file_id, number)
    )`,
    `create table contact_note (
      id ${id},
      contact_id integer not null references contact(id) on delete cascade,
      key text not null unique,
      written_by text not null,
      written_at bigint not null,
      text text not null,
      changed_at bigint,
      kind text default 'note' not null check (kind in ('note', 'call', 'whatsapp'))
    )`,
    `create table contact_reply (
      id ${id},
      contact_id integer not null references contact(id) on delete cascade,
      key text not null unique,
      written_by text not null,
      written_at bigint not null,
      text text not null,
      subject text not null,
      pro_forma text,
      sent_at bigint,
      filed integer default 0 not null,
      failed_at bigint,
      fault text,
      number text
    )`,
    `create table pro_forma (
      id ${id},
      contact_id integer not null references contact(id) on delete cascade,
      reply_id integer not null unique references contact_reply(id) on delete cascade,
      number text not null unique,
      sent_at bigint not null,
      sent_by text not null,
      valid_until text,
      currency text,
      net bigint,
      tax bigint,
      gross bigint,
      words text not null,
      pdf ${bytes}
    )`,
    // The half hour and its place are the key, so that no two visitors get the same one.
    `create table booking (
      starts_at bigint not null,
      place integer not null,
      contact_id integer not null unique references contact(id) on delete cascade,
      phone_key text not null,
      network_key text not null,
      constraint booking_once primary key (starts_at, place)
    )`,
    `create table newsletter_issue (
      id ${id},
      article text not null unique,
      subject text not null,
      preview text not null,
      intro text not null,
      state text not null check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
      letter text,
      send_at bigint
    )`,
    `create table newsletter_recipient (
      id ${id},
      issue_id integer not null references newsletter_issue(id),
      subscriber_id integer references subscriber(id) on delete set null,
      sent_at bigint,
      refused text,
      constraint newsletter_recipient_once unique (issue_id, subscriber_id)
    )`,
    `create table webhook (
      id ${id},
      recipient text not null,
      url text not null,
      secret text not null,
      events text not null,
      fields text not null
    )`,
    // PostgreSQL derives constraint names from a table's first name and from how a column was
    // added. These steps give the former names.
    `create table outbox_next (
      id ${id},
      kind text not null,
      contact_id integer references contact(id) on delete cascade,
      subscriber_id integer references subscriber(id) on delete cascade,
      priority integer default 1 not null,
      created_at bigint not null,
      due_at bigint not null,
      attempts integer default 0 not null,
      leased_until bigint default 0 not null,
      sent_at bigint,
      failed_at bigint,
      last_error text,
      constraint outbox_one_per_contact unique (kind, contact_id),
      constraint outbox_one_per_subscriber unique (kind, subscriber_id),
      constraint outbox_one_subject check (contact_id is null or subscriber_id is null)
    )`,
    `alter table outbox_next rename to outbox`,
    `alter table outbox add column staff_id integer references staff(id) on delete cascade`,
    `alter table outbox add column facts text`,
    `alter table outbox add column filed integer default 0 not null`,
    `alter table outbox add column request_id text`,
    `alter table outbox add column reply_id integer references contact_reply(id) on delete cascade`,
    `alter table outbox add column webhook_id integer references webhook(id) on delete cascade`,
    `alter table outbox add column about_contact_id integer references contact(id) on delete cascade`,
    `alter table outbox add column person_key text`,
    `alter table outbox add column recipient_id integer references newsletter_recipient(id)`,
    // Since when a mail waits for the answer of the mail server, and how often there was none.
    `alter table outbox add column handed_at bigint`,
    `alter table outbox add column unknown_answers integer default 0 not null`,
    `create table suppression (
      key text primary key,
      left_at bigint not null,
      asked_at bigint
    )`,
    `create table rate (
      key text primary key,
      hits integer not null,
      until bigint not null,
      next_at bigint not null
    )`,
    `create table setting (
      name text primary key,
      value text not null
    )`,
    `create table session (
      id ${id},
      token_hash text not null unique,
      staff_id integer not null references staff(id) on delete cascade,
      created_at bigint not null,
      seen_at bigint not null,
      device text not null,
      network text not null,
      proved_at bigint not null,
      second_factor_at bigint,
      challenge text
    )`,
    `create table account_link (
      id ${id},
      staff_id integer not null references staff(id) on delete cascade,
      kind text not null check (kind in ('invitation', 'recovery')),
      created_at bigint not null,
      ends_at bigint not null
    )`,
    `create table passkey (
      id ${id},
      staff_id integer not null references staff(id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      created_at bigint not null,
      used_at bigint
    )`,
    `create table totp (
      staff_id integer primary key references staff(id) on delete cascade,
      secret text not null,
      created_at bigint not null,
      confirmed_at bigint,
      last_step bigint default 0 not null
    )`,
    `create table recovery_code (
      id ${id},
      staff_id integer not null references staff(id) on delete cascade,
      code_hash text not null,
      used_at bigint
    )`,
    `create table audit (
      id ${id},
      at bigint not null,
      actor_id integer,
      actor text not null,
      origin text not null,
      action text not null,
      subject text not null,
      detail text not null
    )`,
    // SQLite stores the rows in the order of their key, so that sums over years read neighbouring
    // rows.
    `create table day_count (
      kind text not null,
      day text not null,
      value text not null,
      count ${engine === 'sqlite' ? 'integer' : 'bigint'} not null,
      constraint day_count_key primary key (kind, value, day)
    )${engine === 'sqlite' ? ' without rowid' : ''}`,
    ...startContentTables({ id, bytes }),
  ]
}
