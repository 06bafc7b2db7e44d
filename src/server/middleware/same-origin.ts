import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../calls/context.ts'
import { problem } from '../request/problem.ts'

/**
 * Refuses writes from other sites (CSRF) by Fetch Metadata, or else by Origin. Without both, a
 * request passes unless it has a cookie.
 */
export const sameOrigin = (publicOrigin: string | undefined) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    // Without a configured origin only the hosts are compared, because behind a TLS proxy the
    // schemes differ.
    const isOwn = () =>
      publicOrigin
        ? origin === publicOrigin
        : URL.parse(origin ?? '')?.host === (c.req.header('host') ?? new URL(c.req.url).host)
    const isAllowed = site ? site === 'same-origin' : origin ? isOwn() : !c.req.header('cookie')
    return isAllowed ? next() : problem(403, 'The request came from another site.')
  })
