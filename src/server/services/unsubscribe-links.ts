import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of the signature: 128 bits cannot be guessed, and the link fits on one line of a mail. */
const signatureBytes = 16

/**
 * Makes and reads the links that end a subscription. Its signature is the only authorisation, without sign-in, cookie or expiry.
 * The link contains the id and not the address, so that neither a browser's history nor a forwarded mail reveals it.
 * @param secret the secret of this installation, the same in every process
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
