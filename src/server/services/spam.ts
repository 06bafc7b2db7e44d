import type { ContactRequest, NewsletterRequest } from '#src/contracts/forms.ts'
import type { Queryable } from '../database/connect.ts'
import { countHit } from '../database/rates.ts'
import { emailKey } from '../database/subscribers.ts'
import type { FormTokens } from './form-token.ts'

/** Who sent a form: the prefix of the client's address (client-address.ts). */
export type Sender = { prefix: string }

const hour = 3_600_000

/** Submissions per window above which further ones are flagged. All are stored. */
export const flagThresholds = {
  prefix: { hits: 5, windowMs: hour },
  address: { hits: 3, windowMs: 24 * hour },
  site: { hits: 200, windowMs: hour },
} as const

/** Flags as they are stored: in one text, empty for an ordinary submission. */
export const writeFlags = (flags: string[]): string => flags.join(',')
export const readFlags = (stored: string): string[] => (stored === '' ? [] : stored.split(','))

type Hidden = Pick<NewsletterRequest, 'subject' | 'formToken'>

/**
 * Flags unusual submissions (product-decisions.md, Forms) and never refuses one.
 * @param secretKey keyed hash, so that no address can be read from the name of a counter
 */
export function createSpamCheck({ tokens, secretKey }: { tokens: FormTokens; secretKey: (text: string) => string }) {
  const honeypotFlags = ({ subject }: Hidden) => (subject === 'empty' ? [] : [`honeypot-${subject}`])

  async function rateFlags(db: Queryable, { kind, email, sender, now }: { kind: string; email: string; sender: Sender; now: number }) {
    const flags: string[] = []
    const keys = { prefix: sender.prefix, address: emailKey(email), site: '' }
    for (const [name, flag] of [
      ['prefix', 'many-from-network'],
      ['address', 'many-from-address'],
      ['site', 'many-on-site'],
    ] as const) {
      const { hits, windowMs } = flagThresholds[name]
      if ((await countHit(db, secretKey(`${kind} ${name} ${keys[name]}`), windowMs, now)) > hits) flags.push(flag)
    }
    return flags
  }

  return {
    async contact(db: Queryable, request: ContactRequest, sender: Sender, now: number): Promise<string[]> {
      const verdict = tokens.judge(request.formToken, now)
      return [
        ...honeypotFlags(request),
        ...(verdict === 'good' ? [] : [verdict]),
        ...(await rateFlags(db, { kind: 'contact', email: request.businessEmail, sender, now })),
      ]
    },
    /** The newsletter form is on prerendered pages, so it has no token. */
    async newsletter(db: Queryable, request: NewsletterRequest, sender: Sender, now: number): Promise<string[]> {
      return [...honeypotFlags(request), ...(await rateFlags(db, { kind: 'newsletter', email: request.email, sender, now }))]
    },
  }
}

export type SpamCheck = ReturnType<typeof createSpamCheck>
