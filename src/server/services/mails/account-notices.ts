import type { ContentValue } from '#src/contracts/content.ts'
import { formatMoment } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import { pricesAddress } from '#src/contracts/pro-forma.ts'
import type { Mail } from '../transport.ts'
import type { MailContext } from './context.ts'
import { type EmailPart, renderEmail } from './render-email.tsx'

/** From where an account was used; the moment in milliseconds since 1970. */
export type AccountUse = { device: string; network: string; at: number }

/** A publication, or a change of webhooks, that owners are told of: by whom, from where, when, and the changed fields in words. */
export type PublishedChanges = {
  editor: string
  network: string
  at: number
  changes: { place: string; before: ContentValue; after: ContentValue }[]
}

/** Values of the prices that a pro-forma needed, and that only an owner confirms. */
export type ValuesAsked = { by: string; at: number; values: string[] }

/** What the token of a link is made of. */
type LinkNumber = { id: number; created_at: number }

/** Notices of what was done with an account; its owner may not have done it. */
export const accountNotices = [
  'account-new-device',
  'account-password-changed',
  'account-second-factor-changed',
  'account-recovery-code-used',
  'account-address-changed',
] as const
export type AccountNotice = (typeof accountNotices)[number]

export type AccountMail = {
  /** Number of the row of the outbox and when it was written: they name the mail. */
  id: number
  createdAt: number
  name: string
  email: string
} & (
  | {
      kind: 'account-invitation' | 'account-recovery'
      link: LinkNumber
      /** Of the owner's request; null where it is not known. */
      origin: string | null
    }
  | { kind: AccountNotice; use: AccountUse }
  | { kind: 'account-destinations-changed'; change: PublishedChanges }
  | { kind: 'account-values-asked'; asked: ValuesAsked }
)

type Notice = { subject: string; heading: string; text: string; advice: string }

/** What a notice says. @param area the staff area, in words */
const noticeOf = (kind: AccountNotice, area: string): Notice =>
  ({
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
      advice: 'look at your account, remove what you do not know, change your password and tell an owner.',
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
  })[kind]

/** Characters of a value in a mail; the history of the content has all of it. */
const longestValue = 200

/** Changed fields that a mail lists. */
const mostChanges = 100

/** A value of the content on one line. */
function inWords(value: ContentValue): string {
  if (value === null) return 'none'
  const words = typeof value === 'object' ? Object.values(value).map(inWords).join(', ') : String(value)
  return words.length > longestValue ? `${words.slice(0, longestValue)}…` : words
}

type Words = { subject: string; heading: string; parts: EmailPart[] }

const hours = limits.accountLinkMs / 3_600_000
const linkEnds = `The link works once, and ends ${hours} hours after it was made.`

function wordsOf(mail: AccountMail, { site, publicOrigin, links }: MailContext): Words {
  const area = `the staff area of the ${site.name} website`
  if ('link' in mail) {
    const link = links.account(mail.link, publicOrigin ?? mail.origin ?? '')
    if (mail.kind === 'account-invitation')
      return {
        subject: `Your account for ${area}`,
        heading: 'Choose your password.',
        parts: [
          { text: `An owner has made an account for you in ${area}. Your name there is: ${mail.name}` },
          { label: 'Choose a password', link },
          { text: `${linkEnds} If you do not expect it, do nothing: nobody can use the account without it.` },
        ],
      }
    return {
      subject: `A new password for ${area}`,
      heading: 'Choose a new password.',
      parts: [
        { text: `An owner has made a link by which you choose a new password for ${area}. The old one does not work any more.` },
        { label: 'Choose a new password', link },
        { text: `${linkEnds} If you did not ask for it, ask an owner why it was made.` },
      ],
    }
  }
  const when = (at: number) => `${formatMoment(new Date(at), site, 'long')} (${site.timeZone})`
  if ('change' in mail) {
    const { editor, network, at, changes } = mail.change
    return {
      subject: `Owners’ fields, prices or webhooks have changed on the ${site.name} website`,
      heading: 'Fields of owners, prices or webhooks have changed.',
      parts: [
        { text: `${editor} has changed this on the ${site.name} website:` },
        { facts: changes.slice(0, mostChanges).map(({ place, before, after }) => [place, `${inWords(before)} → ${inWords(after)}`]) },
        ...(changes.length > mostChanges ? [{ text: `And ${changes.length - mostChanges} more, which the history lists.` }] : []),
        {
          facts: [
            ['Network', network],
            ['When', when(at)],
          ],
        },
        {
          text: 'If you know of it, there is nothing to do. If not, undo it in the history of the content or under Webhooks, and close that account.',
        },
        ...(publicOrigin ? [{ label: 'History', link: `${publicOrigin}/admin/content/history` }] : []),
      ],
    }
  }
  if ('asked' in mail) {
    const { by, at, values } = mail.asked
    return {
      subject: `Values of the prices wait for you on the ${site.name} website`,
      heading: 'A pro-forma waits for you.',
      parts: [
        { text: `${by} could not send a pro-forma, because these values of the prices are still examples. An owner confirms them:` },
        { facts: [...values.map((value): [string, string] => [value, 'an example']), ['When', when(at)]] },
        ...(publicOrigin ? [{ label: 'The prices', link: `${publicOrigin}${pricesAddress}` }] : []),
        { text: 'Until then no pro-forma is sent with them. This mail comes once a day at most.' },
      ],
    }
  }
  const { device, network, at } = mail.use
  const facts: EmailPart = {
    facts: [
      ['Device', device],
      ['Network', network],
      ['When', when(at)],
    ],
  }
  // A notice may follow from the request of a stranger who knows the password: its origin is not trusted.
  const account: EmailPart[] = publicOrigin ? [{ label: 'Your account', link: `${publicOrigin}/admin/account` }] : []
  const { subject, heading, text, advice } = noticeOf(mail.kind, area)
  return {
    subject,
    heading,
    parts: [{ text }, facts, { text: `If you know of it, there is nothing to do. If not, ${advice}` }, ...account],
  }
}

export function accountMail(mail: AccountMail, context: MailContext): Mail {
  const { site, from, domain } = context
  const { subject, heading, parts } = wordsOf(mail, context)
  return {
    messageId: `${mail.kind}-${mail.id}-${mail.createdAt.toString(36)}@${domain}`,
    from,
    to: mail.email,
    replyTo: site.email,
    subject,
    ...renderEmail({ site, heading, greeting: `Hello ${mail.name},`, parts }),
  }
}
