import type { LRUCache } from 'lru-cache'
import type { AuditAction } from '#src/contracts/staff/audit.ts'
import type { Context } from '#src/core/context.server.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { type AuditEntry, recordAudit } from './audit.server.ts'

/** `lastReadings`: what each session read last, by action, so that a repeated reading is logged once. */
export type ReadingContext = Context & { lastReadings: LRUCache<string, string> }

/** Logs that staff get personal data. @throws if it cannot be logged, so that they get none */
export const logAccess = (
  { database }: Context,
  staff: SignedIn,
  entry: AuditEntry,
): Promise<void> => database.write((tx) => recordAudit(tx, toActor(staff), entry))

/**
 * Logs which items staff read, before they get them (decision 0038).
 * @param filters names of the filters that are set
 * @throws if it cannot be logged, so that they get none
 */
export async function logItemsRead(
  context: ReadingContext,
  staff: SignedIn,
  action: AuditAction,
  { items, filters = [] }: { items: { id: number }[]; filters?: string[] },
): Promise<void> {
  if (items.length === 0 && filters.length === 0) return
  const { lastReadings: last } = context
  const ids = items.map(({ id }) => id)
  const detail = { count: ids.length, first: ids.at(0) ?? null, last: ids.at(-1) ?? null, filters }
  const key = `${staff.sessionId} ${action}`
  const reading = JSON.stringify([ids, detail, staff.network])
  if (last.get(key) === reading) return
  await logAccess(context, staff, { action, detail })
  last.set(key, reading)
}
