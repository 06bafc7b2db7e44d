import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of the signature: 128 bits cannot be guessed, and the link fits on one line of a mail. */
const signatureBytes = 16

export type AccountLink = { id: number; created_at: number }

/**
 * Makes and reads links that set the password of an account. The token is not stored: it signs the link's id and the moment it was made,
 * which tells it from a link with the same id in a restored database. @param secret of this installation, the same in every process
 */
export function createAccountLinks(secret: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(`account link ${text}`).digest().subarray(0, signatureBytes)
  return {
    /** Page for the new password. @param origin the configured one, or the origin of the owner's request; never the content's */
    to({ id, created_at }: AccountLink, origin: string): string {
      const text = `${id.toString(36)}-${created_at.toString(36)}`
      return `${origin}/admin/join?token=${text}.${sign(text).toString('base64url')}`
    },
    /** @returns null for a token that was not made here */
    read(token: string): { id: number; createdAt: number } | null {
      const [text = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== signatureBytes || !timingSafeEqual(given, sign(text))) return null
      const [id = '', createdAt = ''] = text.split('-')
      return { id: Number.parseInt(id, 36), createdAt: Number.parseInt(createdAt, 36) }
    },
  }
}

export type AccountLinks = ReturnType<typeof createAccountLinks>
