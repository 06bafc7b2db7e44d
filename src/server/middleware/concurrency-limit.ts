import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../calls/context.ts'
import { type FairQueue, refusalHeaders, refusalStatus } from '../fairness/fair-queue.ts'
import { refuse } from '../request/problem.ts'

/** Reads that a form needs before it is sent, and that cost next to nothing. */
const quickReads = new Set(['/api/form-token', '/api/book', '/api/session'])

/** Where forms are posted to. A POST to any other page stores nothing, so it is a read. */
const storing = /^\/(api|admin|book|contact|newsletter)(\/|$)/

/**
 * Lets what is read wait its turn, by network or by account of staff (decision 0031). Whatever
 * stores a lead or signs in never waits here: forms and calls that write pass.
 */
export function concurrencyLimit(queue: FairQueue) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isGet = c.req.method === 'GET' || c.req.method === 'HEAD'
    const passes = isGet ? quickReads.has(c.req.path) : storing.test(c.req.path)
    if (passes) return next()
    const { client, staff } = c.var
    const network = staff ? `account ${staff.id}` : client.prefix
    const slot = await queue.enter({ network, signal: c.req.raw.signal })
    if (typeof slot === 'string')
      return refuse(c.req.path, refusalStatus[slot], 'Try again in a moment.', refusalHeaders)
    try {
      if (c.req.raw.signal.aborted) return refuse(c.req.path, 503)
      return await next()
    } finally {
      slot.release()
    }
  })
}
