import { type SqlBool, sql } from 'kysely'
import { todayAt } from '#src/content/settings/site.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { offerFacts, selectOffers, stateOn } from './offer-life.server.ts'
import { offerActs } from './offer-life.ts'

/**
 * Withdraws the offers that staff have written in the stead of one and that are not known to have
 * come to their customer, once the older is accepted or ordered. Exact prices stay: they belong to
 * the order.
 * @returns their numbers
 */
export async function withdrawUnsent(
  tx: Queryable,
  actor: Actor,
  { id, contact_id }: { id: number; contact_id: number },
  now: number,
): Promise<string[]> {
  const today = todayAt(now)
  const newer = await selectOffers(tx, today)
    .select(['pro_forma.id', 'pro_forma.number'])
    .where('pro_forma.contact_id', '=', contact_id)
    .where('pro_forma.id', '>', id)
    .where(stateOn(today), 'in', ['waiting', 'unsent'])
    .where(sql<SqlBool>`not ${offerFacts.isExact}`)
    .orderBy('pro_forma.id')
    .execute()
  const subject = `contact ${contact_id}`
  for (const { id: ended, number } of newer) {
    await tx.updateTable('pro_forma').set({ withdrawn_at: now }).where('id', '=', ended).execute()
    const entry = { action: offerActs.withdraw.audit, subject, detail: { number } }
    await recordAudit(tx, actor, entry, now)
  }
  return newer.map(({ number }) => number)
}
