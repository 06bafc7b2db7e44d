import { retention } from '#src/contracts/retention.ts'
import { createSigner, linkBytes } from '#src/server/services/signing/signer.ts'

const day = 24 * 3_600_000

export type ConfirmationToken = { subscriberId: number } | 'ended' | null

/**
 * Makes and reads links of the newsletter. The signature is the only authorisation. The id in a
 * link does not reveal the address.
 */
export function createNewsletterLinks({
  secret,
  origin,
}: {
  secret: string
  origin: () => string
}) {
  const unsubscriptions = createSigner(secret, 'unsubscribe', linkBytes)
  const confirmations = createSigner(secret, 'confirm', linkBytes)
  return {
    /** Returns the address of the page that ends a subscription. The link does not expire. */
    unsubscribe: (subscriberId: number): string =>
      `${origin()}/newsletter/unsubscribe?token=${unsubscriptions.write(subscriberId.toString(36))}`,

    /** @returns the subscriber's id; null for a token that was not made with this secret */
    readUnsubscribe(given: string): number | null {
      const text = unsubscriptions.read(given)
      return text === null ? null : Number.parseInt(text, 36)
    },

    /**
     * Returns the address of the page that confirms a subscription for
     * `retention.unconfirmedDays`.
     * @param askedAt milliseconds
     */
    confirm: (subscriberId: number, askedAt: number): string =>
      `${origin()}/newsletter/confirm?token=${confirmations.write(`${subscriberId.toString(36)}.${askedAt.toString(36)}`)}`,

    readConfirm(given: string, now: number): ConfirmationToken {
      const [id = '', askedAt = ''] = confirmations.read(given)?.split('.') ?? []
      if (id === '' || askedAt === '') return null
      const hasEnded = now > Number.parseInt(askedAt, 36) + retention.unconfirmedDays * day
      return hasEnded ? 'ended' : { subscriberId: Number.parseInt(id, 36) }
    },
  }
}

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>
