import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { words } from '#src/content/words/words.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { say } from '#src/contracts/text/say.ts'
import { createShares } from '#src/core/fairness/shares.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { readBytes } from '#src/core/http/read-body.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { findStaffRoute } from '../calls/find-staff-route.ts'
import { refuse } from '../refuse.ts'
import { takesFiles, uploadPaths } from './receive-upload.ts'

/**
 * Returns the maximum bytes of a body: more than usual only for forms with files, and for routes
 * that say so in staff-routes.ts.
 */
function mostOf(method: string, path: string, contentType?: string): number {
  // The page reads more than the API (`drained`), because it reports the excess itself
  // (forms/receive-form.ts).
  if (takesFiles(method, path, contentType))
    return path === uploadPaths.script
      ? serverLimits.contactFiles.body
      : serverLimits.contactFiles.drained
  const route = findStaffRoute(method, path)
  return 'access' in route ? (route.mostBytes ?? serverLimits.body) : serverLimits.body
}

/**
 * Refuses a body that declares more than its route allows, before any of it is read.
 * core/http/read-body.ts counts the bytes that arrive.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  const most = mostOf(c.req.method, c.req.path, c.req.header('content-type'))
  return Number(c.req.header('content-length') ?? 0) > most
    ? refuse(c.req.path, 413, say(words().forms.answers.tooLarge, { kilobytes: most / 1024 }))
    : next()
}

/**
 * Reads the body before the request takes a permit, which a slow upload would occupy. Limits open
 * bodies per network too (decision 0031).
 */
export function receiveBody(bounds: { total: number; perNetwork: number } = serverLimits.bodies) {
  const open = createShares(bounds)
  const openLarge = createShares(serverLimits.largeBodies)
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.var.body) return next()
    c.set('body', new Uint8Array())
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    // Only staff may send more than a form, so a larger body from anyone else is refused unread.
    const most = c.var.staff ? mostOf(c.req.method, c.req.path) : serverLimits.body
    const { part } = contentLimits.picture
    // A body without a declared length counts as large.
    const isLarge = most > part && Number(c.req.header('content-length') ?? most) > part
    const { prefix } = c.var.client
    const evicted = new AbortController()
    const close = isLarge ? openLarge(prefix) : open(prefix, () => evicted.abort())
    // The body is not read to its end, so the connection ends with the response.
    const refuseNow = () =>
      refuse(c.req.path, isLarge ? 503 : 429, words().offline.answers.tryAgain, {
        'retry-after': '5',
        connection: 'close',
      })
    if (!close) return refuseNow()
    try {
      c.set('body', await readBytes(c.req.raw.body, most, evicted.signal))
    } finally {
      close()
    }
    return evicted.signal.aborted ? refuseNow() : next()
  })
}
