import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { List, Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { countRows, hasChanged, hasInserted } from '#src/core/database/results.ts'

/** Public keys of passkeys (WebAuthn). */
type PasskeyTable = {
  id: Generated<number>
  staff_id: number
  /** base64url */
  credential_id: string
  /** COSE key, base64url */
  public_key: string
  counter: number
  transports: List
  name: string
  created_at: Milliseconds
  used_at: Milliseconds | null
}

/** Secret of an authenticator app (RFC 6238). */
type TotpTable = {
  staff_id: number
  /** base32 */
  secret: string
  created_at: Milliseconds
  /** null until the first code; until then the app does not count. */
  confirmed_at: Milliseconds | null
  /** Time step of the last accepted code, which is not accepted again. */
  last_step: Generated<number>
}

type RecoveryCodeTable = {
  id: Generated<number>
  staff_id: number
  /** Keyed hash. */
  code_hash: string
  used_at: Milliseconds | null
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    passkey: PasskeyTable
    totp: TotpTable
    recovery_code: RecoveryCodeTable
  }
}

export type PasskeyRow = Selectable<PasskeyTable>
type TotpRow = Selectable<TotpTable>

export const listPasskeys = (db: Queryable, staffId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('staff_id', '=', staffId).orderBy('id').execute()

export const findPasskey = (
  db: Queryable,
  staffId: number,
  credentialId: string,
): Promise<PasskeyRow | undefined> =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export const insertPasskey = (db: Queryable, passkey: Insertable<PasskeyTable>): Promise<boolean> =>
  hasInserted(
    db
      .insertInto('passkey')
      .values(passkey)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id'),
  )

export const markPasskeyUsed = (
  db: Queryable,
  id: number,
  { counter, now }: { counter: number; now: number },
) => db.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id).execute()

export const deletePasskey = (db: Queryable, staffId: number, id: number): Promise<boolean> =>
  hasChanged(db.deleteFrom('passkey').where('staff_id', '=', staffId).where('id', '=', id))

export const findTotp = (db: Queryable, staffId: number): Promise<TotpRow | undefined> =>
  db.selectFrom('totp').selectAll().where('staff_id', '=', staffId).executeTakeFirst()

/**
 * Stores a secret, which the first code has to confirm. Does not replace a secret that was
 * confirmed already.
 */
export const offerTotp = (db: Queryable, staffId: number, secret: string, now: number) =>
  db
    .insertInto('totp')
    .values({ staff_id: staffId, secret, created_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ secret, created_at: now })
        .where('totp.confirmed_at', 'is', null),
    )
    .execute()

/**
 * Marks a time step's code as used.
 * @param confirms whether it is the app's first code
 * @returns false if this or a later step was used
 */
export const consumeTotpStep = (
  db: Queryable,
  { staff_id, secret }: Pick<TotpRow, 'staff_id' | 'secret'>,
  { step, now, confirms }: { step: number; now: number; confirms: boolean },
): Promise<boolean> =>
  hasChanged(
    db
      .updateTable('totp')
      .set({ last_step: step, ...(confirms && { confirmed_at: now }) })
      .where('staff_id', '=', staff_id)
      .where('secret', '=', secret)
      .where('confirmed_at', confirms ? 'is' : 'is not', null)
      .where('last_step', '<', step),
  )

export const deleteTotp = (db: Queryable, staffId: number): Promise<boolean> =>
  hasChanged(db.deleteFrom('totp').where('staff_id', '=', staffId))

export const countRecoveryCodes = (db: Queryable, staffId: number): Promise<number> =>
  countRows(
    db.selectFrom('recovery_code').where('staff_id', '=', staffId).where('used_at', 'is', null),
  )

export const deleteRecoveryCodes = (db: Queryable, staffId: number) =>
  db.deleteFrom('recovery_code').where('staff_id', '=', staffId).execute()

/** Replaces all recovery codes. @param hashes keyed hashes */
export async function replaceRecoveryCodes(
  db: Queryable,
  staffId: number,
  hashes: string[],
): Promise<void> {
  // Makes concurrent calls wait for each other, so that the codes of the last one are valid.
  await db.updateTable('staff').set({ name: sql`name` }).where('id', '=', staffId).execute()
  await deleteRecoveryCodes(db, staffId)
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash, used_at: null })))
    .execute()
}

/**
 * Marks a code as used.
 * @returns false if it is unknown or used already; of concurrent calls only one gets true
 */
export const consumeRecoveryCode = (
  db: Queryable,
  staffId: number,
  hash: string,
  now: number,
): Promise<boolean> => {
  const unused = db
    .updateTable('recovery_code')
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
  return hasChanged(unused.where('code_hash', '=', hash).set({ used_at: now }))
}

export async function deleteSecondFactors(db: Queryable, staffId: number): Promise<void> {
  for (const table of ['passkey', 'totp', 'recovery_code'] as const)
    await db.deleteFrom(table).where('staff_id', '=', staffId).execute()
}
