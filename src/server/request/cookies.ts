import { parse } from 'hono/utils/cookie'

/**
 * Reads the cookies that decide whether a request is shown drafts, under their names with and
 * without TLS (session.ts).
 */
export function readPreviewCookies(header: string) {
  const cookies = parse(header)
  return {
    preview: cookies['__Host-preview'] ?? cookies['preview'],
    token: cookies['__Host-session'] ?? cookies['session'],
  }
}
