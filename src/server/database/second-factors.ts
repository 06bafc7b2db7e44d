import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from './connect.ts'
import type { PasskeyTable, TotpTable } from './schema.ts'

export type PasskeyRow = Selectable<PasskeyTable>
export type TotpRow = Selectable<TotpTable>

export const listPasskeys = (db: Queryable, staffId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('staff_id', '=', staffId).orderBy('id').execute()

export const findPasskey = (db: Queryable, staffId: number, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('staff_id', '=', staffId).where('credential_id', '=', credentialId).executeTakeFirst()

/** Adds a passkey. @returns false when it is known already */
export const insertPasskey = async (db: Queryable, passkey: Insertable<PasskeyTable>): Promise<boolean> =>
  (
    await db
      .insertInto('passkey')
      .values(passkey)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .execute()
  ).length > 0

export const markPasskeyUsed = (db: Queryable, id: number, { counter, now }: { counter: number; now: number }) =>
  db.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id).execute()

export const deletePasskey = async (db: Queryable, staffId: number, id: number): Promise<boolean> =>
  (await db.deleteFrom('passkey').where('staff_id', '=', staffId).where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n

export const findTotp = (db: Queryable, staffId: number): Promise<TotpRow | undefined> =>
  db.selectFrom('totp').selectAll().where('staff_id', '=', staffId).executeTakeFirst()

/** Stores a secret until its first code confirms it; a confirmed one stays. */
export const offerTotp = (db: Queryable, staffId: number, secret: string, now: number) =>
  db
    .insertInto('totp')
    .values({ staff_id: staffId, secret, created_at: now, confirmed_at: null })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ secret, created_at: now }).where('totp.confirmed_at', 'is', null))
    .execute()

/** Marks the code of a time step as used. @param confirms whether it is the first one @returns false where it or a later one was used */
export const consumeTotpStep = async (
  db: Queryable,
  { staff_id, secret }: Pick<TotpRow, 'staff_id' | 'secret'>,
  { step, now, confirms }: { step: number; now: number; confirms: boolean },
): Promise<boolean> =>
  (
    await db
      .updateTable('totp')
      .set({ last_step: step, ...(confirms && { confirmed_at: now }) })
      .where('staff_id', '=', staff_id)
      .where('secret', '=', secret)
      .where('confirmed_at', confirms ? 'is' : 'is not', null)
      .where('last_step', '<', step)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const deleteTotp = async (db: Queryable, staffId: number): Promise<boolean> =>
  (await db.deleteFrom('totp').where('staff_id', '=', staffId).executeTakeFirst()).numDeletedRows > 0n

export const countRecoveryCodes = async (db: Queryable, staffId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_code')
    .select((e) => e.fn.countAll<number>().as('left'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

export const deleteRecoveryCodes = (db: Queryable, staffId: number) =>
  db.deleteFrom('recovery_code').where('staff_id', '=', staffId).execute()

/** Replaces all recovery codes. @param hashes keyed hashes */
export async function replaceRecoveryCodes(db: Queryable, staffId: number, hashes: string[]): Promise<void> {
  // Two at once wait here for each other; the codes of the later one hold.
  await db.updateTable('staff').set({ name: sql`name` }).where('id', '=', staffId).execute()
  await deleteRecoveryCodes(db, staffId)
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
    .execute()
}

/** Marks a code as used. @returns false where it is unknown or used; of concurrent calls one succeeds */
export const consumeRecoveryCode = async (db: Queryable, staffId: number, hash: string, now: number): Promise<boolean> =>
  (
    await db
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('staff_id', '=', staffId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export async function deleteSecondFactors(db: Queryable, staffId: number): Promise<void> {
  for (const table of ['passkey', 'totp', 'recovery_code'] as const) await db.deleteFrom(table).where('staff_id', '=', staffId).execute()
}
