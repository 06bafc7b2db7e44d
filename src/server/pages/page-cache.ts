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
  /**
   * Returns the version of the content in a language. When it changes, any page may have changed.
   */
  version: (prefix?: string) => string
  renderInLanguage: (page: CachedPage) => Promise<Response>
  /** Called for a page that cannot be rendered. The old page is still sent, unless it is a PDF. */
  onError: (error: unknown, address: string) => void
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

/** The address of a page in its language, under which it is cached. */
const addressOf = ({ prefix = '', target }: Pick<CachedPage, 'prefix' | 'target'>) =>
  prefix + target

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
  renderInLanguage: renderForCache,
  onError,
  queues,
  bytes: most = serverLimits.pageCache.bytes,
}: Options) {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: most,
    sizeCalculation: ({ resource }) => sizeOf(resource),
  })
  const rendering = createSharedWork<Resource>()
  const failed = new Map<
    string,
    { page: CachedPage; version: string; at: number; message: string }
  >()

  function store(page: CachedPage, resource: Resource, renderedFrom: string) {
    const address = addressOf(page)
    const before = entries.peek(address)
    const current = version(page.prefix)
    // New content was published meanwhile, and the newer page was finished first, so this one is
    // dropped.
    if (before && renderedFrom !== current && before.version === current) return
    entries.set(address, {
      page,
      resource,
      version: renderedFrom,
      renderedAt: performance.now(),
      requests: before?.requests ?? 0,
    })
  }

  async function renderAndStore(page: CachedPage): Promise<Resource> {
    const { target } = page
    const address = addressOf(page)
    const renderedFrom = version(page.prefix)
    try {
      const resource = await createResource(
        target,
        await renderForCache(page),
        entries.peek(address)?.resource ?? null,
      )
      store(page, resource, renderedFrom)
      failed.delete(address)
      return resource
    } catch (error) {
      failed.set(address, {
        page,
        version: renderedFrom,
        at: performance.now(),
        message: error instanceof Error ? error.message : String(error),
      })
      onError(error, address)
      if (isPaperAddress(target)) throw new PaperUnavailable()
      const before = entries.peek(address)
      if (before) return before.resource
      throw error
    }
  }

  const keyOf = (page: CachedPage) => `${version(page.prefix)} ${addressOf(page)}`
  const renderOnce = (page: CachedPage, queue: FairQueue, request: QueueClient) =>
    rendering.make(keyOf(page), queue, request, () => renderAndStore(page))

  const renderAhead = async (page: CachedPage) => {
    if (!rendering.has(keyOf(page)))
      await renderOnce(page, queues.own, { network: 'pages' }).catch(() => {})
  }

  const isCurrent = ({ page, version: own, renderedAt }: CacheEntry) =>
    own === version(page.prefix) &&
    performance.now() - renderedAt < (page.maxAge ?? Number.POSITIVE_INFINITY)

  return {
    /**
     * @param client gives the client's network, for the queue
     * @returns a promise only if the page has to be rendered first
     */
    find(page: CachedPage, client: () => QueueClient): Resource | Promise<Resource> {
      const address = addressOf(page)
      const known = entries.get(address)
      const queue = queueFor(queues, page.target)
      if (!known) return renderOnce(page, queue, client())
      known.requests++
      if (isCurrent(known)) return known.resource
      const now = performance.now()
      const failure = failed.get(address)
      const current = version(page.prefix)
      if (failure?.version === current && now - failure.at < serverLimits.pageCache.retryMs)
        return isPaperAddress(page.target) ? Promise.reject(new PaperUnavailable()) : known.resource
      const isTooOld = now - known.renderedAt > 2 * (page.maxAge ?? Number.POSITIVE_INFINITY)
      if (known.version !== current || isTooOld) return renderOnce(page, queue, client())
      void renderAhead(page)
      return known.resource
    },

    /**
     * Renders outdated pages, the most requested first, between other requests. A page that failed
     * is rendered when it is requested.
     */
    async prepare(pages: readonly CachedPage[]) {
      const requestsOf = (page: CachedPage) => entries.peek(addressOf(page))?.requests ?? 0
      const all = [
        ...pages,
        ...[...entries.values()].filter(({ requests }) => requests > 0).map(({ page }) => page),
      ]
      for (const page of all.toSorted((one, other) => requestsOf(other) - requestsOf(one))) {
        const known = entries.peek(addressOf(page))
        if (known && isCurrent(known)) continue
        await renderAhead(page)
        await setImmediate()
      }
    },

    retain(isThere: (page: CachedPage) => boolean) {
      for (const [address, { page }] of [...entries.entries()])
        if (!isThere(page)) entries.delete(address)
      for (const [address, { page }] of [...failed]) if (!isThere(page)) failed.delete(address)
    },

    failures: (): BrokenPage[] =>
      [...failed].flatMap(([address, { page, version: own, message }]) =>
        own === version(page.prefix) ? [{ address, message }] : [],
      ),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
