import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { words } from '#src/content/words/words.ts'
import {
  type FairQueue,
  type Permit,
  refusalHeaders,
  refusalStatus,
} from '#src/core/fairness/fair-queue.ts'
import type { Queues } from '#src/core/fairness/queues.ts'
import type { FormAnswer } from '#src/core/forms/form.server.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { refuse } from '../refuse.ts'

/** Reads that a form needs before it is sent, and that cost next to nothing. */
const quickReads = new Set(['/api/form-token', '/api/book', '/api/session'])

/** Public pages that a form is posted to. A POST to any other page stores nothing, so it is a read. */
const formPages = new Set([
  '/book',
  '/book/change',
  '/contact',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/offer',
])
const isStoring = (path: string) => formPages.has(path) || /^\/(api|admin)(\/|$)/.test(path)

type ReadQueues = Pick<Queues, 'pages' | 'signIn'>

const queueFor = ({ req: { path } }: Context<AppEnv>, queues: ReadQueues): FairQueue =>
  path === '/admin/signin' ? queues.signIn : queues.pages

/** Waits in the queue, in turn with other accounts and networks. */
const enter = (queues: ReadQueues, c: Context<AppEnv>) =>
  queueFor(c, queues).enter({
    network: c.var.staff ? `account ${c.var.staff.id}` : c.var.client.prefix,
    isStaff: Boolean(c.var.staff),
    signal: c.req.raw.signal,
  })

/**
 * Lets what is read wait its turn, by network or by account of staff (decision 0031). Whatever
 * stores a lead or signs in never waits here: forms and calls that write pass.
 */
export function concurrencyLimit(queues: ReadQueues) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const isGet = c.req.method === 'GET' || c.req.method === 'HEAD'
    const passes = isGet ? quickReads.has(c.req.path) : isStoring(c.req.path)
    if (passes) return next()
    const permit = await enter(queues, c)
    if (typeof permit === 'string')
      return refuse(
        c.req.path,
        refusalStatus[permit],
        words().offline.answers.tryAgain,
        refusalHeaders,
      )
    try {
      if (c.req.raw.signal.aborted) return refuse(c.req.path, 503)
      return await next()
    } finally {
      permit.release()
    }
  })
}

/**
 * Lets the page that answers a form wait its turn, after the form has been processed. Without this,
 * a flood of invalid forms would be rendered before another client is answered.
 * @returns a place, or the response if there is none, which tells the visitor if the form has
 * succeeded
 */
export async function enterAfterForm(
  queues: ReadQueues,
  c: Context<AppEnv>,
  { outcome, message }: FormAnswer,
): Promise<Permit | Response> {
  const permit = await enter(queues, c)
  if (typeof permit !== 'string') return permit
  if (outcome === 'done') return c.text(message || words().offline.answers.done)
  return refuse(c.req.path, refusalStatus[permit], words().offline.answers.tryAgain, refusalHeaders)
}
