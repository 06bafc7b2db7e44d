import { createHash } from 'node:crypto'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { Queryable } from './connect.ts'
import { countRows } from './results.ts'
import type { AuditTable, Tables } from './schema.ts'
import { lockSetting, readSetting, writeSetting } from './settings.ts'

export type AuditRow = Selectable<AuditTable>
type NewEntry = Omit<Insertable<AuditTable>, 'id' | 'previous' | 'hash'>

const head = 'audit-head'
/** Setting that stores the hash of the last entry that was deleted because of its age. */
const start = 'audit-start'
export const genesis = '0'.repeat(64)

/** SHA-256 in hexadecimal over the previous hash and the facts of the entry in a fixed order. */
export const hashOf = (
  { at, actor_id, actor, origin, action, subject, detail }: NewEntry,
  previous: string,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([previous, at, actor_id ?? null, actor, origin, action, subject, detail]),
    )
    .digest('hex')

/**
 * Appends an entry to the chain. Call it last in a transaction, because it locks the chain's newest
 * hash until the transaction ends.
 */
export async function appendAudit(tx: Queryable, entry: NewEntry): Promise<void> {
  const previous = await lockSetting(tx, head, genesis)
  const hash = hashOf(entry, previous)
  await tx
    .insertInto('audit')
    .values({ ...entry, previous, hash })
    .execute()
  await writeSetting(tx, head, hash)
}

export const auditHead = async (db: Queryable): Promise<string> =>
  (await readSetting(db, head)) ?? genesis

/** Reads the hash that the oldest stored entry must contain as its previous hash. */
export const auditStart = async (db: Queryable): Promise<string> =>
  (await readSetting(db, start)) ?? genesis

/**
 * Reads entries in the order of the chain.
 * @param after id of the preceding entry; 0 to begin with the first
 */
export const readChain = (
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
 * Deletes the entries before the first one that is not older than `before`. Later ones stay, even
 * if a wrong clock dated them earlier.
 */
export async function deleteAuditBefore(tx: Queryable, before: number): Promise<void> {
  // Without this lock, two processes at once could set the start back to a deleted entry.
  await lockSetting(tx, start, genesis)
  const kept = await tx
    .selectFrom('audit')
    .select((e) => e.fn.min('id').as('id'))
    .where('at', '>=', before)
    .executeTakeFirst()
  const last = await tx
    .selectFrom('audit')
    .select(['id', 'hash'])
    .$if(kept?.id != null, (query) => query.where('id', '<', kept?.id ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  await tx.deleteFrom('audit').where('id', '<=', last.id).execute()
  await writeSetting(tx, start, last.hash)
}
