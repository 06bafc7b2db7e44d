import type { Insertable } from 'kysely'
import type { Queryable } from './connect.ts'
import type { SessionTable } from './schema.ts'

/** A session is valid if it was created and last used after these times, in milliseconds. */
export type SessionBounds = { createdAfter: number; seenAfter: number }

export const insertSession = (db: Queryable, session: Insertable<SessionTable>) => db.insertInto('session').values(session).execute()

/** The session of a token with its account, unless it has ended or the account is disabled. */
export const findSession = (db: Queryable, tokenHash: string, { createdAfter, seenAfter }: SessionBounds) =>
  db
    .selectFrom('session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['staff.id', 'staff.name', 'staff.must_change_password', 'session.created_at', 'session.seen_at'])
    .where('session.token_hash', '=', tokenHash)
    .where('staff.disabled', '=', 0)
    .where('session.created_at', '>', createdAfter)
    .where('session.seen_at', '>', seenAfter)
    .executeTakeFirst()

export const touchSession = (db: Queryable, tokenHash: string, now: number) =>
  db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute()

export const deleteSession = (db: Queryable, tokenHash: string) => db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()

export const deleteSessionsOf = (db: Queryable, staffId: number) => db.deleteFrom('session').where('staff_id', '=', staffId).execute()

export const deleteEndedSessions = (db: Queryable, { createdAfter, seenAfter }: SessionBounds) =>
  db
    .deleteFrom('session')
    .where((e) => e.or([e('created_at', '<=', createdAfter), e('seen_at', '<=', seenAfter)]))
    .execute()
