import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '#src/server/database/connect.ts'
import { readOrCreateSetting } from '#src/server/database/settings.ts'
import { emailKey } from '#src/server/database/subscribers.ts'

/** Reads the secret of this installation, which the first process makes and all share. */
export const readSecret = (db: Queryable): Promise<string> =>
  readOrCreateSetting(db, 'secret', randomBytes(32).toString('base64url'))

/**
 * Returns the keyed hash of an address for the suppression list (decision 0033). Without the secret
 * nobody can test addresses.
 */
export async function suppressionKey(db: Queryable, email: string): Promise<string> {
  const secret = await readSecret(db)
  return createHmac('sha256', secret)
    .update(`suppression ${emailKey(email)}`)
    .digest('base64url')
}
