import {
  type ExpressionBuilder,
  type Generated,
  type Insertable,
  type Selectable,
  sql,
} from 'kysely'
import type { Milliseconds } from '#src/server/database/columns.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { countRows } from '#src/server/database/results.ts'
import type { Tables } from '#src/server/database/schema.ts'

/** Entry of the audit log (decision 0038). Contains nothing that a visitor typed. */
export type AuditTable = {
  id: Generated<number>
  at: Milliseconds
  /** Id and name of the account; null and a word such as `command line` if no account acted. */
  actor_id: number | null
  actor: string
  origin: string
  action: string
  subject: string
  /** JSON object of numbers, field names and states. */
  detail: string
}

export type AuditRow = Selectable<AuditTable>
type NewEntry = Omit<Insertable<AuditTable>, 'id'>

/** Milliseconds before the newest entry within which the database refuses to delete an entry. */
export const auditTermMs = 730 * 24 * 3_600_000

export const appendAudit = async (tx: Queryable, entry: NewEntry): Promise<void> => {
  await tx.insertInto('audit').values(entry).execute()
}

/**
 * Reads entries in their order.
 * @param after id of the preceding entry; 0 to begin with the first
 */
export const readAudit = (
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<AuditRow[]> =>
  db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()

export type AuditSelection = { actor?: string | undefined; action?: string | undefined }

const matches =
  ({ actor, action }: AuditSelection) =>
  (e: ExpressionBuilder<Tables, 'audit'>) =>
    e.and([
      ...(actor === undefined ? [] : [e('actor', '=', actor)]),
      ...(action === undefined ? [] : [e('action', '=', action)]),
    ])

export const listAudit = (
  db: Queryable,
  selection: AuditSelection,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .selectAll()
    .where(matches(selection))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const countAudit = (db: Queryable, selection: AuditSelection): Promise<number> =>
  countRows(db.selectFrom('audit').where(matches(selection)))

export const listActors = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom('audit').select('actor').distinct().orderBy('actor').execute()).map(
    ({ actor }) => actor,
  )

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
