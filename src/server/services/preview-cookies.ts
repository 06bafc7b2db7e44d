import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds for which a browser shows drafts, within its session. */
export const previewLife = 60 * 60_000

/** Signs cookies that show drafts for a time. @param key the secret of this installation, the same in every process */
export function createPreviewCookies(key: string) {
  const sign = (text: string) => createHmac('sha256', key).update(`preview ${text}`).digest('base64url')
  return {
    issue(sessionId: number, now = Date.now()): string {
      const text = `${sessionId}.${now + previewLife}`
      return `${text}.${sign(text)}`
    },
    /** @returns the id of the session; null for a foreign or expired cookie */
    read(cookie: string, now = Date.now()): number | null {
      const end = cookie.lastIndexOf('.')
      const text = cookie.slice(0, Math.max(end, 0))
      const [given, expected] = [Buffer.from(cookie.slice(end + 1)), Buffer.from(sign(text))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const [session, until] = text.split('.').map(Number)
      return session && until && until > now ? session : null
    },
  }
}

export type PreviewCookies = ReturnType<typeof createPreviewCookies>
