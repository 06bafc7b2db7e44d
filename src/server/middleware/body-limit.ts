import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { limits } from '#src/contracts/limits.ts'
import { createShares } from '../fairness/shares.ts'
import { readBytes } from '../forms/read-body.ts'
import { problem, refuse } from '../request/problem.ts'
import type { AppEnv } from './context.ts'

/** Refuses a body that declares more than 64 KiB, before any of it is read; forms/read-body.ts counts what comes. */
export const limitBody: MiddlewareHandler = async (c, next) =>
  Number(c.req.header('content-length') ?? 0) > limits.body ? problem(413, `Send at most ${limits.body / 1024} KiB.`) : next()

/**
 * Reads the body before anything waits for it, so that a slow one occupies no slot and no connection of the database. A network has
 * its share of bodies that are read at the same time (decision 0031).
 */
export function receiveBody(bounds: { total: number; perNetwork: number } = limits.bodies) {
  const open = createShares(bounds)
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('body', new Uint8Array())
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const close = open(c.var.client.prefix)
    // Without reading the rest: the connection ends with the answer.
    if (!close) return refuse(c.req.path, 429, 'Try again in a moment.', { 'retry-after': '5', connection: 'close' })
    try {
      c.set('body', await readBytes(c.req.raw.body))
    } finally {
      close()
    }
    return next()
  })
}
