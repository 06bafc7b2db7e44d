import { may } from '#src/contracts/permissions.ts'
import { countWaiting } from '#src/server/database/assigned-requests.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import type { AccountChange } from '#src/staff/account-forms.ts'
import { findStaff, type StaffRow } from '#src/staff/account-rows.server.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'

export type Successor = Extract<AccountChange, { act: 'close' }>['successor']

/** Hands the open requests of one account, by name, to another; null for nobody. */
export type HandOver = (
  tx: Queryable,
  actor: Actor,
  names: { from: string; to: string | null },
  now: number,
) => Promise<void>

type Leaving = { tx: Queryable; target: StaffRow; actor: Actor; now: number }

/**
 * Hands the open requests of an account to its successor, if there are any.
 * @returns false if the choice is missing, or the chosen account cannot take them
 */
export async function settleSuccession(
  { tx, target, actor, now }: Leaving,
  successor: Successor,
  handOver: HandOver,
): Promise<boolean> {
  if ((await countWaiting(tx, target.name)) === 0) return true
  if (!successor) return false
  const to = successor === 'nobody' ? null : await findStaff(tx, successor)
  if (to === undefined || to?.id === target.id || to?.disabled === 1) return false
  if (to && !may(to.role, 'contacts.change')) return false
  await handOver(tx, actor, { from: target.name, to: to?.name ?? null }, now)
  return true
}
