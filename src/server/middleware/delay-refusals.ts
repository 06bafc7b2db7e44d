import { setTimeout as pause } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { createShares } from '#src/core/fairness/shares.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'

/**
 * Delays refusals of a flood (serverLimits.heldRefusals). Each connection waits for one
 * response at a time, so the flood becomes slow.
 */
export function delayRefusals({
  delayMs,
  ...bounds
}: {
  delayMs: number
  total: number
  perNetwork: number
}) {
  const open = createShares(bounds)
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (delayMs === 0 || (c.res.status !== 429 && c.res.status !== 405)) return
    const close = open(c.var.client.prefix)
    if (!close) return
    await pause(delayMs, undefined, { signal: c.req.raw.signal }).catch(() => {})
    close()
  })
}
