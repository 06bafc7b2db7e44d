import { setImmediate } from 'node:timers/promises'
import type {
  AuditAction,
  AuditCheck,
  AuditDetail,
  AuditFault,
} from '#src/contracts/staff/audit.ts'
import {
  type AuditRow,
  appendAudit,
  auditHead,
  auditStart,
  hashOf,
  readChain,
} from '#src/server/database/audit.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'

export type Actor = { id: number | null; name: string; network: string }

export const commandLine: Actor = { id: null, name: 'command line', network: 'this machine' }

type Entry = { action: AuditAction; subject?: string; detail?: AuditDetail }

/**
 * Appends to the audit log. To be called in the act's transaction as its last query, so that both
 * are stored, or neither.
 */
export const recordAudit = (
  tx: Queryable,
  actor: Actor,
  { action, subject = '', detail = {} }: Entry,
  now = Date.now(),
): Promise<void> =>
  appendAudit(tx, {
    at: now,
    actor_id: actor.id,
    actor: actor.name,
    origin: actor.network,
    action,
    subject,
    detail: JSON.stringify(detail),
  })

/**
 * Number of entries read at once, so that a long log is never in memory as a whole, and a check
 * does not delay pages.
 */
const batch = 200

export async function* auditEntries({ db }: Database, after = 0): AsyncGenerator<AuditRow> {
  for (let last = after; ; ) {
    const rows = await readChain(db, { after: last, limit: batch })
    yield* rows
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? last
    await setImmediate()
  }
}

async function readOnce(database: Database, start: string): Promise<Omit<AuditCheck, 'checkedAt'>> {
  const read = { entries: 0, since: null as number | null, last: { id: 0, hash: start } }
  const verdict = (fault: AuditFault | null) => ({
    entries: read.entries,
    since: read.since,
    head: read.last.hash,
    fault,
  })
  for (;;) {
    const head = await auditHead(database.db)
    let isHeadFound = read.last.hash === head
    for await (const row of auditEntries(database, read.last.id)) {
      if (row.previous !== read.last.hash) return verdict({ kind: 'missing', entry: row.id })
      if (row.hash !== hashOf(row, row.previous)) return verdict({ kind: 'changed', entry: row.id })
      read.entries += 1
      read.since ??= row.at
      read.last = row
      isHeadFound ||= row.hash === head
    }
    if (!isHeadFound) return verdict({ kind: 'end', entry: read.last.id || null })
    if (read.last.hash === (await auditHead(database.db))) return verdict(null)
  }
}

/**
 * Checks every entry, every link, and the end of the chain. Finds each change, unless the chain was
 * recomputed (decision 0038).
 */
export async function verifyAudit(database: Database, now = Date.now()): Promise<AuditCheck> {
  for (;;) {
    const start = await auditStart(database.db)
    const verdict = await readOnce(database, start)
    // If the start has changed, old entries were deleted during the check, which is therefore
    // repeated.
    if (verdict.fault === null || start === (await auditStart(database.db)))
      return { ...verdict, checkedAt: now }
  }
}
