import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { countRows, type PageRequest } from '#src/core/database/results.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import { isoMoment, readEach, splitRead } from '#src/core/stored-rows.server.ts'
import { listStaff } from '#src/staff/account-rows.server.ts'
import type { AuditRow } from './audit.server.ts'
import type { AuditPage, AuditRecord } from './audit-log.ts'

type AuditSelection = { actor?: string | undefined; action?: string | undefined }

const matches =
  ({ actor, action }: AuditSelection) =>
  (e: ExpressionBuilder<Tables, 'audit'>) =>
    e.and([
      ...(actor === undefined ? [] : [e('actor', '=', actor)]),
      ...(action === undefined ? [] : [e('action', '=', action)]),
    ])

const listAudit = (
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

const countAudit = (db: Queryable, selection: AuditSelection): Promise<number> =>
  countRows(db.selectFrom('audit').where(matches(selection)))

const listActors = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom('audit').select('actor').distinct().orderBy('actor').execute()).map(
    ({ actor }) => actor,
  )

const detailValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
const detail = z.record(
  z.string(),
  z.union([detailValue, z.array(z.union([z.string(), z.number()]))]),
)

const toRecord = (row: AuditRow): AuditRecord => ({
  id: row.id,
  at: isoMoment(row.at),
  actor: row.actor,
  accountId: row.actor_id,
  network: row.origin,
  action: row.action,
  subject: row.subject,
  detail: detail.parse(JSON.parse(row.detail)),
})

/** Lists entries, newest first. */
export async function listAuditLog(
  { database: { db } }: Context,
  staff: SignedIn,
  { after, limit = staffLimits.page.usual, ...selection }: PageRequest & AuditSelection = {},
): Promise<AuditPage> {
  requirePermission(staff, 'audit.read')
  const [rows, total] = await Promise.all([
    listAudit(db, selection, { after, limit: limit + 1 }),
    countAudit(db, selection),
  ])
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null
  return { ...splitRead(await readEach('audit', shown, toRecord)), next, total }
}

/** Lists who may be chosen in the filter: all names of the log, and of each account by its id. */
export async function listAuditActors(
  { database: { db } }: Context,
  staff: SignedIn,
): Promise<{ actors: string[]; accounts: Record<number, string> }> {
  requirePermission(staff, 'audit.read')
  const [actors, accounts] = await Promise.all([listActors(db), listStaff(db)])
  return { actors, accounts: Object.fromEntries(accounts.map(({ id, name }) => [id, name])) }
}
