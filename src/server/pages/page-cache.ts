import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { words } from '#src/content/words/words.ts'
import type { FairQueue, QueueClient } from '#src/core/fairness/fair-queue.ts'
import { isPaperAddress, type Queues, queueFor } from '#src/core/fairness/queues.ts'
import { createSharedWork } from '#src/core/fairness/shared-work.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import type { BrokenPage } from '#src/editor/editor-context.server.ts'
import type { Resource } from '../static/resource.ts'
import { createResource } from './create-resource.ts'
import type { CachedPage } from './resolve.ts'

type Options = {
  /** Returns the version of the content. When it changes, any page may have changed. */
  version: () => string
  renderForCache: (target: string) => Promise<Response>
  /** Called for a page that cannot be rendered. The old page is still sent, unless it is a PDF. */
  onError: (error: unknown, target: string) => void
  queues: Pick<Queues, 'pages' | 'papers' | 'own'>
  /** Maximum bytes of all cached pages; the most recently requested pages stay. */
  bytes?: number
}

type CacheEntry = {
  page: CachedPage
  resource: Resource
  version: string
  renderedAt: number
  /** How often the page was requested. */
  requests: number
}

const sizeOf = ({ variants }: Resource) =>
  Object.values(variants).reduce((sum, { body }) => sum + (body?.length ?? 0), 0)

/**
 * A PDF cannot be made. An earlier one is never sent instead, because what is printed or filed
 * would be taken for what is valid now.
 */
export class PaperUnavailable extends Error {
  override name = 'PaperUnavailable'
  readonly status = 503
  /** @param why the reason in words for staff, who alone read it, in a preview */
  constructor(why?: string) {
    super(why === undefined ? words().offline.paperFailed : `This PDF cannot be made. ${why}.`)
  }
}

/**
 * Caches finished pages for all visitors. A page of an earlier version of the content is only sent
 * if the new one cannot be rendered; an outdated PDF is never sent. While an expired page is
 * rendered again, the old one is sent.
 */
export function createPageCache({
  version,
  renderForCache,
  onError,
  queues,
  bytes: most = serverLimits.pageCache.bytes,
}: Options) {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: most,
    sizeCalculation: ({ resource }) => sizeOf(resource),
  })
  const rendering = createSharedWork<Resource>()
  const failed = new Map<string, { version: string; at: number; message: string }>()

  function store(page: CachedPage, resource: Resource, renderedFrom: string) {
    const before = entries.peek(page.target)
    // New content was published meanwhile, and the newer page was finished first, so this one is
    // dropped.
    if (before && renderedFrom !== version() && before.version === version()) return
    entries.set(page.target, {
      page,
      resource,
      version: renderedFrom,
      renderedAt: performance.now(),
      requests: before?.requests ?? 0,
    })
  }

  async function renderNow(page: CachedPage): Promise<Resource> {
    const { target } = page
    const renderedFrom = version()
    try {
      const resource = await createResource(
        target,
        await renderForCache(target),
        entries.peek(target)?.resource ?? null,
      )
      store(page, resource, renderedFrom)
      failed.delete(target)
      return resource
    } catch (error) {
      failed.set(target, {
        version: renderedFrom,
        at: performance.now(),
        message: error instanceof Error ? error.message : String(error),
      })
      onError(error, target)
      if (isPaperAddress(target)) throw new PaperUnavailable()
      const before = entries.peek(target)
      if (before) return before.resource
      throw error
    }
  }

  const keyOf = ({ target }: CachedPage) => `${version()} ${target}`
  const renderOnce = (page: CachedPage, queue: FairQueue, request: QueueClient) =>
    rendering.make(keyOf(page), queue, request, () => renderNow(page))

  const renderAhead = async (page: CachedPage) => {
    if (!rendering.has(keyOf(page)))
      await renderOnce(page, queues.own, { network: 'pages' }).catch(() => {})
  }

  const isCurrent = ({ page, version: own, renderedAt }: CacheEntry) =>
    own === version() && performance.now() - renderedAt < (page.maxAge ?? Number.POSITIVE_INFINITY)

  return {
    /**
     * @param client gives the client's network, for the queue
     * @returns a promise only if the page has to be rendered first
     */
    find(page: CachedPage, client: () => QueueClient): Resource | Promise<Resource> {
      const known = entries.get(page.target)
      const queue = queueFor(queues, page.target)
      if (!known) return renderOnce(page, queue, client())
      known.requests++
      if (isCurrent(known)) return known.resource
      const now = performance.now()
      const failure = failed.get(page.target)
      if (failure?.version === version() && now - failure.at < serverLimits.pageCache.retryMs)
        return isPaperAddress(page.target) ? Promise.reject(new PaperUnavailable()) : known.resource
      const isTooOld = now - known.renderedAt > 2 * (page.maxAge ?? Number.POSITIVE_INFINITY)
      if (known.version !== version() || isTooOld) return renderOnce(page, queue, client())
      void renderAhead(page)
      return known.resource
    },

    /**
     * Renders outdated pages, the most requested first, between other requests. A page that failed
     * is rendered when it is requested.
     */
    async prepare(pages: readonly CachedPage[]) {
      const requestsOf = ({ target }: CachedPage) => entries.peek(target)?.requests ?? 0
      const all = [
        ...pages,
        ...[...entries.values()].filter(({ requests }) => requests > 0).map(({ page }) => page),
      ]
      for (const page of all.toSorted((one, other) => requestsOf(other) - requestsOf(one))) {
        const known = entries.peek(page.target)
        if (known && isCurrent(known)) continue
        await renderAhead(page)
        await setImmediate()
      }
    },

    retain(isThere: (target: string) => boolean) {
      for (const target of [...entries.keys()]) if (!isThere(target)) entries.delete(target)
      for (const target of [...failed.keys()]) if (!isThere(target)) failed.delete(target)
    },

    failures: (): BrokenPage[] =>
      [...failed].flatMap(([address, { version: own, message }]) =>
        own === version() ? [{ address, message }] : [],
      ),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
