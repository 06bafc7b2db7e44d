import type { Generated, Insertable } from 'kysely'
import type { Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { hasChanged } from '#src/core/database/results.ts'
import { secondFactors } from '#src/staff/account-rows.server.ts'

type SessionTable = {
  id: Generated<number>
  /** SHA-256 of the token in the cookie. */
  token_hash: string
  staff_id: number
  created_at: Milliseconds
  seen_at: Milliseconds
  /** Browser and system: `Firefox on Android`. */
  device: string
  /** Network of the client, without the address bits of a single customer: `102.89.34.0/24`. */
  network: string
  proved_at: Milliseconds
  second_factor_at: Milliseconds | null
  challenge: string | null
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    session: SessionTable
  }
}

/** A valid session was created after the first time and used after the second, in milliseconds. */
type SessionBounds = { createdAfter: number; seenAfter: number }

/** A session created after `createdUntil` was opened while the clock was ahead. */
export type SessionTimes = SessionBounds & { createdUntil: number }

export const insertSession = (db: Queryable, session: Insertable<SessionTable>) =>
  db.insertInto('session').values(session).execute()

/** Setting with the roles that need a second factor, separated by commas. */
export const secondFactorSetting = 'second-factor-roles'

export const findSession = (
  db: Queryable,
  tokenHash: string,
  { createdAfter, createdUntil, seenAfter }: SessionTimes,
) =>
  db
    .selectFrom('session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.role',
      'staff.email',
      'staff.time_zone',
      'staff.shown_name',
      'staff.must_change_password',
      'session.id as session_id',
      'session.created_at',
      'session.seen_at',
      'session.device',
      'session.network',
      'session.proved_at',
      'session.second_factor_at',
    ])
    .select(secondFactors)
    .select((e) => [
      e
        .selectFrom('setting')
        .select('value')
        .where('name', '=', secondFactorSetting)
        .as('needing_roles'),
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('staff.disabled', '=', 0)
    .where('session.created_at', '>', createdAfter)
    .where('session.created_at', '<=', createdUntil)
    .where('session.seen_at', '>', seenAfter)
    .executeTakeFirst()

export const hasSession = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.selectFrom('session').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

export const touchSession = (db: Queryable, tokenHash: string, now: number) =>
  db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()

type Renewal = Pick<SessionTable, 'token_hash'> &
  Partial<Pick<SessionTable, 'proved_at' | 'second_factor_at'>>

/** Gives a session a new token and drops its challenge. @returns false if the session has ended */
export const renewSession = (db: Queryable, id: number, renewal: Renewal): Promise<boolean> =>
  hasChanged(
    db
      .updateTable('session')
      .set({ ...renewal, challenge: null })
      .where('id', '=', id),
  )

/** Forgets in all sessions of an account that a second factor was shown. */
export const forgetSecondFactor = (db: Queryable, staffId: number) =>
  db
    .updateTable('session')
    .set({ second_factor_at: null })
    .where('staff_id', '=', staffId)
    .execute()

export const writeChallenge = (db: Queryable, id: number, challenge: string) =>
  db.updateTable('session').set({ challenge }).where('id', '=', id).execute()

/**
 * Reads and deletes the challenge of a session.
 * @returns null if there is none, and for all but one of concurrent calls
 */
export async function consumeChallenge(db: Queryable, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('session')
    .select('challenge')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.challenge) return null
  const stored = db
    .updateTable('session')
    .set({ challenge: null })
    .where('id', '=', id)
    .where('challenge', '=', row.challenge)
  return (await hasChanged(stored)) ? row.challenge : null
}

export const deleteSession = (db: Queryable, tokenHash: string) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()

export const deleteSessionsOf = (db: Queryable, staffId: number) =>
  db.deleteFrom('session').where('staff_id', '=', staffId).execute()

export const listSessions = (
  db: Queryable,
  staffId: number,
  { createdAfter, createdUntil, seenAfter }: SessionTimes,
) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'network', 'created_at', 'seen_at'])
    .where('staff_id', '=', staffId)
    .where('created_at', '>', createdAfter)
    .where('created_at', '<=', createdUntil)
    .where('seen_at', '>', seenAfter)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const deleteSessionById = (db: Queryable, staffId: number, id: number): Promise<boolean> =>
  hasChanged(db.deleteFrom('session').where('staff_id', '=', staffId).where('id', '=', id))

export const deleteOtherSessions = async (
  db: Queryable,
  staffId: number,
  keptId: number,
): Promise<number> =>
  Number(
    (
      await db
        .deleteFrom('session')
        .where('staff_id', '=', staffId)
        .where('id', '!=', keptId)
        .executeTakeFirst()
    ).numDeletedRows,
  )

export const deleteEndedSessions = (db: Queryable, { createdAfter, seenAfter }: SessionBounds) =>
  db
    .deleteFrom('session')
    .where((e) => e.or([e('created_at', '<=', createdAfter), e('seen_at', '<=', seenAfter)]))
    .execute()
