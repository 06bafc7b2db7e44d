import { createSigner, linkBytes } from '#src/server/services/signing/signer.ts'

export type AccountLink = { id: number; created_at: number }

/**
 * Makes and reads links that set a password. A token is not stored. It signs id and time, because a
 * restored database reuses ids.
 */
export function createAccountLinks(secret: string) {
  const { write, read } = createSigner(secret, 'account link', linkBytes)
  return {
    /**
     * Page for the new password.
     * @param origin the configured one, or the origin of the owner's request; never the content's
     */
    to: ({ id, created_at }: AccountLink, origin: string): string =>
      `${origin}/admin/join?token=${write(`${id.toString(36)}-${created_at.toString(36)}`)}`,

    /** @returns null for a token that was not made here */
    read(token: string): { id: number; createdAt: number } | null {
      const text = read(token)
      if (text === null) return null
      const [id = '', createdAt = ''] = text.split('-')
      return { id: Number.parseInt(id, 36), createdAt: Number.parseInt(createdAt, 36) }
    },
  }
}

export type AccountLinks = ReturnType<typeof createAccountLinks>
