import { z } from 'zod'
import { contentValue } from '#src/contracts/content.ts'
import { findAccountLinkById } from '#src/server/database/account-links.ts'
import { listOwners } from '#src/server/database/accounts.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { insertAccountMail, type OutboxRow } from '#src/server/database/outbox.ts'
import { findStaff, type StaffRow } from '#src/server/database/staff.ts'
import type { AccountMail, AccountNotice, AccountUse, PublishedChanges, ValuesAsked } from '#src/server/mail/messages/account.ts'

/** `origin`: that of the owner's request, for where none is configured; a row of an earlier version has none. */
const linkFacts = z.object({ link: z.int(), origin: z.string().nullish() })
/** `to`: an address that is no longer the account’s. */
const useFacts = z.object({ device: z.string(), network: z.string(), at: z.int(), to: z.string().optional() })
const publishedFacts = z.object({
  editor: z.string(),
  network: z.string(),
  at: z.int(),
  changes: z.array(z.object({ place: z.string(), before: contentValue, after: contentValue })),
})

const askedFacts = z.object({ by: z.string(), at: z.int(), values: z.array(z.string()) })

type Recipient = Pick<StaffRow, 'id' | 'email'>

/** Puts a link into the outbox, by its number: its token is signed when the mail is written. Nothing where there is no address. */
export const mailAccountLink = async (
  tx: Queryable,
  { id, email }: Recipient,
  { kind, linkId, origin, now }: { kind: 'invitation' | 'recovery'; linkId: number; origin: string | null; now: number },
): Promise<void> => {
  if (email) await insertAccountMail(tx, { kind: `account-${kind}`, staffId: id, facts: JSON.stringify({ link: linkId, origin }), now })
}

/** Puts a notice of how an account was used into the outbox. Nothing where there is no address. */
export const mailAccountUse = async (tx: Queryable, { id, email }: Recipient, kind: AccountNotice, use: AccountUse): Promise<void> => {
  if (email) await insertAccountMail(tx, { kind, staffId: id, facts: JSON.stringify(use), now: use.at })
}

/** Tells an account at its former address that there is another now. Nothing where there was none. */
export const mailAddressChange = async (tx: Queryable, { id, email }: Recipient, use: AccountUse): Promise<void> => {
  if (email)
    await insertAccountMail(tx, { kind: 'account-address-changed', staffId: id, facts: JSON.stringify({ ...use, to: email }), now: use.at })
}

/** Tells every owner of published changes that are theirs, or that they are told of. Call it in the transaction of the publication. */
export async function mailOwnerChanges(tx: Queryable, change: PublishedChanges): Promise<void> {
  const facts = JSON.stringify(change)
  for (const { id, email } of await listOwners(tx))
    if (email) await insertAccountMail(tx, { kind: 'account-destinations-changed', staffId: id, facts, now: change.at })
}

/** Asks every owner to confirm values of the prices. @returns whether any of them has an address */
export async function mailValuesAsked(tx: Queryable, asked: ValuesAsked): Promise<boolean> {
  const owners = (await listOwners(tx)).filter(({ email }) => email)
  for (const { id } of owners)
    await insertAccountMail(tx, { kind: 'account-values-asked', staffId: id, facts: JSON.stringify(asked), now: asked.at })
  return owners.length > 0
}

/** What a mail about an account says; undefined where the address is gone, or the link was used or replaced meanwhile. */
export async function findAccountMail(
  db: Queryable,
  kind: AccountMail['kind'],
  { id, staff_id, facts, created_at }: OutboxRow,
): Promise<AccountMail | undefined> {
  const staff = staff_id === null ? undefined : await findStaff(db, staff_id)
  if (!staff) return undefined
  const written: unknown = JSON.parse(facts ?? '{}')
  const addressedTo = (email: string) => ({ id, createdAt: created_at, name: staff.name, email })
  if (kind === 'account-destinations-changed')
    return staff.email ? { ...addressedTo(staff.email), kind, change: publishedFacts.parse(written) } : undefined
  if (kind === 'account-values-asked')
    return staff.email ? { ...addressedTo(staff.email), kind, asked: askedFacts.parse(written) } : undefined
  if (kind !== 'account-invitation' && kind !== 'account-recovery') {
    const { to = staff.email, ...use } = useFacts.parse(written)
    return to ? { ...addressedTo(to), kind, use } : undefined
  }
  if (!staff.email) return undefined
  const addressed = addressedTo(staff.email)
  const { link: linkId, origin = null } = linkFacts.parse(written)
  const link = await findAccountLinkById(db, linkId)
  return link && { ...addressed, kind, link, origin }
}
