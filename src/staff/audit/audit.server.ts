import { setImmediate } from 'node:timers/promises'
import type { AuditAction, AuditDetail } from '#src/contracts/staff/audit.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { type AuditRow, appendAudit, readAudit } from './audit-rows.server.ts'

export type Actor = { id: number | null; name: string; network: string }

export const commandLine: Actor = { id: null, name: 'command line', network: 'this machine' }

type Entry = { action: AuditAction; subject?: string; detail?: AuditDetail }

/**
 * Appends to the audit log. To be called in the transaction of the act, so that both are stored, or
 * neither.
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
 * Number of entries read at once, so that a long log is never in memory as a whole.
 */
const batch = 200

export async function* auditEntries({ db }: Database, after = 0): AsyncGenerator<AuditRow> {
  for (let last = after; ; ) {
    const rows = await readAudit(db, { after: last, limit: batch })
    yield* rows
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? last
    await setImmediate()
  }
}
