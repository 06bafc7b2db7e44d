import { setImmediate as nextRound } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { problem } from '../request/problem.ts'
import type { AppEnv } from './context.ts'

/** Pages rendered at the same time, and requests that may wait for a slot: about four seconds of work. */
const limits = { atOnce: 4, waiting: 200 } as const

/**
 * Limits how many pages are rendered at once (decision 0027). A page takes 10 to 20 ms of the only thread. Without a limit, thousands
 * of requests on a few connections were rendered side by side, and everything else waited for minutes, also after the clients had left.
 */
export function concurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number } = limits) {
  let free = atOnce
  const queue: (() => void)[] = []
  return createMiddleware<AppEnv>(async (c, next) => {
    // A slow body must not occupy a slot; requests with a body are limited by rate-limit.ts.
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    if (free > 0) free -= 1
    else if (queue.length >= waiting) return problem(503, 'Try again in a moment.', { 'retry-after': '5' })
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      if (c.req.raw.signal.aborted) return problem(503)
      await next()
    } finally {
      const first = queue.shift()
      if (first)
        // The event loop answers what came meanwhile before the next page.
        void nextRound().then(first)
      else free += 1
    }
  })
}
