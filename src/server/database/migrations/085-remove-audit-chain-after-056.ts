import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

import type { Engine } from './identity.ts'

/** Milliseconds, as `auditTermMs` (database/audit.ts). */
const termMs = 730 * 24 * 3_600_000
const fault = 'the audit log cannot be changed'

/**
 * The audit log refuses changes, and deletions within its term, counted from its newest entry, so
 * that a wrong clock deletes nothing. The hashes of entries go.
 */
export const auditTriggers = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['previous', 'hash'])
      await db.schema.alterTable('audit').dropColumn(column).execute()
    await sql`delete from setting where name in ('audit-head', 'audit-start')`.execute(db)
    const isKept = sql`old.at >= (select max(at) from audit) - ${sql.lit(termMs)}`
    const statements =
      engine === 'sqlite'
        ? [
            sql`create trigger audit_unchanged before update on audit
              begin select raise(abort, ${sql.lit(fault)}); end`,
            sql`create trigger audit_kept before delete on audit when ${isKept}
              begin select raise(abort, ${sql.lit(fault)}); end`,
          ]
        : [
            sql`create function refuse_audit_change() returns trigger language plpgsql as $$
              begin
                if tg_op = 'DELETE' then
                  if not (${isKept}) then return old; end if;
                end if;
                raise exception ${sql.lit(fault)};
              end $$`,
            sql`create trigger audit_kept before update or delete on audit
              for each row execute function refuse_audit_change()`,
            sql`create trigger audit_not_emptied before truncate on audit
              for each statement execute function refuse_audit_change()`,
          ]
    for (const statement of statements) await statement.execute(db)
  },
})
