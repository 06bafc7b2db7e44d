import { setImmediate } from 'node:timers/promises'
import { type Generated, type Selectable, sql } from 'kysely'
import type { AuditAction, AuditDetail } from '#src/contracts/staff/audit.ts'
import type { Milliseconds } from '#src/core/database/columns.ts'
import type { Database, Queryable } from '#src/core/database/connect.ts'

/** Entry of the audit log (decision 0038). Contains nothing that a visitor typed. */
type AuditTable = {
  id: Generated<number>
  at: Milliseconds
  /** Id and name of the account; null and a word such as `command line` if no account acted. */
  actor_id: number | null
  actor: string
  origin: string
  action: string
  /** Such as `contact 12`; may be empty. */
  subject: string
  /** JSON object of numbers, field names and states. */
  detail: string
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    audit: AuditTable
  }
}

export type AuditRow = Selectable<AuditTable>

/** Milliseconds before the newest entry within which the database refuses to delete an entry. */
export const auditTermMs = 730 * 24 * 3_600_000

export type Actor = { id: number | null; name: string; network: string }

export const commandLine: Actor = { id: null, name: 'command line', network: 'this machine' }

export type AuditEntry = { action: AuditAction; subject?: string; detail?: AuditDetail }

/**
 * Appends to the audit log. To be called in the transaction of the act, so that both are stored, or
 * neither.
 */
export async function recordAudit(
  tx: Queryable,
  actor: Actor,
  { action, subject = '', detail = {} }: AuditEntry,
  now = Date.now(),
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: now,
      actor_id: actor.id,
      actor: actor.name,
      origin: actor.network,
      action,
      subject,
      detail: JSON.stringify(detail),
    })
    .execute()
}

/**
 * Number of entries read at once, so that a long log is never in memory as a whole.
 */
const batch = 200

/**
 * Reads entries in their order.
 * @param after id of the preceding entry; 0 to begin with the first
 */
export async function* auditEntries({ db }: Database, after = 0): AsyncGenerator<AuditRow> {
  for (let last = after; ; ) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    yield* rows
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? last
    await setImmediate()
  }
}

/**
 * Deletes the entries before the first one that is not older than `before`, and none within the
 * term of the newest one. Later ones stay, even if a wrong clock dated them earlier.
 */
export async function deleteAuditBefore(tx: Queryable, before: number): Promise<void> {
  const { newest } = await tx
    .selectFrom('audit')
    .select((e) => e.fn.max('at').as('newest'))
    .executeTakeFirstOrThrow()
  if (newest === null) return
  const kept = await tx
    .selectFrom('audit')
    .select((e) => e.fn.min('id').as('id'))
    .where('at', '>=', Math.min(before, newest - auditTermMs))
    .executeTakeFirst()
  await tx
    .deleteFrom('audit')
    .where('id', '<', kept?.id ?? 0)
    .execute()
}

/** Finds the time of the newest entry or request, of those before a moment; null if there is none. */
export async function findNewestEntry(
  db: Queryable,
  before: number | null,
): Promise<number | null> {
  const bound = before ?? Number.MAX_SAFE_INTEGER
  const { rows } = await sql<{ newest: number | null }>`
    select max(at) as newest from (
      select max(at) as at from audit where at < ${bound}
      union all select max(submitted_at) from contact where submitted_at < ${bound}) as entries`.execute(
    db,
  )
  return rows[0]?.newest == null ? null : Number(rows[0].newest)
}
