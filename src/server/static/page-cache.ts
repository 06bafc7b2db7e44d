import { limits } from '#src/contracts/limits.ts'
import { createPageTemplate, createQuickTemplate, type PageTemplate, type Slots } from './page-template.ts'

/** How a page that was rendered may be cached for others. */
export type Cacheable = {
  /** Names in the query that the page looks at; nothing else of the address changes it. */
  parameters: readonly string[]
  /** Texts that belong to the visitor for whom it was rendered. */
  slots: Slots
}

type Entry = { template: PageTemplate; headers: Record<string, string>; renderedAt: number; freshUntil: number; endsAt: number }

/** What tells the versions of a page apart; null where a text is too long to be worth it. */
function versionOf(query: string, parameters: readonly string[]): string | null {
  const asked = new URLSearchParams(query)
  const version = parameters.map((name) => encodeURIComponent(asked.get(name) ?? '')).join('&')
  return version.length > limits.pageCache.version ? null : version
}

/**
 * Pages that are rendered on demand and differ only in short texts of each visitor, such as the signed token of a form: rendered for
 * one visitor, then cached for a moment and sent to the next ones with texts of their own (decision 0042).
 * @param onError told of a page that cannot be cached; it is then rendered for everybody
 */
export function createPageCache({ onError = () => {} }: { onError?: (error: unknown) => void } = {}) {
  const pages = new Map<string, { parameters: readonly string[]; versions: Map<string, Entry> }>()
  let isPacking = false

  function add(
    path: string,
    version: string,
    { parameters, ...rendered }: Pick<Entry, 'template' | 'headers'> & Pick<Cacheable, 'parameters'>,
  ) {
    const page = pages.get(path) ?? { parameters, versions: new Map<string, Entry>() }
    const now = performance.now()
    const entry = { ...rendered, renderedAt: now, freshUntil: now + limits.pageCache.freshMs, endsAt: now + 2 * limits.pageCache.freshMs }
    page.versions.delete(version)
    const oldest = page.versions.keys().next()
    if (page.versions.size >= limits.pageCache.versions && !oldest.done) page.versions.delete(oldest.value)
    page.versions.set(version, entry)
    pages.set(path, page)
    return entry
  }

  function entryOf(path: string, query: string): Entry | null {
    const page = pages.get(path)
    const version = page && versionOf(query, page.parameters)
    return (typeof version === 'string' && page?.versions.get(version)) || null
  }

  return {
    /** Takes a page that was just rendered. It can be sent at once; one after the other is compressed as well as can be meanwhile. */
    async store(address: URL, { parameters, slots }: Cacheable, html: string, headers: Record<string, string>) {
      const version = versionOf(address.search, parameters)
      if (version === null) return
      try {
        const entry = add(address.pathname, version, { parameters, template: createQuickTemplate(html, slots), headers })
        if (isPacking) return
        isPacking = true
        entry.template = await createPageTemplate(html, slots).finally(() => {
          isPacking = false
        })
      } catch (error) {
        onError(error)
      }
    },

    /**
     * The page of an address. Once it is no longer fresh it has one visitor render it anew, and is still sent to the others meanwhile
     * (stale-while-revalidate).
     */
    find(path: string, query: string): Pick<Entry, 'template' | 'headers'> | null {
      const entry = entryOf(path, query)
      const now = performance.now()
      if (!entry || now >= entry.endsAt) return null
      if (now < entry.freshUntil) return entry
      entry.freshUntil = now + limits.pageCache.renewalMs
      return null
    },

    /** The page of an address that another visitor has had rendered since a moment of `performance.now()`, such as while one waited. */
    findSince(path: string, query: string, since: number): Pick<Entry, 'template' | 'headers'> | null {
      const entry = entryOf(path, query)
      return entry && entry.renderedAt > since ? entry : null
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
