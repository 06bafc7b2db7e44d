import { retention } from '#src/contracts/retention.ts'
import { createSigner, linkBytes } from '#src/server/services/signing/signer.ts'

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

/** Returns the address of the page that ends a subscription. The link does not expire. */
export const unsubscribeLink = (context: LinkOriginContext, subscriberId: number): string =>
  `${context.origin}/newsletter/unsubscribe?token=${unsubscriptions(context).write(subscriberId.toString(36))}`

/** @returns the subscriber's id; null for a token that was not made with this secret */
export function readUnsubscribeToken(context: LinkContext, token: string): number | null {
  const text = unsubscriptions(context).read(token)
  return text === null ? null : Number.parseInt(text, 36)
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
