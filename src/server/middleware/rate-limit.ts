import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** Writes that one network may send in a window: far above what a shared office or mobile network needs. */
export const floodLimit = { hits: 30, windowMs: 60_000, networks: 50_000 } as const

/**
 * Counts the writes of a network in memory, so that a flood costs no disk. It only notes how long to wait: the form that
 * takes the request answers 429 and keeps what was typed.
 */
export function rateLimit({ hits, windowMs, networks }: { hits: number; windowMs: number; networks: number } = floodLimit) {
  const counts = new Map<string, { count: number; until: number }>()
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('retryAfter', 0)
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(c.req.method)) return next()
    // A clock that is set back must not turn a minute into a day.
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
