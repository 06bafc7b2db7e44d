import { retention } from '#src/contracts/retention.ts'
import type { SessionRecord } from '#src/contracts/staff/session-records.ts'
import type { SessionStanding } from '#src/contracts/staff/staff-routes.ts'
import type { Context } from '#src/core/context.server.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'
import { writeFaultOf } from '#src/server/database/write-fault.ts'
import { type DiskReserve, withReserve } from '#src/server/services/storage/disk-reserve.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { lastProof, tokenDigest } from './session-proofs.server.ts'
import { deleteSession, findSession, touchSession } from './session-rows.server.ts'

const minute = 60_000
/** Milliseconds for which a session lasts without use, and maximum milliseconds. */
export const sessionLife = {
  idle: retention.idleSessionMinutes * minute,
  absolute: retention.sessionHours * 60 * minute,
} as const
/** Milliseconds between writes of a session in use. */
const touchEvery = minute

export type SessionContext = Context & {
  reserve: DiskReserve
  /** Last use of sessions by token digest, for uses that could not be written. */
  unwrittenUse: Map<string, number>
}

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
 * Writes the use of a session; on a full disk to memory only, so that staff can still read contact
 * requests.
 */
async function touch(
  { database, unwrittenUse }: SessionContext,
  hash: string,
  now: number,
): Promise<void> {
  try {
    await database.write((tx) => touchSession(tx, hash, now))
    unwrittenUse.delete(hash)
  } catch (error) {
    if (writeFaultOf(error) === null) throw error
    unwrittenUse.set(hash, now)
  }
}

/**
 * Finds the account of a session.
 * @param isUse false if the request must not prolong the session
 */
export async function findSignedIn(
  context: SessionContext,
  token: string | undefined,
  { isUse = true, now = Date.now() } = {},
): Promise<SignedIn | null> {
  if (!token) return null
  const { database, unwrittenUse } = context
  const hash = tokenDigest(token)
  const seenAfter = now - sessionLife.idle
  const unwritten = unwrittenUse.get(hash) ?? 0
  const bounds = {
    createdAfter: now - sessionLife.absolute,
    seenAfter: unwritten > seenAfter ? 0 : seenAfter,
  }
  const row = await findSession(database.db, hash, bounds)
  if (!row) {
    unwrittenUse.delete(hash)
    return null
  }
  const seenAt = Math.max(row.seen_at, unwritten)
  const isDue = isUse && now - seenAt >= touchEvery
  if (isDue) await touch(context, hash, now)
  const endsAt = row.created_at + sessionLife.absolute
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    email: row.email,
    timeZone: row.time_zone,
    sessionId: row.session_id,
    device: row.device,
    network: row.network,
    origin: null,
    standing: standingOf(row),
    mustChangePassword: row.must_change_password === 1,
    hasSecondFactor: row.second_factors > 0,
    provedAt: lastProof(row),
    endsAt,
    idleEndsAt: Math.min(endsAt, (isDue ? now : seenAt) + sessionLife.idle),
  }
}

/**
 * Ends a session.
 * @param leaver the account that signs out; null if another session replaces this one
 */
export async function closeSession(
  { database, reserve, unwrittenUse }: SessionContext,
  token: string,
  leaver: Actor | null,
): Promise<void> {
  unwrittenUse.delete(tokenDigest(token))
  await withReserve(database, reserve).write(async (tx) => {
    await deleteSession(tx, tokenDigest(token))
    if (leaver) await recordAudit(tx, leaver, { action: 'session.closed' })
  })
}
