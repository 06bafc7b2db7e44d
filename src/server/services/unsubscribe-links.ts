import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of the signature: nobody guesses 128 bits, and the link stays on one line of a mail. */
const signatureBytes = 16

/**
 * Makes and reads the links that end a subscription. The signature alone gives the right: no sign-in, no cookie, no end.
 * The link names a number, not the address, so that neither a browser's history nor a forwarded letter tells it.
 * @param secret the site's own secret, the same in every process
 * @param origin the origin visitors see
 */
export function createUnsubscribeLinks({ secret, origin }: { secret: string; origin: string }) {
  const sign = (id: string) => createHmac('sha256', secret).update(`unsubscribe ${id}`).digest().subarray(0, signatureBytes)
  return {
    /** The address of the page that ends a subscription. */
    to(subscriberId: number): string {
      const id = subscriberId.toString(36)
      return `${origin}/newsletter/unsubscribe?token=${id}.${sign(id).toString('base64url')}`
    },
    /** @returns the subscriber whom a link's token was made for, or null when it was not made here */
    read(token: string): number | null {
      const [id = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const isOurs = given.length === signatureBytes && timingSafeEqual(given, sign(id))
      return isOurs ? Number.parseInt(id, 36) : null
    },
  }
}

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>
