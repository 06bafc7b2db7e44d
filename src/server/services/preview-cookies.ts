import { createSigner } from './signing/signer.ts'

/** Maximum milliseconds for which a browser shows drafts within a session. */
export const previewLife = 60 * 60_000

/** Signs cookies that show drafts for a limited time. @param key the secret of this installation, the same in every process */
export function createPreviewCookies(key: string) {
  const { write, read } = createSigner(key, 'preview')
  return {
    issue: (sessionId: number, now = Date.now()): string => write(`${sessionId}.${now + previewLife}`),
    /** @returns the id of the session; null for a foreign or expired cookie */
    read(cookie: string, now = Date.now()): number | null {
      const [session, until] = read(cookie)?.split('.').map(Number) ?? []
      return session && until && until > now ? session : null
    },
  }
}

export type PreviewCookies = ReturnType<typeof createPreviewCookies>
