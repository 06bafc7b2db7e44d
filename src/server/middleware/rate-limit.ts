import { createMiddleware } from 'hono/factory'
import { lang, words } from '#src/content/words/words.ts'
import { sayCount } from '#src/contracts/text/say.ts'
import { type Count, countForAll } from '#src/core/database/rates.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { refuse } from '../refuse.ts'

declare module '#src/core/http/app-env.ts' {
  interface Variables {
    /** Seconds to wait if the network is over its limit, else 0. */
    retryAfter: number
    /** Whether the network is so far over its limit that it only gets a short refusal. */
    isFlooding: boolean
  }
}

type FloodLimit = { hits: number; windowMs: number; networks: number }

/** Counts the hits of networks in memory, so that a flood writes nothing to disk. */
function createCounter({ windowMs, networks }: FloodLimit) {
  const counts = new Map<string, { hits: number; until: number }>()
  return (network: string): Count => {
    // This clock is monotonic, so setting back the system's clock cannot prolong the window.
    const now = performance.now()
    const running = counts.get(network)
    const entry = running && running.until > now ? running : { hits: 0, until: now + windowMs }
    entry.hits += 1
    if (entry !== running) {
      counts.delete(network)
      const oldest = counts.keys().next()
      if (counts.size >= networks && !oldest.done) counts.delete(oldest.value)
      counts.set(network, entry)
    }
    return { hits: entry.hits, leftMs: entry.until - now }
  }
}

function budgetOf(path: string): 'writes' | 'unsubscribes' | 'edits' {
  if (path === '/newsletter/unsubscribe') return 'unsubscribes'
  return path.startsWith('/api/content/') ? 'edits' : 'writes'
}

/**
 * Counts the writes of a network, and those of staff by account, so that an office which opens many
 * requests uses up no share of its network. Over the limit it sets `retryAfter`, so that the form
 * answers 429 and shows the entered values again; if the limit is exceeded by more than `kindness`,
 * it sets `isFlooding` too. One-click unsubscribing (RFC 8058) has a separate budget, because a
 * mail provider sends many requests after an issue of the newsletter; so has the content editor,
 * because it saves during typing.
 * @param context for counting the writes of all processes. Only those that this process's own count
 * allows are counted there, so that a flood costs the database no more than the limit.
 */
export function rateLimit(
  {
    writes,
    unsubscribes,
    edits,
    kindness,
  }: Record<'writes' | 'unsubscribes' | 'edits', FloodLimit> & {
    kindness: number
  },
  context: Parameters<typeof countForAll>[0] | null = null,
) {
  const budgets = {
    writes: { limit: writes, count: createCounter(writes), kindness },
    unsubscribes: { limit: unsubscribes, count: createCounter(unsubscribes), kindness: 0 },
    edits: { limit: edits, count: createCounter(edits), kindness },
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('retryAfter', 0)
    c.set('isFlooding', false)
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(c.req.method)) return next()
    const name = budgetOf(c.req.path)
    const { limit, count, kindness } = budgets[name]
    const { client, staff } = c.var
    const sender = staff ? `account ${staff.id}` : client.prefix
    const own = count(sender)
    // Awaited even if nothing is counted, so that refused requests do not overtake others.
    const all = await (context && own.hits <= limit.hits
      ? countForAll(context, `${name} ${sender}`, limit.windowMs)
      : null)
    const { hits, leftMs } = all && all.hits > own.hits ? all : own
    if (hits > limit.hits) c.set('retryAfter', Math.ceil(leftMs / 1000))
    c.set('isFlooding', hits > limit.hits + kindness)
    return next()
  })
}

/**
 * Refuses a flood before a body is read or a page rendered. Staff are exempt, because they may
 * change many contacts in a row.
 */
export const refuseFlood = createMiddleware<AppEnv>(async (c, next) => {
  const { isFlooding, retryAfter, staff } = c.var
  if (!isFlooding || staff) return next()
  const headers = { 'retry-after': String(retryAfter), connection: 'close' }
  return refuse(
    c.req.path,
    429,
    sayCount(words().forms.answers.wait, retryAfter, {}, lang()),
    headers,
  )
})
