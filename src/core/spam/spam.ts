import {
  type ContactField,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import type { ContactRequest, NewsletterRequest } from '#src/contracts/contact/contact-forms.ts'
import { emailKey, hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import { isMarked } from '#src/contracts/flags.ts'
import { formAge, retention } from '#src/contracts/retention.ts'
import type { Queryable } from '../database/connect.ts'
import { countHit } from '../database/rates.ts'
import { shareAt } from '../fairness/shares.ts'
import { mailNetworksOf, networksOf } from '../http/client-address.ts'
import { serverLimits } from '../server-limits.ts'
import type { ApiKeyState } from './api-keys.ts'
import { checkFormToken, type FormTokenContext } from './form-token.ts'

/** Network prefix (core/http/client-address.ts), and whether the sender has an API key. */
export type RequestSender = { prefix: string; key?: ApiKeyState }

const hour = 3_600_000

/**
 * Numbers of submissions in a window above which further ones are marked. All submissions are
 * stored.
 */
export const flagThresholds = {
  prefix: { hits: 5, windowMs: hour },
  /** An IPv6 /48. */
  wider: { hits: 5 * serverLimits.sharesOfWider, windowMs: hour },
  address: { hits: 3, windowMs: retention.counterHours * hour },
  site: { hits: 200, windowMs: hour },
  /** Requests with one form token: some corrections, or some people at one screen. */
  token: { hits: 5, windowMs: formAge.max },
} as const

export const digestInterval = (waiting: string[][]): number =>
  waiting.some(isMarked) ? serverLimits.digest.markedIntervalMs : serverLimits.digest.intervalMs

export const writeFlags = (flags: string[]): string => flags.join(',')
export const readFlags = (stored: string): string[] => (stored === '' ? [] : stored.split(','))

/**
 * Returns texts that a person does not repeat under another address: the message, which our pages
 * may fill in, with name or number.
 */
function textsOf(request: ContactRequest): string[] {
  const typed = (isMeant: (field: ContactField) => unknown) =>
    contactFieldNames.flatMap((name) => (isMeant(contactFields[name]) ? request[name] : []))
  return [typed(({ isName }) => isName), typed(({ type }) => type === 'tel')].map((who) =>
    [...who, ...typed(({ type }) => type === 'textarea')]
      .join('\n')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\s+/g, ' '),
  )
}

/** Leaves out what follows `+` in an address, because it reaches the same mailbox (RFC 5233). */
const mailboxKey = (email: string): string => emailKey(email).replace(/^([^+@]+)\+[^@]*@/, '$1@')

type Hidden = Pick<NewsletterRequest, 'subject' | 'formToken'>

/** `secretKey`: hashes the names of counters. */
export type SpamContext = FormTokenContext & { secretKey: (text: string) => string }

const honeypotFlags = ({ subject }: Hidden) => (subject === 'empty' ? [] : [`honeypot-${subject}`])

/** A form that was sent: by whom, and when. */
type Sent<Form> = { request: Form; sender: RequestSender; now: number }
type Submission = {
  kind: string
  email: string
  sender: RequestSender
  texts?: string[]
  now: number
}

/**
 * @param flags flags of the submission; a flagged submission is not counted for the whole site
 */
async function addRateFlags(
  { secretKey }: SpamContext,
  db: Queryable,
  flags: string[],
  { kind, email, sender, texts = [], now }: Submission,
): Promise<string[]> {
  const count = (name: keyof typeof flagThresholds, key: string) =>
    countHit(db, secretKey(`${kind} ${name} ${key}`), flagThresholds[name].windowMs, now)
  const all = new Set(flags)
  const isOwnProgram = sender.key === 'known'
  async function countNetwork(name: 'prefix' | 'wider', network: string) {
    if ((await count(name, network)) <= flagThresholds[name].hits) return
    all.add('many-from-network')
    for (const text of texts)
      if ((await count(name, `${network} ${text}`)) > 1) all.add('same-text')
  }
  if (!isOwnProgram)
    for (const [level, network] of networksOf(sender.prefix).entries())
      await countNetwork(level === 0 ? 'prefix' : 'wider', network)
  if (email !== '' && (await count('address', mailboxKey(email))) > flagThresholds.address.hits)
    all.add('many-from-address')
  // Texts are not compared here, because one network could then cause another's submissions to be
  // held back.
  if (!isOwnProgram && all.size === 0 && (await count('site', '')) > flagThresholds.site.hits)
    all.add('many-on-site')
  return [...all]
}

/** Flags unusual contact requests (product-decisions.md, Forms), and refuses none. */
export async function flagRequest(
  context: SpamContext,
  db: Queryable,
  { request, sender, now }: Sent<ContactRequest>,
): Promise<string[]> {
  const token = checkFormToken(context, request.formToken, now)
  const formFlags = [...honeypotFlags(request), ...(token === 'good' ? [] : [token])]
  // The owner's program has no form token and sends everything from one network. With its key,
  // these flags are skipped.
  const senderFlags = { none: formFlags, known: [], unknown: [...formFlags, 'key-unknown'] }[
    sender.key ?? 'none'
  ]
  const isGenuine = token === 'good' || token === 'token-expired'
  const flags = [
    ...senderFlags,
    ...(hasPlainLetters(request.businessEmail) ? [] : ['address-letters']),
  ]
  if (isGenuine && sender.key !== 'known') {
    const { hits, windowMs } = flagThresholds.token
    const key = context.secretKey(`contact token ${request.formToken}`)
    if ((await countHit(db, key, windowMs, now)) > hits) flags.push('token-reused')
  }
  return addRateFlags(context, db, flags, {
    kind: 'contact',
    email: request.businessEmail,
    sender,
    texts: textsOf(request),
    now,
  })
}

/** Flags unusual newsletter requests. The form has no token, because it is on cached pages. */
export const flagSubscription = (
  context: SpamContext,
  db: Queryable,
  { request, sender, now }: Sent<NewsletterRequest>,
): Promise<string[]> =>
  addRateFlags(context, db, honeypotFlags(request), {
    kind: 'newsletter',
    email: request.email,
    sender,
    now,
  })

/**
 * Most receipts that a mailbox gets within a day. That of a booking carries the links by which the
 * call is moved, so that of an ordinary request does not count against it.
 */
const mostReceipts = { request: 1, booking: 2 } as const
type ReceiptOf = keyof typeof mostReceipts

/** Counts a receipt. @returns whether the mailbox may have it */
export const maySendReceipt = async (
  { secretKey }: Pick<SpamContext, 'secretKey'>,
  db: Queryable,
  { email, of, now }: { email: string; of: ReceiptOf; now: number },
): Promise<boolean> => {
  const name = of === 'request' ? 'receipt' : `receipt of a ${of}`
  const key = secretKey(`${name} ${mailboxKey(email)}`)
  return (await countHit(db, key, 24 * hour, now)) <= mostReceipts[of]
}

export type ConfirmationLimit = 'send' | 'delay' | 'omit' | 'refuse'

/**
 * Counts a confirmation mail that a network causes by any form. One above the share of its wider
 * network or of the site is only delayed, because other people caused most of those. `omit`: a
 * mailbox under many names gets no more of them for now, and the answer is the same.
 */
export async function limitConfirmation(
  { secretKey }: SpamContext,
  db: Queryable,
  { email, sender: { prefix, key }, now }: { email: string; sender: RequestSender; now: number },
): Promise<ConfirmationLimit> {
  if (key === 'known') return 'send'
  const { perMailbox, perNetwork, windowMs, onSite } = serverLimits.newsletter.confirmations
  const count = (name: string) => countHit(db, secretKey(`confirmations ${name}`), windowMs, now)
  if ((await count(`to ${mailboxKey(email)}`)) > perMailbox) return 'omit'
  const [own = '', wider] = mailNetworksOf(prefix)
  if ((await count(own)) > perNetwork) return 'refuse'
  const isMany =
    wider !== undefined && (await count(wider)) > shareAt(1, { total: onSite, perNetwork })
  return isMany || (await count('site')) > onSite ? 'delay' : 'send'
}
