import { createHmac } from 'node:crypto'
import { emailKey } from '#src/contracts/contact/email-address.ts'
import { retention } from '#src/contracts/retention.ts'
import { createSigner, linkBytes } from '#src/core/signing/signer.ts'

const day = 24 * 3_600_000

/**
 * The signature of a link is the only authorisation. The id in it does not reveal the address.
 * `secret`: of this installation.
 */
type LinkContext = { secret: string }
/** `origin`: of the site, as visitors see it. */
type LinkOriginContext = LinkContext & { origin: string }

const unsubscriptions = ({ secret }: LinkContext) => createSigner(secret, 'unsubscribe', linkBytes)
const confirmations = ({ secret }: LinkContext) => createSigner(secret, 'confirm', linkBytes)

/**
 * Returns the keyed hash of an address, by which it is recognised once it is deleted (decision
 * 0033). Without the secret nobody can test addresses.
 */
export const addressKey = ({ secret }: LinkContext, email: string): string =>
  createHmac('sha256', secret)
    .update(`suppression ${emailKey(email)}`)
    .digest('base64url')

/** Returns what a link carries of the keyed hash: 128 bits, so that the link stays short. */
export const addressKeyStart = (context: LinkContext, email: string): string =>
  addressKey(context, email).slice(0, 22)

/**
 * Returns the address of the page that ends the subscription of an address, also one that begins
 * later. The link does not expire.
 */
export const unsubscribeLink = (
  context: LinkOriginContext,
  { id, email }: { id: number; email: string },
): string => {
  const text = `${id.toString(36)}.${addressKeyStart(context, email)}`
  return `${context.origin}/newsletter/unsubscribe?token=${unsubscriptions(context).write(text)}`
}

/**
 * @returns the subscriber's id and the start of the address's keyed hash, which older links lack;
 * null for a token that was not made with this secret
 */
export function readUnsubscribeToken(
  context: LinkContext,
  token: string,
): { id: number; keyStart: string | undefined } | null {
  const [id, keyStart] = unsubscriptions(context).read(token)?.split('.') ?? []
  return id === undefined ? null : { id: Number.parseInt(id, 36), keyStart }
}

/**
 * Returns the address of the page that confirms a subscription for `retention.unconfirmedDays`.
 * @param askedAt milliseconds
 */
export const confirmLink = (
  context: LinkOriginContext,
  subscriberId: number,
  askedAt: number,
): string =>
  `${context.origin}/newsletter/confirm?token=${confirmations(context).write(`${subscriberId.toString(36)}.${askedAt.toString(36)}`)}`

/** @returns null for a token that was not made with this secret */
export function readConfirmToken(
  context: LinkContext,
  token: string,
  now = Date.now(),
): { subscriberId: number } | 'ended' | null {
  const [id = '', askedAt = ''] = confirmations(context).read(token)?.split('.') ?? []
  if (id === '' || askedAt === '') return null
  const hasEnded = now > Number.parseInt(askedAt, 36) + retention.unconfirmedDays * day
  return hasEnded ? 'ended' : { subscriberId: Number.parseInt(id, 36) }
}
