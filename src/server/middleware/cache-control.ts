import type { MiddlewareHandler } from 'hono'

/** Lets nobody but the browser keep an answer that says nothing about it, and that one only after asking again. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache')
}
