import type { MiddlewareHandler } from 'hono'

/** Sets `private, no-cache` on responses that set no Cache-Control themselves. */
export const defaultCacheControl: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache')
}
