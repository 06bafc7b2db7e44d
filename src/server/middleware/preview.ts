import type { Context } from 'hono'
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

/**
 * Returns the page of this site from which a form was sent; the home page if the browser does not
 * say.
 */
export function pageBefore(c: Context): string {
  const referrer = URL.parse(c.req.header('referer') ?? '')
  const isOurs =
    referrer !== null &&
    referrer.host === new URL(c.req.url).host &&
    /^\/(?![/\\])/.test(referrer.pathname)
  return isOurs ? referrer.pathname + referrer.search : '/'
}
