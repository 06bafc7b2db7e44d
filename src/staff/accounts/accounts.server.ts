import { may } from '#src/contracts/permissions.ts'
import type { AuditDetail } from '#src/contracts/staff/audit.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { countWaiting } from '#src/server/database/assigned-requests.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import type { AccountChange, AccountInvitation } from '#src/staff/account-forms.ts'
import { mailAccount } from '#src/staff/account-mail.server.ts'
import { mailAccountUse } from '#src/staff/account-notices.server.ts'
import {
  deleteAccountLink,
  endAccountLinks,
  findAccountLink,
  findStaff,
  insertStaff,
  listAccounts,
  lockActiveOwners,
  lockOpenStaff,
  replaceAccountLink,
  type StaffRow,
  updateStaff,
} from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { deleteSecondFactors } from '#src/staff/second-factor/second-factor-rows.server.ts'
import { findPasswordFault } from '#src/staff/sign-in/password-strength.server.ts'
import {
  hashPassword,
  oneTimePassword,
  type PasswordCost,
} from '#src/staff/sign-in/passwords.server.ts'
import { openSession } from '#src/staff/sign-in/session-proofs.server.ts'
import { deleteSessionsOf } from '#src/staff/sign-in/session-rows.server.ts'
import { invitation, type LinkFacts, recovery } from './account-link-mails.server.ts'
import type { AccountLinks } from './account-links.server.ts'
import { toAccountRecord } from './account-records.server.ts'
import type { AccountRecord } from './accounts.ts'
import { type HandOver, type Successor, settleSuccession } from './succession.server.ts'

export type AccountRefusal =
  | 'forbidden'
  | 'missing'
  | 'taken'
  | 'last-owner'
  | 'own-link'
  | 'closed'
  /** Open requests of the account need somebody who takes them over. */
  | 'successor'
/** `mailedTo`: address to which the link was mailed; empty if the account has none. */
export type AccountResult =
  | { outcome: 'done'; id: number; link: string; mailedTo: string }
  | { outcome: AccountRefusal }

export type JoinResult =
  | { outcome: 'done'; staffId: number; token: string }
  | { outcome: 'ended' }
  | { outcome: 'weak'; fault: string }

/**
 * Hashes a password that nobody knows, for accounts without one, so that refusing a sign-in takes
 * as long as for other accounts.
 */
const unknownPassword = (cost?: PasswordCost) => hashPassword(oneTimePassword(), cost)

type Dependencies = {
  database: Database
  links: AccountLinks
  company: () => string
  mailsWaiting: () => void
  handOver: HandOver
  passwordCost?: PasswordCost | undefined
}

/**
 * Makes the functions with which owners manage accounts, and the links that open accounts (decision
 * 0037).
 */
export function createAccounts({
  database,
  links,
  company,
  mailsWaiting,
  handOver,
  passwordCost,
}: Dependencies) {
  const isLastOwner = (id: number, owners: number[]) => owners.length === 1 && owners[0] === id

  /**
   * Runs an owner's act. Locks active owners, because two owners could otherwise take the role from
   * each other.
   */
  async function asOwner(
    staff: SignedIn,
    act: (tx: Queryable, owners: number[]) => Promise<AccountResult>,
  ): Promise<AccountResult> {
    const result = await database.write(async (tx): Promise<AccountResult> => {
      const owners = await lockActiveOwners(tx, database.engine)
      return owners.includes(staff.id) ? act(tx, owners) : { outcome: 'forbidden' }
    })
    mailsWaiting()
    return result
  }

  type Recipient = Pick<StaffRow, 'id' | 'email'>
  type NewLink = { kind: 'invitation' | 'recovery'; origin: string | null; now: number }

  async function makeLink(
    tx: Queryable,
    account: Recipient,
    { kind, origin, now }: NewLink,
  ): Promise<string> {
    const ends_at = now + staffLimits.accountLinkMs
    const link = await replaceAccountLink(tx, {
      staff_id: account.id,
      kind,
      created_at: now,
      ends_at,
    })
    await mailAccount(
      tx,
      { invitation, recovery }[kind],
      account,
      { link: link.id, origin } satisfies LinkFacts,
      now,
    )
    return links.to(link, origin ?? '')
  }

  type Context = { tx: Queryable; target: StaffRow; owners: number[]; staff: SignedIn; now: number }
  const done = (id: number, link = '', mailedTo = ''): AccountResult => ({
    outcome: 'done',
    id,
    link,
    mailedTo,
  })
  const changed = async ({ tx, target, staff }: Context, detail: AuditDetail) => {
    await recordAudit(tx, toActor(staff), {
      action: 'account.changed',
      subject: `account ${target.id}`,
      detail,
    })
    return done(target.id)
  }

  const isHandedOver = ({ staff, ...context }: Context, successor: Successor) =>
    settleSuccession({ ...context, actor: toActor(staff) }, successor, handOver)

  async function close(context: Context, successor: Successor): Promise<AccountResult> {
    const { tx, target, owners, staff, now } = context
    if (isLastOwner(target.id, owners)) return { outcome: 'last-owner' }
    if (!(await isHandedOver(context, successor))) return { outcome: 'successor' }
    await updateStaff(tx, target.id, { disabled: 1 })
    await deleteSessionsOf(tx, target.id)
    await endAccountLinks(tx, target.id, now)
    await recordAudit(tx, toActor(staff), {
      action: 'account.disabled',
      subject: `account ${target.id}`,
    })
    return done(target.id)
  }

  async function open({ tx, target, staff }: Context): Promise<AccountResult> {
    await updateStaff(tx, target.id, { disabled: 0 })
    await recordAudit(tx, toActor(staff), {
      action: 'account.enabled',
      subject: `account ${target.id}`,
    })
    return done(target.id)
  }

  async function recover(
    context: Context,
    password: string,
    removesSecondFactor: boolean,
  ): Promise<AccountResult> {
    const { tx, target, owners, staff, now } = context
    if (target.id === staff.id) return { outcome: 'own-link' }
    if (target.disabled === 1) return { outcome: 'closed' }
    if (isLastOwner(target.id, owners)) return { outcome: 'last-owner' }
    const isInvited = target.must_change_password === 1 && target.signed_in_at === null
    await updateStaff(tx, target.id, {
      password,
      must_change_password: 1,
      one_time_until: null,
      one_time_used_at: null,
    })
    await deleteSessionsOf(tx, target.id)
    if (removesSecondFactor) await deleteSecondFactors(tx, target.id)
    const link = await makeLink(tx, target, {
      kind: isInvited ? 'invitation' : 'recovery',
      origin: staff.origin,
      now,
    })
    await recordAudit(tx, toActor(staff), {
      action: 'account.recovery',
      subject: `account ${target.id}`,
      detail: { secondFactorRemoved: removesSecondFactor },
    })
    return done(target.id, link, target.email ?? '')
  }

  const acts = {
    role: async (
      context: Context,
      { role, successor }: Extract<AccountChange, { act: 'role' }>,
    ): Promise<AccountResult> => {
      const { tx, target, owners } = context
      if (role !== 'owner' && isLastOwner(target.id, owners)) return { outcome: 'last-owner' }
      if (!may(role, 'contacts.change') && !(await isHandedOver(context, successor)))
        return { outcome: 'successor' }
      await updateStaff(tx, target.id, { role })
      return changed(context, { field: 'role', from: target.role, to: role })
    },
    email: async (
      context: Context,
      { email }: Extract<AccountChange, { act: 'email' }>,
    ): Promise<AccountResult> => {
      const { tx, target, staff, now } = context
      await updateStaff(tx, target.id, { email: email || null })
      // This notice goes to the former address, because a hijacker would first redirect the
      // account's notices.
      const use = {
        device: staff.device,
        network: staff.network,
        at: now,
        to: target.email ?? undefined,
      }
      if (email !== target.email) await mailAccountUse(tx, target, 'account-address-changed', use)
      return changed(context, { field: 'email' })
    },
  }

  return {
    list: async (): Promise<AccountRecord[]> =>
      Promise.all(
        (await listAccounts(database.db)).map(async (row) =>
          toAccountRecord(row, await countWaiting(database.db, row.name)),
        ),
      ),

    async invite(
      staff: SignedIn,
      { name, email, role }: AccountInvitation,
      now = Date.now(),
    ): Promise<AccountResult> {
      const password = await unknownPassword(passwordCost)
      return asOwner(staff, async (tx) => {
        const account = {
          name,
          role,
          email: email || null,
          password,
          must_change_password: 1,
          disabled: 0,
          created_at: now,
        } as const
        const id = await insertStaff(tx, account)
        if (id === null) return { outcome: 'taken' }
        const link = await makeLink(
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
    },

    /** Changes an account. The last active owner always stays an owner. */
    async change(
      staff: SignedIn,
      id: number,
      change: AccountChange,
      now = Date.now(),
    ): Promise<AccountResult> {
      const password = await unknownPassword(passwordCost)
      return asOwner(staff, async (tx, owners) => {
        const target = await findStaff(tx, id)
        if (!target) return { outcome: 'missing' }
        const context = { tx, target, owners, staff, now }
        if (change.act === 'role') return acts.role(context, change)
        if (change.act === 'email') return acts.email(context, change)
        if (change.act === 'close') return close(context, change.successor)
        if (change.act === 'open') return open(context)
        return recover(context, password, change.removesSecondFactor)
      })
    },

    /**
     * Finds the account of a link, without using up the link.
     * @returns null for a link that ended, was used or never existed
     */
    async findLink(token: string, now = Date.now()) {
      const link = links.read(token)
      return (link && (await findAccountLink(database.db, { ...link, now }))) ?? null
    },

    /**
     * Sets the password of a link's account, uses up the link and opens a session.
     * @param origin device and network of the person
     */
    async join(
      { token, newPassword }: { token: string; newPassword: string },
      { device, network }: { device: string; network: string },
      now = Date.now(),
    ): Promise<JoinResult> {
      const found = await this.findLink(token, now)
      if (!found) return { outcome: 'ended' }
      const fault = await findPasswordFault(newPassword, [found.name, company()])
      if (fault) return { outcome: 'weak', fault }
      const password = await hashPassword(newPassword, passwordCost)
      const result = await database.write(async (tx): Promise<JoinResult> => {
        const id = found.staff_id
        // The account or link may have ended during hashing; of two uses at once one succeeds. The
        // account is locked first, as everywhere.
        if (!(await lockOpenStaff(tx, id)) || !(await deleteAccountLink(tx, found.id)))
          return { outcome: 'ended' }
        await updateStaff(tx, id, {
          password,
          must_change_password: 0,
          one_time_until: null,
          one_time_used_at: null,
        })
        await deleteSessionsOf(tx, id)
        if (found.kind === 'recovery')
          await mailAccountUse(tx, { id, email: found.email }, 'account-password-changed', {
            device,
            network,
            at: now,
          })
        await recordAudit(
          tx,
          { id, name: found.name, network },
          { action: 'password.changed', detail: { by: found.kind } },
        )
        return {
          outcome: 'done',
          staffId: id,
          token: await openSession(tx, id, 'link', { device, network }, now),
        }
      })
      mailsWaiting()
      return result
    },
  }
}
