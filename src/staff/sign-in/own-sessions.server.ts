import type { Context } from '#src/core/context.server.ts'
import { skew } from '#src/core/database/rates.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { nearestIsoMoment } from '#src/core/stored-rows.server.ts'
import { updateStaff } from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { changeShownName } from '#src/staff/shown-name.server.ts'
import type { OwnSession } from './session-records.ts'
import { deleteOtherSessions, deleteSessionById, listSessions } from './session-rows.server.ts'
import { sessionLife } from './sessions.server.ts'

/** Lists the open sessions of an account, the last used first. */
export async function listOwnSessions(
  { database: { db } }: Context,
  { id, sessionId }: SignedIn,
  now = Date.now(),
): Promise<OwnSession[]> {
  const rows = await listSessions(db, id, {
    createdAfter: now - sessionLife.absolute,
    createdUntil: now + skew,
    seenAfter: now - sessionLife.idle,
  })
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    network: row.network,
    openedAt: nearestIsoMoment(row.created_at),
    usedAt: nearestIsoMoment(row.seen_at),
    isThis: row.id === sessionId,
  }))
}

export const setOwnTimeZone = ({ database }: Context, { id }: SignedIn, timeZone: string) =>
  database.write((tx) => updateStaff(tx, id, { time_zone: timeZone }))

export const setOwnShownName = ({ database }: Context, staff: SignedIn, shownName: string) =>
  database.write((tx) => changeShownName(tx, toActor(staff), { id: staff.id, shownName }))

/** @returns whether the session was open, and belonged to the account */
export const endOwnSession = (
  { database }: Context,
  staff: SignedIn,
  sessionId: number,
): Promise<boolean> =>
  database.write(async (tx) => {
    const isEnded = await deleteSessionById(tx, staff.id, sessionId)
    if (isEnded)
      await recordAudit(tx, toActor(staff), {
        action: 'session.ended',
        subject: `session ${sessionId}`,
      })
    return isEnded
  })

/** Ends all sessions of the account but the one in use. @returns how many there were */
export const endOtherSessions = ({ database }: Context, staff: SignedIn): Promise<number> =>
  database.write(async (tx) => {
    const count = await deleteOtherSessions(tx, staff.id, staff.sessionId)
    if (count > 0)
      await recordAudit(tx, toActor(staff), {
        action: 'session.ended',
        subject: `account ${staff.id}`,
        detail: { count },
      })
    return count
  })
