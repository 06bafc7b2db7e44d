import { siteRegion } from '#src/content/settings/site.ts'
import { formatMomentAndZone } from '#src/contracts/formats.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { insertMail, type MailInQueue } from '#src/core/database/outbox-rows.ts'
import type { Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { findStaff, listOwners, type StaffRow } from './account-rows.server.ts'

export type MailWords = Pick<Letter, 'subject' | 'heading' | 'parts'>
/** `to`: a former address of the account, if the mail goes there. */
type AccountText = { words: (context: MailContext) => MailWords; to?: string | undefined }

export const whenOf = (at: number): string =>
  formatMomentAndZone(new Date(at), siteRegion(), 'long')
export const staffAreaOf = ({ site }: MailContext) => `the staff area of the ${site.name} website`

type AccountMail = { mail: MailInQueue; facts: object; now: number }

/** Queues a mail to an account that has an address. */
export async function mailAccount(
  tx: Queryable,
  { id, email }: Pick<StaffRow, 'id' | 'email'>,
  { mail, facts, now }: AccountMail,
): Promise<void> {
  if (email) await insertMail(tx, mail, { staff_id: id, facts: JSON.stringify(facts) }, now)
}

export async function mailOwners(tx: Queryable, letter: AccountMail): Promise<void> {
  for (const owner of await listOwners(tx)) await mailAccount(tx, owner, letter)
}

/**
 * Makes a kind of mail about an account.
 * @param read reads the facts of a row; undefined if they are no longer true
 */
export const accountMail = <const Kind extends string>(
  kind: Kind,
  read: (
    facts: unknown,
    staff: StaffRow,
    db: Queryable,
  ) => Promise<AccountText | undefined> | AccountText,
) =>
  ({
    kind,
    priority: 1,
    line: 'account',
    async find(db, { id, staff_id, facts, created_at: createdAt }) {
      const staff = staff_id === null ? undefined : await findStaff(db, staff_id)
      const text = staff && (await read(JSON.parse(facts ?? '{}'), staff, db))
      const email = text?.to ?? staff?.email
      if (!text || !email) return undefined
      const envelope = {
        id: `${id}-${createdAt.toString(36)}`,
        to: email,
        greeting: `Hello ${staff.name},`,
      }
      return { write: (context) => ({ ...envelope, ...text.words(context) }) }
    },
  }) as const satisfies MailKind
