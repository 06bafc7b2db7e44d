import { may } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { countWaiting } from '#src/desk/requests/work/assigned-requests.server.ts'
import { mailAccount } from '#src/staff/account-mail.server.ts'
import { mailAccountUse } from '#src/staff/account-notices.server.ts'
import {
  findStaff,
  insertStaff,
  lockActiveOwners,
  type StaffRow,
  updateStaff,
} from '#src/staff/account-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { deleteSecondFactors } from '#src/staff/second-factor/second-factor-rows.server.ts'
import { changeShownName } from '#src/staff/shown-name.server.ts'
import {
  hashPassword,
  oneTimePassword,
  type PasswordCost,
} from '#src/staff/sign-in/passwords.server.ts'
import { deleteSessionsOf } from '#src/staff/sign-in/session-rows.server.ts'
import { invitation, type LinkFacts, recovery } from './account-link-mails.server.ts'
import { accountLinkAddress, endAccountLinks, replaceAccountLink } from './account-links.server.ts'
import type { AccountChange, AccountInvitation } from './accounts.ts'

export type AccountRefusal =
  | 'forbidden'
  | 'missing'
  | 'taken'
  | 'last-owner'
  | 'own-link'
  | 'closed'
  /** Open requests of the account need a successor. */
  | 'successor'
/** `mailedTo`: address to which the link was mailed; empty if the account has none. */
export type AccountResult =
  | { outcome: 'done'; id: number; link: string; mailedTo: string }
  | { outcome: AccountRefusal }

/** Hands the open requests of one account, by name, to another; null for no account. */
type HandOver = (
  act: { tx: Queryable; actor: Actor; now: number },
  names: { from: string; to: string | null },
) => Promise<void>

/** `handOver`: by desk/requests, which this folder cannot import. */
export type AccountContext = Context & {
  secret: string
  handOver: HandOver
  passwordCost?: PasswordCost | undefined
}

/** An owner's act on an account, in its transaction. */
type Act = { tx: Queryable; target: StaffRow; owners: number[]; staff: SignedIn; now: number }

/**
 * Runs an owner's act. Locks active owners, because two owners could otherwise take the role from
 * each other.
 */
const asOwner = (
  { database }: Context,
  staff: SignedIn,
  act: (tx: Queryable, owners: number[]) => Promise<AccountResult>,
): Promise<AccountResult> =>
  database.write(async (tx) => {
    const owners = await lockActiveOwners(tx, database.engine)
    return owners.includes(staff.id) ? act(tx, owners) : { outcome: 'forbidden' }
  })

const isLastOwner = ({ target, owners }: Act) => owners.length === 1 && owners[0] === target.id

const done = (id: number, link = '', mailedTo = ''): AccountResult => ({
  outcome: 'done',
  id,
  link,
  mailedTo,
})

/**
 * Hashes a password that nobody knows, for accounts without one, so that refusing a sign-in takes
 * as long as for other accounts.
 */
const unknownPassword = (cost?: PasswordCost) => hashPassword(oneTimePassword(), cost)

type NewLink = { kind: 'invitation' | 'recovery'; origin: string | null; now: number }

async function makeLink(
  { secret }: AccountContext,
  tx: Queryable,
  account: Pick<StaffRow, 'id' | 'email'>,
  { kind, origin, now }: NewLink,
): Promise<string> {
  const link = await replaceAccountLink(tx, {
    staff_id: account.id,
    kind,
    created_at: now,
    ends_at: now + staffLimits.accountLinkMs,
  })
  const facts: LinkFacts = { link: link.id, origin }
  await mailAccount(tx, account, { mail: { invitation, recovery }[kind], facts, now })
  return accountLinkAddress(secret, link, origin ?? '')
}

/**
 * Hands the open requests of an account to its successor, if there are any.
 * @returns false if the choice is missing, or the chosen account cannot take them
 */
async function isHandedOver(
  { handOver }: AccountContext,
  { tx, target, staff, now }: Act,
  successor: Extract<AccountChange, { act: 'close' }>['successor'],
): Promise<boolean> {
  if ((await countWaiting(tx, target.name)) === 0) return true
  if (!successor) return false
  const to = successor === 'nobody' ? null : await findStaff(tx, successor)
  if (to === undefined || to?.id === target.id || to?.disabled === 1) return false
  if (to && !may(to.role, 'contacts.change')) return false
  await handOver({ tx, actor: toActor(staff), now }, { from: target.name, to: to?.name ?? null })
  return true
}

async function changeRole(
  context: AccountContext,
  act: Act,
  { role, successor }: Extract<AccountChange, { act: 'role' }>,
): Promise<AccountResult> {
  const { tx, target, staff } = act
  if (role !== 'owner' && isLastOwner(act)) return { outcome: 'last-owner' }
  if (!may(role, 'contacts.change') && !(await isHandedOver(context, act, successor)))
    return { outcome: 'successor' }
  await updateStaff(tx, target.id, { role })
  await recordAudit(tx, toActor(staff), {
    action: 'account.changed',
    subject: `account ${target.id}`,
    detail: { field: 'role', from: target.role, to: role },
  })
  return done(target.id)
}

async function changeEmail(
  { tx, target, staff, now }: Act,
  { email }: Extract<AccountChange, { act: 'email' }>,
): Promise<AccountResult> {
  await updateStaff(tx, target.id, { email: email || null })
  // This notice goes to the former address, because a hijacker would first redirect the account's
  // notices.
  const { device, network } = staff
  const use = { device, network, at: now, to: target.email ?? undefined }
  if (email !== target.email) await mailAccountUse(tx, target, 'account-address-changed', use)
  await recordAudit(tx, toActor(staff), {
    action: 'account.changed',
    subject: `account ${target.id}`,
    detail: { field: 'email' },
  })
  return done(target.id)
}

async function close(
  context: AccountContext,
  act: Act,
  { successor }: Extract<AccountChange, { act: 'close' }>,
): Promise<AccountResult> {
  const { tx, target, staff, now } = act
  if (isLastOwner(act)) return { outcome: 'last-owner' }
  if (!(await isHandedOver(context, act, successor))) return { outcome: 'successor' }
  await updateStaff(tx, target.id, { disabled: 1 })
  await deleteSessionsOf(tx, target.id)
  await endAccountLinks(tx, target.id, now)
  await recordAudit(tx, toActor(staff), {
    action: 'account.disabled',
    subject: `account ${target.id}`,
  })
  return done(target.id)
}

async function open({ tx, target, staff }: Act): Promise<AccountResult> {
  await updateStaff(tx, target.id, { disabled: 0 })
  await recordAudit(tx, toActor(staff), {
    action: 'account.enabled',
    subject: `account ${target.id}`,
  })
  return done(target.id)
}

async function recover(
  context: AccountContext,
  act: Act,
  { removesSecondFactor }: Extract<AccountChange, { act: 'link' }>,
  password: string,
): Promise<AccountResult> {
  const { tx, target, staff, now } = act
  if (target.id === staff.id) return { outcome: 'own-link' }
  if (target.disabled === 1) return { outcome: 'closed' }
  if (isLastOwner(act)) return { outcome: 'last-owner' }
  const isInvited = target.must_change_password === 1 && target.signed_in_at === null
  await updateStaff(tx, target.id, {
    password,
    must_change_password: 1,
    one_time_until: null,
    one_time_used_at: null,
  })
  await deleteSessionsOf(tx, target.id)
  if (removesSecondFactor) await deleteSecondFactors(tx, target.id)
  const kind = isInvited ? 'invitation' : 'recovery'
  const link = await makeLink(context, tx, target, { kind, origin: staff.origin, now })
  await recordAudit(tx, toActor(staff), {
    action: 'account.recovery',
    subject: `account ${target.id}`,
    detail: { secondFactorRemoved: removesSecondFactor },
  })
  return done(target.id, link, target.email ?? '')
}

export async function inviteAccount(
  context: AccountContext,
  staff: SignedIn,
  { name, email, role }: AccountInvitation,
  now = Date.now(),
): Promise<AccountResult> {
  const account = {
    name,
    role,
    email: email || null,
    password: await unknownPassword(context.passwordCost),
    must_change_password: 1,
    disabled: 0,
    created_at: now,
  } as const
  return asOwner(context, staff, async (tx) => {
    const id = await insertStaff(tx, account)
    if (id === null) return { outcome: 'taken' }
    const link = await makeLink(
      context,
      tx,
      { id, email: account.email },
      { kind: 'invitation', origin: staff.origin, now },
    )
    await recordAudit(tx, toActor(staff), {
      action: 'account.invited',
      subject: `account ${id}`,
      detail: { role },
    })
    return done(id, link, email)
  })
}

/** Changes an account. The last active owner always stays an owner (decision 0037). */
export async function changeAccount(
  context: AccountContext,
  staff: SignedIn,
  id: number,
  change: AccountChange,
): Promise<AccountResult> {
  const now = Date.now()
  const password = await unknownPassword(context.passwordCost)
  return asOwner(context, staff, async (tx, owners) => {
    const target = await findStaff(tx, id)
    if (!target) return { outcome: 'missing' }
    const act: Act = { tx, target, owners, staff, now }
    if (change.act === 'role') return changeRole(context, act, change)
    if (change.act === 'email') return changeEmail(act, change)
    if (change.act === 'shown-name') {
      await changeShownName(tx, toActor(staff), { id, shownName: change.shownName })
      return done(id)
    }
    if (change.act === 'close') return close(context, act, change)
    if (change.act === 'open') return open(act)
    return recover(context, act, change, password)
  })
}
