import { retention } from '#src/contracts/retention.ts'
import type { SessionStanding } from '#src/contracts/staff/staff-routes.ts'
import type { Context } from '#src/core/context.server.ts'
import { skew } from '#src/core/database/rates.ts'
import { writeFaultOf } from '#src/core/database/write-fault.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { lastProof, tokenDigest } from './session-proofs.server.ts'
import type { SessionRecord } from './session-records.ts'
import { deleteSession, findSession, touchSession } from './session-rows.server.ts'

const minute = 60_000
/** Milliseconds for which a session lasts without use, and maximum milliseconds. */
export const sessionLife = {
  idle: retention.idleSessionMinutes * minute,
  absolute: retention.sessionHours * 60 * minute,
} as const
/** Milliseconds between writes of a session in use. */
const touchEvery = minute

export const toSessionRecord = (
  { name, role, mustChangePassword, endsAt, idleEndsAt }: SignedIn,
  storageFault: SessionRecord['storageFault'],
): SessionRecord => ({
  name,
  role,
  mustChangePassword,
  endsAt: new Date(endsAt).toISOString(),
  idleEndsAt: new Date(idleEndsAt).toISOString(),
  storageFault,
})

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

function standingOf(row: SessionRow): SessionStanding {
  if (row.second_factors > 0 && row.second_factor_at === null) return 'second-factor'
  if (row.must_change_password === 1) return 'change-password'
  const isNeeded = (row.needing_roles ?? '').split(',').includes(row.role)
  return isNeeded && row.second_factors === 0 ? 'set-up-second-factor' : 'open'
}

/**
 * Writes the use of a session.
 * @returns false on a full disk, where what needs no write can still be read until the session ends
 */
async function touch({ database }: Context, hash: string, now: number): Promise<boolean> {
  try {
    await database.write((tx) => touchSession(tx, hash, now))
    return true
  } catch (error) {
    if (writeFaultOf(error) === null) throw error
    return false
  }
}

/**
 * Finds the account of a session.
 * @param isUse false if the request must not prolong the session
 */
export async function findSignedIn(
  context: Context,
  token: string | undefined,
  { isUse = true, now = Date.now() } = {},
): Promise<SignedIn | null> {
  if (!token) return null
  const hash = tokenDigest(token)
  const row = await findSession(context.database.db, hash, {
    createdAfter: now - sessionLife.absolute,
    createdUntil: now + skew,
    seenAfter: now - sessionLife.idle,
  })
  if (!row) return null
  const isDue = isUse && now - row.seen_at >= touchEvery
  const seenAt = isDue && (await touch(context, hash, now)) ? now : row.seen_at
  const endsAt = row.created_at + sessionLife.absolute
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    email: row.email,
    timeZone: row.time_zone,
    shownName: row.shown_name,
    sessionId: row.session_id,
    device: row.device,
    network: row.network,
    origin: null,
    standing: standingOf(row),
    mustChangePassword: row.must_change_password === 1,
    hasSecondFactor: row.second_factors > 0,
    provedAt: lastProof(row),
    endsAt,
    idleEndsAt: Math.min(endsAt, seenAt + sessionLife.idle),
  }
}

/**
 * Ends a session.
 * @param leaver the account that signs out; null if another session replaces this one
 */
export async function closeSession(
  { database }: Context,
  token: string,
  leaver: Actor | null,
): Promise<void> {
  await database.write(async (tx) => {
    await deleteSession(tx, tokenDigest(token))
    if (leaver) await recordAudit(tx, leaver, { action: 'session.closed' })
  })
}
