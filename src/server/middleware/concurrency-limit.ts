import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { FormAnswer } from '#src/core/forms/form.server.ts'
import type { AppEnv } from '../calls/context.ts'
import { type FairQueue, refusalHeaders, refusalStatus, type Slot } from '../fairness/fair-queue.ts'
import { networksOf } from '../request/client-address.ts'
import { refuse } from '../request/problem.ts'

/** Reads that a form needs before it is sent, and that cost next to nothing. */
const quickReads = new Set(['/api/form-token', '/api/book', '/api/session'])

/** Where forms are posted to. A POST to any other page stores nothing, so it is a read. */
const storing = /^\/(api|admin|book|contact|newsletter)(\/|$)/

/**
 * Returns the line in which a request waits: that of its account or network. The sign-in page has
 * lines of its own, so that it never waits behind other pages that its network asks for.
 */
function lineOf({ req, var: { client, staff } }: Context<AppEnv>): string {
  if (staff) return `account ${staff.id}`
  return req.path === '/admin/signin'
    ? `sign-in ${networksOf(client.prefix).at(-1)}`
    : client.prefix
}

const enter = (queue: FairQueue, c: Context<AppEnv>) =>
  queue.enter({ network: lineOf(c), signal: c.req.raw.signal })

/**
 * Lets what is read wait its turn, by network or by account of staff (decision 0031). Whatever
 * stores a lead or signs in never waits here: forms and calls that write pass.
 */
export function concurrencyLimit(queue: FairQueue) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isGet = c.req.method === 'GET' || c.req.method === 'HEAD'
    const passes = isGet ? quickReads.has(c.req.path) : storing.test(c.req.path)
    if (passes) return next()
    const slot = await enter(queue, c)
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

/**
 * Lets the page that answers a form wait its turn, after the form has been processed. Without this,
 * a flood of invalid forms would be rendered before anybody else is answered.
 * @returns a place, or the response if there is none, which says so if the form has succeeded
 */
export async function enterAfterForm(
  queue: FairQueue,
  c: Context<AppEnv>,
  { outcome, message }: FormAnswer,
): Promise<Slot | Response> {
  const slot = await enter(queue, c)
  if (typeof slot !== 'string') return slot
  if (outcome === 'done') return c.text(message || 'Done.')
  return refuse(c.req.path, refusalStatus[slot], 'Try again in a moment.', refusalHeaders)
}
