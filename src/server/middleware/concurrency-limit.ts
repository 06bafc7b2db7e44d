import { createMiddleware } from 'hono/factory'
import { limits } from '#src/contracts/limits.ts'
import { createFairQueue, type QueueLimits, type Refusal } from '../fairness/fair-queue.ts'
import { refuse } from '../request/problem.ts'
import type { AppEnv } from './context.ts'

/** A network's own surplus is its own doing (429); a full queue is the site's (503). Nobody reads the answer to one who has left. */
const statuses: Record<Refusal, 429 | 503> = { 'network-full': 429, 'queue-full': 503, left: 503 }

/**
 * Limits how many pages are rendered at once, and shares the slots among networks (decision 0031). A page takes 10 to 20 ms
 * of the only thread. A form takes its slot like every page: its body has been read before, and what it writes is written outside
 * of the slot (`outsideSlot`).
 */
export function concurrencyLimit(bounds: QueueLimits = limits.pages) {
  const queue = createFairQueue(bounds)
  return createMiddleware<AppEnv>(async (c, next) => {
    const slot = await queue.enter({ network: c.var.client.prefix, signal: c.req.raw.signal })
    if (typeof slot === 'string') return refuse(c.req.path, statuses[slot], 'Try again in a moment.', { 'retry-after': '5' })
    c.set('outsideSlot', slot.outside)
    try {
      if (c.req.raw.signal.aborted) return refuse(c.req.path, 503)
      return await next()
    } finally {
      slot.release()
    }
  })
}
