import type { Generated, Insertable, Selectable } from 'kysely'
import type { Context } from '#src/core/context.server.ts'
import type { Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { hasChanged } from '#src/core/database/results.ts'
import { createSigner, linkBytes } from '#src/core/signing/signer.ts'
import { mailAccountUse } from '#src/staff/account-notices.server.ts'
import { lockOpenStaff, updateStaff } from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { findPasswordFault } from '#src/staff/sign-in/password-strength.server.ts'
import { hashPassword, type PasswordCost } from '#src/staff/sign-in/passwords.server.ts'
import { openSession } from '#src/staff/sign-in/session-proofs.server.ts'
import { deleteSessionsOf } from '#src/staff/sign-in/session-rows.server.ts'

type AccountLinkTable = {
  id: Generated<number>
  staff_id: number
  kind: 'invitation' | 'recovery'
  created_at: Milliseconds
  ends_at: Milliseconds
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    account_link: AccountLinkTable
  }
}

type AccountLinkRow = Selectable<AccountLinkTable>

/** `secret`: of this installation, by which links are signed. */
type LinkContext = Context & {
  secret: string
  company: () => string
  passwordCost?: PasswordCost | undefined
}

type JoinResult =
  | { outcome: 'done'; staffId: number; token: string }
  | { outcome: 'ended' }
  | { outcome: 'weak'; fault: string }

const signerOf = (secret: string) => createSigner(secret, 'account link', linkBytes)

/**
 * Returns the address of the page for the new password. The token is not stored. It signs id and
 * time, because a restored database reuses ids.
 * @param origin the configured one, or the origin of the owner's request; never the content's
 */
export const accountLinkAddress = (
  secret: string,
  { id, created_at }: Pick<AccountLinkRow, 'id' | 'created_at'>,
  origin: string,
): string =>
  `${origin}/admin/join?token=${signerOf(secret).write(`${id.toString(36)}-${created_at.toString(36)}`)}`

export async function replaceAccountLink(
  db: Queryable,
  link: Insertable<AccountLinkTable>,
): Promise<AccountLinkRow> {
  await deleteAccountLinks(db, link.staff_id)
  return db.insertInto('account_link').values(link).returningAll().executeTakeFirstOrThrow()
}

export const findAccountLinkById = (
  db: Queryable,
  id: number,
): Promise<AccountLinkRow | undefined> =>
  db.selectFrom('account_link').selectAll().where('id', '=', id).executeTakeFirst()

export const deleteAccountLinks = (db: Queryable, staffId: number) =>
  db.deleteFrom('account_link').where('staff_id', '=', staffId).execute()

/** Ends the links of an account, which still lists them as ended. */
export const endAccountLinks = (db: Queryable, staffId: number, now: number) =>
  db
    .updateTable('account_link')
    .set({ ends_at: now })
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', now)
    .execute()

/**
 * Finds a link that has not ended, with its account, without using up the link.
 * @returns null for a link that ended, was used or never existed, and for a closed account
 */
export async function findOpenLink(
  { database: { db }, secret }: Pick<LinkContext, 'database' | 'secret'>,
  token: string,
  now = Date.now(),
) {
  const text = signerOf(secret).read(token)
  if (text === null) return null
  const [id = '', createdAt = ''] = text.split('-')
  const link = await db
    .selectFrom('account_link')
    .innerJoin('staff', 'staff.id', 'account_link.staff_id')
    .select([
      'account_link.id',
      'account_link.kind',
      'staff.id as staff_id',
      'staff.name',
      'staff.email',
    ])
    .where('account_link.id', '=', Number.parseInt(id, 36))
    .where('account_link.created_at', '=', Number.parseInt(createdAt, 36))
    .where('account_link.ends_at', '>', now)
    .where('staff.disabled', '=', 0)
    .executeTakeFirst()
  return link ?? null
}

/**
 * Sets the password of a link's account, uses up the link and opens a session.
 * @param origin device and network of the person
 */
export async function joinByLink(
  context: LinkContext,
  { token, newPassword }: { token: string; newPassword: string },
  { device, network }: { device: string; network: string },
  now = Date.now(),
): Promise<JoinResult> {
  const found = await findOpenLink(context, token, now)
  if (!found) return { outcome: 'ended' }
  const fault = await findPasswordFault(newPassword, [found.name, context.company()])
  if (fault) return { outcome: 'weak', fault }
  const password = await hashPassword(newPassword, context.passwordCost)
  return context.database.write(async (tx): Promise<JoinResult> => {
    const id = found.staff_id
    // The account or link may have ended during hashing; of two uses at once one succeeds. The
    // account is locked first, as everywhere.
    const isUsedUp =
      (await lockOpenStaff(tx, id)) &&
      (await hasChanged(tx.deleteFrom('account_link').where('id', '=', found.id)))
    if (!isUsedUp) return { outcome: 'ended' }
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
      token: await openSession(tx, { staffId: id, act: 'link', device, network, now }),
    }
  })
}
