import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { MigrationEngine } from './engine.ts'

/** Milliseconds, as `auditTermMs` (staff/audit/audit.server.ts). */
const auditTermMs = 730 * 24 * 3_600_000
const fault = 'the audit log cannot be changed'

const sqlite = [
  'drop trigger audit_kept',
  `create trigger audit_kept before delete on audit
    when old.at >= min((select max(at) from audit), unixepoch() * 1000) - ${auditTermMs}
    begin select raise(abort, '${fault}'); end`,
  // `insert or replace` deletes the old row without its trigger.
  `create trigger audit_not_replaced before insert on audit
    when exists (select 1 from audit where id = new.id)
    begin select raise(abort, '${fault}'); end`,
]

const postgres = [
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < least((select max(at) from audit), floor(extract(epoch from clock_timestamp()) * 1000)::bigint) - ${auditTermMs}
          then return old;
        end if;
      end if;
      raise exception '${fault}';
    end $$`,
]

/**
 * Counts the term of audit entries from the newest entry or from now, whichever is earlier: one
 * entry of a clock that was ahead made all others old. On SQLite no insert replaces an entry.
 */
export const auditGuards = (engine: MigrationEngine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of engine === 'sqlite' ? sqlite : postgres)
      await sql.raw(statement).execute(db)
  },
})
