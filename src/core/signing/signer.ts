import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Bytes of a signature in a link: 128 bits cannot be guessed, and the link fits on one line of a
 * mail.
 */
export const linkBytes = 16

/** Compares signatures in constant time, so that the duration does not show where they differ. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Makes tokens of a text and its signature, and reads them.
 * @param purpose signed too, so that a signature is valid for no other one
 */
export function createSigner(secret: string, purpose: string, bytes = 32) {
  const sign = (text: string) =>
    createHmac('sha256', secret)
      .update(`${purpose} ${text}`)
      .digest()
      .subarray(0, bytes)
      .toString('base64url')
  return {
    write: (text: string): string => `${text}.${sign(text)}`,
    /** @returns the signed text; null for a token that was not made here */
    read(token: string): string | null {
      const end = token.lastIndexOf('.')
      const text = token.slice(0, Math.max(end, 0))
      return isSameSignature(token.slice(end + 1), sign(text)) ? text : null
    },
  }
}
