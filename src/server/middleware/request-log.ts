import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../calls/context.ts'
import { loggedPath } from '../environment/logged-text.ts'
import { withRequestId } from '../request/request-id.ts'

export type RequestEntry = { id: string; method: string; path: string; status: number; ms: number }

/** Gives every request an id, and logs one line without address, query or body. */
export const requestLog = (log: (entry: RequestEntry) => void) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    c.set('requestId', crypto.randomUUID())
    await withRequestId(c.var.requestId, next)
    c.header('x-request-id', c.var.requestId)
    log({
      id: c.var.requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    })
  })
