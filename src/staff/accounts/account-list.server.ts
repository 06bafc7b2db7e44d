import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import { nearestIsoMoment } from '#src/core/stored-rows.server.ts'
import { countWaiting } from '#src/desk/requests/work/assigned-requests.server.ts'
import { secondFactors } from '#src/staff/account-rows.server.ts'
import type { AccountRecord, AccountState } from './accounts.ts'

const selectAccounts = (db: Queryable) =>
  db
    .selectFrom('staff')
    .leftJoin('account_link', 'account_link.staff_id', 'staff.id')
    .selectAll('staff')
    .select(['account_link.kind as link_kind', 'account_link.ends_at as link_ends_at'])
    .select(secondFactors)
    .orderBy('staff.name_key')
    .execute()

const near = (moment: number | null) => (moment === null ? null : nearestIsoMoment(moment))

type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number]

function stateOf(row: AccountRow): AccountState {
  if (row.disabled === 1) return 'closed'
  if (row.must_change_password === 0) return 'active'
  if (row.link_kind === null) return 'one-time'
  return row.link_kind === 'invitation' ? 'invited' : 'recovering'
}

/**
 * Returns when a link or one-time password that was not used yet ends. A used password has ended.
 */
function waitsUntil(row: AccountRow): number | null {
  if (row.must_change_password === 0) return null
  return row.link_ends_at ?? row.one_time_used_at ?? row.one_time_until
}

export async function readAccounts({
  database: { db },
}: Pick<Context, 'database'>): Promise<AccountRecord[]> {
  const rows = await selectAccounts(db)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      role: row.role,
      email: row.email,
      state: stateOf(row),
      waitsUntil: near(waitsUntil(row)),
      signedInAt: near(row.signed_in_at),
      shownName: row.shown_name,
      hasSecondFactor: row.second_factors > 0,
      openRequests: await countWaiting(db, row.name),
    })),
  )
}

/** Lists all accounts for staff. */
export async function listAccounts(
  context: Pick<Context, 'database'>,
  staff: SignedIn,
): Promise<AccountRecord[]> {
  requirePermission(staff, 'accounts.manage')
  return readAccounts(context)
}
