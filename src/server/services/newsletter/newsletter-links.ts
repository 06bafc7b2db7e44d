import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#src/contracts/limits.ts'

/** Bytes of the signature: 128 bits cannot be guessed, and the link fits on one line of a mail. */
const signatureBytes = 16
const day = 24 * 3_600_000

export type ConfirmationToken = { subscriberId: number } | 'ended' | null

/**
 * Makes and reads the links of the newsletter's mails. A link's signature is its only authorisation, without sign-in or cookie. It
 * contains the id and not the address, so that neither a browser's history nor a forwarded mail reveals it.
 * @param secret the secret of this installation, the same in every process
 * @param origin gives the origin visitors see
 */
export function createNewsletterLinks({ secret, origin }: { secret: string; origin: () => string }) {
  /** @param use purpose, so that a signature serves no other */
  const sign = (use: string, text: string) => createHmac('sha256', secret).update(`${use} ${text}`).digest().subarray(0, signatureBytes)
  const token = (use: string, text: string) => `${text}.${sign(use, text).toString('base64url')}`
  /** @returns the signed text; null for a token that was not made here */
  function read(use: string, given: string): string | null {
    const end = given.lastIndexOf('.')
    const text = given.slice(0, Math.max(end, 0))
    const signature = Buffer.from(given.slice(end + 1), 'base64url')
    return signature.length === signatureBytes && timingSafeEqual(signature, sign(use, text)) ? text : null
  }

  return {
    /** Page that ends a subscription; the link does not expire. */
    unsubscribe: (subscriberId: number): string =>
      `${origin()}/newsletter/unsubscribe?token=${token('unsubscribe', subscriberId.toString(36))}`,

    /** @returns null for a token that was not made here */
    readUnsubscribe(given: string): number | null {
      const text = read('unsubscribe', given)
      return text === null ? null : Number.parseInt(text, 36)
    },

    /** Page that confirms a subscription, for `limits.newsletter.confirmDays`. @param askedAt milliseconds */
    confirm: (subscriberId: number, askedAt: number): string =>
      `${origin()}/newsletter/confirm?token=${token('confirm', `${subscriberId.toString(36)}.${askedAt.toString(36)}`)}`,

    readConfirm(given: string, now: number): ConfirmationToken {
      const [id = '', askedAt = ''] = read('confirm', given)?.split('.') ?? []
      if (id === '' || askedAt === '') return null
      const hasEnded = now > Number.parseInt(askedAt, 36) + limits.newsletter.confirmDays * day
      return hasEnded ? 'ended' : { subscriberId: Number.parseInt(id, 36) }
    },
  }
}

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>
