import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Writes that one network may send in a window, far more than people in a shared office or mobile network send. */
export const floodLimit = { hits: 30, windowMs: 60_000, networks: 50_000 } as const

/**
 * Counts the writes of a network in memory, so that a flood writes nothing to disk. It only sets `retryAfter`: the form that
 * takes the request answers 429 and shows what was typed again.
 */
export function rateLimit({ hits, windowMs, networks }: { hits: number; windowMs: number; networks: number } = floodLimit) {
  const counts = new Map<string, { count: number; until: number }>()
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('retryAfter', 0)
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(c.req.method)) return next()
    // Monotonic: a clock that is set back must not prolong the window.
    const now = performance.now()
    const { prefix } = c.var.client
    const running = counts.get(prefix)
    const entry = running && running.until > now ? running : { count: 0, until: now + windowMs }
    entry.count += 1
    if (entry !== running) {
      counts.delete(prefix)
      const oldest = counts.keys().next()
      if (counts.size >= networks && !oldest.done) counts.delete(oldest.value)
      counts.set(prefix, entry)
    }
    if (entry.count > hits) c.set('retryAfter', Math.ceil((entry.until - now) / 1000))
    return next()
  })
}
