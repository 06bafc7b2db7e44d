import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { limits } from '#src/contracts/limits.ts'
import { createShares } from '../fairness/shares.ts'
import { readBytes } from '../forms/read-body.ts'
import { problem, refuse } from '../request/problem.ts'
import type { AppEnv } from './context.ts'
import { takesFiles, uploadPaths } from './receive-upload.ts'
import { findStaffRoute } from './staff-routes.ts'

/** Most bytes of a body by address: more than usual only for a form with files and where staff-routes.ts says so. */
function mostOf(method: string, path: string, contentType?: string): number {
  // The page itself reports the excess (forms/receive-form.ts).
  if (takesFiles(method, path, contentType)) return path === uploadPaths.page ? limits.contactFiles.drained : limits.contactFiles.body
  const route = findStaffRoute(method, path)
  return 'access' in route ? (route.mostBytes ?? limits.body) : limits.body
}

/** Refuses a body that declares more than its address takes, before any of it is read; forms/read-body.ts counts what comes. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const most = mostOf(c.req.method, c.req.path, c.req.header('content-type'))
  return Number(c.req.header('content-length') ?? 0) > most ? problem(413, `Send at most ${most / 1024} KiB.`) : next()
}

/** Reads the body before a slot is taken, so that a slow body holds none. A network has a share of open bodies (decision 0031). */
export function receiveBody(bounds: { total: number; perNetwork: number } = limits.bodies) {
  const open = createShares(bounds)
  const openLarge = createShares(limits.largeBodies)
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.var.body) return next()
    c.set('body', new Uint8Array())
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    // Only staff may send more than a form: a larger body of anyone else is refused unread.
    const most = c.var.staff ? mostOf(c.req.method, c.req.path) : limits.body
    const { part } = contentLimits.picture
    // A body without a length may be large.
    const isLarge = most > part && Number(c.req.header('content-length') ?? most) > part
    const close = (isLarge ? openLarge : open)(c.var.client.prefix)
    // The rest is not read, so the connection ends with the answer.
    if (!close) return refuse(c.req.path, isLarge ? 503 : 429, 'Try again in a moment.', { 'retry-after': '5', connection: 'close' })
    try {
      c.set('body', await readBytes(c.req.raw.body, most))
    } finally {
      close()
    }
    return next()
  })
}
