import { randomInt } from 'node:crypto'
import { site } from '#src/content/settings/site.ts'
import { isRole, type Role } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { readOrCreateSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { nearestIsoMoment } from '#src/core/stored-rows.server.ts'
import { findStaffByName } from '#src/staff/account-rows.server.ts'
import { commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import type { ProofContext } from '#src/staff/sign-in/session-proofs.server.ts'
import { forgetSecondFactor, secondFactorSetting } from '#src/staff/sign-in/session-rows.server.ts'
import { noteChange, recoveryCodeHash } from './identity.server.ts'
import {
  countRecoveryCodes,
  deletePasskey,
  deleteRecoveryCodes,
  deleteSecondFactors,
  deleteTotp,
  findTotp,
  listPasskeys,
  offerTotp,
  replaceRecoveryCodes,
} from './second-factor-rows.server.ts'
import { newTotpSecret, totpAddress } from './totp.server.ts'

const codes = 10
/** Milliseconds for which a new secret waits for its first code. */
const offerMs = 60 * 60_000

/** Second factors of an account; moments in ISO 8601. */
type SecondFactors = {
  hasApp: boolean
  appSince: string | null
  passkeys: { id: number; name: string; createdAt: string; usedAt: string | null }[]
  codesLeft: number
}

/**
 * `missing`: the factor was removed already. `needed`: it is the last factor of an account whose
 * role requires one.
 */
type Removal = 'removed' | 'missing' | 'needed'

/** Makes a code of twelve digits: 40 bits, enough because guesses are throttled. */
const newRecoveryCode = () =>
  String(randomInt(10 ** staffLimits.code.recovery)).padStart(staffLimits.code.recovery, '0')

async function readOverview(db: Queryable, staffId: number): Promise<SecondFactors> {
  const totp = await findTotp(db, staffId)
  const appSince = totp?.confirmed_at ?? null
  return {
    hasApp: appSince !== null,
    appSince: appSince === null ? null : nearestIsoMoment(appSince),
    passkeys: (await listPasskeys(db, staffId)).map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: nearestIsoMoment(created_at),
      usedAt: used_at === null ? null : nearestIsoMoment(used_at),
    })),
    codesLeft: await countRecoveryCodes(db, staffId),
  }
}

const readNeedingRoles = async (db: Queryable): Promise<Role[]> =>
  (await readOrCreateSetting(db, secondFactorSetting, '')).split(',').filter(isRole)

/** Lists the roles that need a second factor. */
export const listNeedingRoles = ({ database: { db } }: Context): Promise<Role[]> =>
  readNeedingRoles(db)

export const readSecondFactors = (
  { database: { db } }: Context,
  staffId: number,
): Promise<SecondFactors> => readOverview(db, staffId)

/**
 * Returns a secret for an authenticator app, the same while it waits for its first code; null if the
 * account has an app already.
 */
export async function offerApp(
  { database }: Context,
  { id, name }: SignedIn,
  now = Date.now(),
): Promise<{ secret: string; address: string } | null> {
  const found = await findTotp(database.db, id)
  if (found && found.confirmed_at !== null) return null
  if (!found || found.created_at < now - offerMs)
    await database.write((tx) => offerTotp(tx, id, newTotpSecret(), now))
  const offered = await findTotp(database.db, id)
  return offered
    ? {
        secret: offered.secret,
        address: totpAddress(offered.secret, { issuer: site().name, label: name }),
      }
    : null
}

/**
 * Removes a factor, unless it is the last and the role requires one. The recovery codes are deleted
 * with the last factor. Sessions that showed the removed factor have to show another.
 */
const removeFactor = (
  { database }: Context,
  staff: SignedIn,
  kind: 'authenticator' | 'passkey',
  act: (tx: Queryable) => Promise<boolean>,
): Promise<Removal> =>
  database.write(async (tx) => {
    const { hasApp, passkeys } = await readOverview(tx, staff.id)
    const isLast = Number(hasApp) + passkeys.length === 1
    if (isLast && (await readNeedingRoles(tx)).includes(staff.role)) return 'needed'
    if (!(await act(tx))) return 'missing'
    if (isLast) await deleteRecoveryCodes(tx, staff.id)
    await forgetSecondFactor(tx, staff.id)
    await noteChange({ tx, staff, now: Date.now() }, 'removed', kind)
    return 'removed'
  })

export const removeApp = (context: Context, staff: SignedIn): Promise<Removal> =>
  removeFactor(context, staff, 'authenticator', (tx) => deleteTotp(tx, staff.id))

export const removePasskey = (context: Context, staff: SignedIn, id: number): Promise<Removal> =>
  removeFactor(context, staff, 'passkey', (tx) => deletePasskey(tx, staff.id, id))

/**
 * Replaces all recovery codes.
 * @returns the digits of the new codes, which are stored only as keyed hashes
 */
export async function makeRecoveryCodes(
  context: Pick<ProofContext, 'database' | 'secretKey'>,
  staff: SignedIn,
): Promise<string[]> {
  const made = Array.from({ length: codes }, newRecoveryCode)
  const hashes = made.map((code) => recoveryCodeHash(context, staff.id, code))
  await context.database.write(async (tx) => {
    await replaceRecoveryCodes(tx, staff.id, hashes)
    await recordAudit(tx, toActor(staff), {
      action: 'second-factor.codes',
      subject: `account ${staff.id}`,
      detail: { codes },
    })
  })
  return made
}

/**
 * Sets the roles that need a second factor. Accounts without one have to set one up at their next
 * request.
 */
export async function requireSecondFactor(
  { database }: Context,
  staff: SignedIn,
  roles: readonly Role[],
): Promise<void> {
  await database.write(async (tx) => {
    await writeSetting(tx, secondFactorSetting, roles.join(','))
    await recordAudit(tx, toActor(staff), { action: 'second-factor.required', detail: { roles } })
  })
}

/**
 * Removes all second factors of an account, on the operator's command.
 * @returns null for an unknown name, else whether it had any
 */
export async function removeSecondFactors(
  { database }: Pick<Context, 'database'>,
  name: string,
): Promise<boolean | null> {
  const account = await findStaffByName(database.db, name)
  if (!account) return null
  return database.write(async (tx) => {
    const { hasApp, passkeys } = await readOverview(tx, account.id)
    if (!hasApp && passkeys.length === 0) return false
    await deleteSecondFactors(tx, account.id)
    await forgetSecondFactor(tx, account.id)
    await recordAudit(tx, commandLine, {
      action: 'second-factor.removed',
      subject: `account ${account.id}`,
      detail: { kind: 'all', passkeys: passkeys.length, authenticators: Number(hasApp) },
    })
    return true
  })
}
