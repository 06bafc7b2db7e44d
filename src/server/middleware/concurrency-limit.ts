import { setImmediate as nextRound } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { problem } from '../request/problem.ts'
import type { AppEnv } from './context.ts'

/** Pages rendered at the same time, and requests that may wait for a slot: ten seconds of work. */
const limits = { atOnce: 4, waiting: 200 } as const

/**
 * Renders pages a few at a time (decision 0027). A page costs a hundredth of a second of the one thread; thousands asked for at once on few
 * connections went on together, and whatever needs no rendering waited for the last of them, minutes after their client had left.
 */
export function concurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number } = limits) {
  let free = atOnce
  const queue: (() => void)[] = []
  return createMiddleware<AppEnv>(async (c, next) => {
    // A slow body must not hold a slot; those who send one are counted (rate-limit.ts).
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
        // Between two pages everything else is answered that came meanwhile.
        void nextRound().then(first)
      else free += 1
    }
  })
}
