import type { ContactRequest, NewsletterRequest } from '#src/contracts/forms.ts'
import type { Queryable } from '../database/connect.ts'
import { countHit } from '../database/rates.ts'
import { emailKey } from '../database/subscribers.ts'
import type { FormTokens } from './form-token.ts'

/** Who sent a form: the part of the client's address that one customer of a network usually has. */
export type Sender = { prefix: string }

const hour = 3_600_000

/** Submissions of one kind beyond which the next ones are marked. All are stored: a marked one is read like any other. */
export const usualAmounts = {
  prefix: { hits: 5, windowMs: hour },
  address: { hits: 3, windowMs: 24 * hour },
  site: { hits: 200, windowMs: hour },
} as const

/** The names of what is unusual, as they are stored: in one text, empty for an ordinary submission. */
export const writeFlags = (flags: string[]): string => flags.join(',')
export const readFlags = (stored: string): string[] => (stored === '' ? [] : stored.split(','))

type Hidden = Pick<NewsletterRequest, 'subject' | 'formToken'>

/**
 * Names what is unusual about a submission (decisions.md, Forms); it never refuses one.
 * @param secretKey turns an address into a counter's name that nobody can read back
 */
export function createSpamCheck({ tokens, secretKey }: { tokens: FormTokens; secretKey: (text: string) => string }) {
  const fromForm = ({ subject }: Hidden) => (subject === 'empty' ? [] : [`honeypot-${subject}`])

  async function fromAmounts(db: Queryable, { kind, email, sender, now }: { kind: string; email: string; sender: Sender; now: number }) {
    const flags: string[] = []
    const keys = { prefix: sender.prefix, address: emailKey(email), site: '' }
    for (const [name, flag] of [
      ['prefix', 'many-from-network'],
      ['address', 'many-from-address'],
      ['site', 'many-on-site'],
    ] as const) {
      const { hits, windowMs } = usualAmounts[name]
      if ((await countHit(db, secretKey(`${kind} ${name} ${keys[name]}`), windowMs, now)) > hits) flags.push(flag)
    }
    return flags
  }

  return {
    async contact(db: Queryable, request: ContactRequest, sender: Sender, now: number): Promise<string[]> {
      const verdict = tokens.judge(request.formToken, now)
      return [
        ...fromForm(request),
        ...(verdict === 'good' ? [] : [verdict]),
        ...(await fromAmounts(db, { kind: 'contact', email: request.businessEmail, sender, now })),
      ]
    },
    /** The newsletter form stands on prerendered pages, so it has no token that could be missing. */
    async newsletter(db: Queryable, request: NewsletterRequest, sender: Sender, now: number): Promise<string[]> {
      return [...fromForm(request), ...(await fromAmounts(db, { kind: 'newsletter', email: request.email, sender, now }))]
    },
  }
}

export type SpamCheck = ReturnType<typeof createSpamCheck>
