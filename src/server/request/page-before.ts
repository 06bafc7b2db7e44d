import type { Context } from 'hono'

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
