import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../calls/context.ts'
import { type FairQueue, refusalHeaders, refusalStatus } from '../fairness/fair-queue.ts'
import { refuse } from '../request/problem.ts'

/**
 * Shares the slots among networks, and among accounts of staff, whatever network they ask from
 * (decision 0031): a page takes 10 to 20 ms of the only thread, a request of the editor up to 50. A
 * form takes a slot too, but not for reading its body or for writes (`outsideSlot`).
 */
export function concurrencyLimit(queue: FairQueue) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { client, staff } = c.var
    const network = staff ? `account ${staff.id}` : client.prefix
    const slot = await queue.enter({ network, signal: c.req.raw.signal })
    if (typeof slot === 'string')
      return refuse(c.req.path, refusalStatus[slot], 'Try again in a moment.', refusalHeaders)
    c.set('outsideSlot', slot.outside)
    try {
      if (c.req.raw.signal.aborted) return refuse(c.req.path, 503)
      return await next()
    } finally {
      slot.release()
    }
  })
}
