import { createMiddleware } from 'hono/factory'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { loggedPath } from '#src/core/environment/logged-text.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { withRequestId } from '#src/core/http/request-id.ts'

export type RequestLogEntry = {
  id: string
  method: string
  path: string
  /** Absent in the default language. */
  language?: string
  status: number
  ms: number
}

/** Gives every request an id, and logs one line without address, query or body. */
export const requestLog = (log: (entry: RequestLogEntry) => void) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    c.set('requestId', crypto.randomUUID())
    await withRequestId(c.var.requestId, next)
    c.header('x-request-id', c.var.requestId)
    const { prefix, language } = currentSnapshot()
    log({
      id: c.var.requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      ...(prefix !== '' && { language }),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
