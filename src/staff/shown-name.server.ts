import type { Queryable } from '#src/core/database/connect.ts'
import { findStaff, updateStaff } from './account-rows.server.ts'
import { type Actor, recordAudit } from './audit/audit.server.ts'

/** Sets the name by which customers read of an account; empty for the one it signs in with. */
export async function changeShownName(
  tx: Queryable,
  actor: Actor,
  { id, shownName }: { id: number; shownName: string },
): Promise<void> {
  const before = await findStaff(tx, id)
  await updateStaff(tx, id, { shown_name: shownName || null })
  await recordAudit(tx, actor, {
    action: 'account.changed',
    subject: `account ${id}`,
    detail: { field: 'name on offers', from: before?.shown_name ?? '', to: shownName },
  })
}
