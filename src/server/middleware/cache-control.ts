import type { MiddlewareHandler } from 'hono'

export const defaultCacheControl: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache')
}
