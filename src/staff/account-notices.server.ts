import { z } from 'zod'
import type { Queryable } from '#src/core/database/connect.ts'
import type { EmailPart, MailContext } from '#src/core/mail-kind.server.ts'
import {
  accountMail,
  type MailWords,
  mailAccount,
  staffAreaOf,
  whenOf,
} from './account-mail.server.ts'
import type { StaffRow } from './account-rows.server.ts'

/**
 * Device, network and time (milliseconds since 1970) of a use. `to`: a former address of the
 * account, if the notice goes there.
 */
const useFacts = z.object({
  device: z.string(),
  network: z.string(),
  at: z.int(),
  to: z.string().optional(),
})
type AccountUse = z.infer<typeof useFacts>

/**
 * Notices of acts that another person than the account's owner may have done.
 * @param area name of the staff area
 */
const noticesOf = (area: string) => ({
  'account-new-device': {
    subject: `New sign-in to ${area}`,
    heading: 'A sign-in from a new device.',
    text: `Somebody signed in to ${area} with your name and password, from a device that we do not know:`,
    advice: 'end that session and change your password now, and tell an owner.',
  },
  'account-password-changed': {
    subject: `Your password for ${area} was changed`,
    heading: 'Your password was changed.',
    text: `The password of your account in ${area} was changed, and every session was ended:`,
    advice: 'ask an owner at once for a link to choose another, and to end what is open.',
  },
  'account-second-factor-changed': {
    subject: `The second step of your sign-in to ${area} was changed`,
    heading: 'Your second step was changed.',
    text: `A passkey or an app was added to your account in ${area}, or taken from it:`,
    advice:
      'look at your account, remove what you do not know, change your password and tell an owner.',
  },
  'account-recovery-code-used': {
    subject: `A recovery code was used in ${area}`,
    heading: 'A recovery code was used.',
    text: `Somebody used one of your recovery codes in ${area}. It does not work again:`,
    advice: 'change your password, make new codes and tell an owner.',
  },
  'account-address-changed': {
    subject: `Mails about your account in ${area} go to another address`,
    heading: 'Your address was changed.',
    text: `An owner has changed the e-mail address of your account in ${area}. This is the last mail to this one:`,
    advice: 'ask the owners who changed it.',
  },
})
export type AccountNotice = keyof ReturnType<typeof noticesOf>

export function noticeWords(
  kind: AccountNotice,
  { device, network, at }: AccountUse,
  context: MailContext,
): MailWords {
  const { publicOrigin } = context
  const facts: EmailPart = {
    facts: [
      ['Device', device],
      ['Network', network],
      ['When', whenOf(at)],
    ],
  }
  // Links only use a configured origin, because the request may come from a stranger who has the
  // password.
  const account: EmailPart[] = publicOrigin
    ? [{ label: 'Your account', link: `${publicOrigin}/admin/account` }]
    : []
  const { subject, heading, text, advice } = noticesOf(staffAreaOf(context))[kind]
  return {
    subject,
    heading,
    parts: [
      { text },
      facts,
      { text: `If you know of it, there is nothing to do. If not, ${advice}` },
      ...account,
    ],
  }
}

const notice = (kind: AccountNotice) =>
  accountMail(kind, (facts) => {
    const { to, ...use } = useFacts.parse(facts)
    return { words: (context) => noticeWords(kind, use, context), to }
  })
export const accountNotices = (Object.keys(noticesOf('')) as AccountNotice[]).map(notice) // the keys of the literal above

export const mailAccountUse = (
  tx: Queryable,
  staff: Pick<StaffRow, 'id' | 'email'>,
  kind: AccountNotice,
  use: AccountUse,
): Promise<void> => mailAccount(tx, staff, { mail: notice(kind), facts: use, now: use.at })
