import type { AuditPage, AuditRecord } from '#src/contracts/staff/audit-records.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import {
  type AuditRow,
  type AuditSelection,
  countAudit,
  listActors,
  listAudit,
} from '#src/server/database/audit.ts'
import type { Database } from '#src/server/database/connect.ts'
import type { PageRequest } from '#src/server/database/results.ts'
import { listStaff } from '#src/server/database/staff.ts'

const toRecord = (row: AuditRow): AuditRecord => ({
  id: row.id,
  at: new Date(row.at).toISOString(),
  actor: row.actor,
  accountId: row.actor_id,
  network: row.origin,
  action: row.action,
  subject: row.subject,
  // The type is safe, because recordAudit wrote the text from an AuditDetail.
  detail: JSON.parse(row.detail),
})

export function createAuditLog(database: Database) {
  return {
    async list({
      after,
      limit = staffLimits.page.usual,
      ...selection
    }: PageRequest & AuditSelection = {}): Promise<AuditPage> {
      const [rows, total] = await Promise.all([
        listAudit(database.db, selection, { after, limit: limit + 1 }),
        countAudit(database.db, selection),
      ])
      const items = rows.slice(0, limit).map(toRecord)
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null, total }
    },

    actors: (): Promise<string[]> => listActors(database.db),

    accounts: async (): Promise<Record<number, string>> =>
      Object.fromEntries((await listStaff(database.db)).map(({ id, name }) => [id, name])),
  }
}
