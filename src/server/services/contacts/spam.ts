import type { ContactRequest, NewsletterRequest } from '#src/contracts/forms.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { countHit } from '#src/server/database/rates.ts'
import { emailKey } from '#src/server/database/subscribers.ts'
import { judgeText } from './advertising.ts'
import type { KeyVerdict } from './api-keys.ts'
import type { FormTokens } from './form-token.ts'

/** Sender of a form: the prefix of the client's address (client-address.ts), and whether a program gave a key. */
export type ContactSender = { prefix: string; key?: KeyVerdict }

const hour = 3_600_000

/** Submissions per window above which further ones are flagged. All are stored. */
export const flagThresholds = {
  prefix: { hits: 5, windowMs: hour },
  address: { hits: 3, windowMs: 24 * hour },
  site: { hits: 200, windowMs: hour },
} as const

const networkFlag = 'many-from-network'
/** Whether a submission is one of many from its network: the first that a full disk has no room for (decision 0032). */
export const isFlood = (flags: string[]): boolean => flags.includes(networkFlag)

/** Flags as they are stored: in one text, empty for an ordinary submission. */
export const writeFlags = (flags: string[]): string => flags.join(',')
export const readFlags = (stored: string): string[] => (stored === '' ? [] : stored.split(','))

type Hidden = Pick<NewsletterRequest, 'subject' | 'formToken'>

/** Flags unusual submissions (product-decisions.md, Forms), and refuses none. @param secretKey hashes the names of counters */
export function createSpamCheck({ tokens, secretKey }: { tokens: FormTokens; secretKey: (text: string) => string }) {
  const honeypotFlags = ({ subject }: Hidden) => (subject === 'empty' ? [] : [`honeypot-${subject}`])

  type Submission = { kind: string; email: string; sender: ContactSender; now: number }

  /** @param flags flags of the submission itself: the counter of the site counts only submissions without any */
  async function addRateFlags(db: Queryable, flags: string[], { kind, email, sender, now }: Submission): Promise<string[]> {
    const isMany = async (name: keyof typeof flagThresholds, key: string) => {
      const { hits, windowMs } = flagThresholds[name]
      return (await countHit(db, secretKey(`${kind} ${name} ${key}`), windowMs, now)) > hits
    }
    const all = [...flags]
    const isOwnProgram = sender.key === 'known'
    if (!isOwnProgram && (await isMany('prefix', sender.prefix))) all.push(networkFlag)
    if (await isMany('address', emailKey(email))) all.push('many-from-address')
    if (!isOwnProgram && all.length === 0 && (await isMany('site', ''))) all.push('many-on-site')
    return all
  }

  return {
    async contact(db: Queryable, request: ContactRequest, sender: ContactSender, now: number): Promise<string[]> {
      const verdict = tokens.judge(request.formToken, now)
      const formFlags = [...honeypotFlags(request), ...(verdict === 'good' ? [] : [verdict])]
      // A program of the owner's has no form; all that it sends comes from one network.
      const senderFlags = { none: formFlags, known: [], unknown: [...formFlags, 'key-unknown'] }[sender.key ?? 'none']
      const flags = [...senderFlags, ...judgeText(request)]
      return addRateFlags(db, flags, { kind: 'contact', email: request.businessEmail, sender, now })
    },
    /** The newsletter form is on pages that are kept for long, so it has no token. */
    newsletter: (db: Queryable, request: NewsletterRequest, sender: ContactSender, now: number): Promise<string[]> =>
      addRateFlags(db, honeypotFlags(request), { kind: 'newsletter', email: request.email, sender, now }),
  }
}

export type SpamCheck = ReturnType<typeof createSpamCheck>
