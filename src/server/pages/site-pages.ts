import { memoize } from '#src/content/kit/memoize.ts'
import { isWithoutPage } from '#src/content/page.ts'
import {
  deliveredAt,
  type Master,
  readyFolder,
  setMasters,
} from '#src/content/pictures/picture-files.ts'
import { withIndex } from '#src/content/search/search-index.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { publicSnapshot, type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { isOfPipeline } from '#src/contracts/paths.ts'
import type { Queues } from '#src/core/fairness/queues.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { loadStaticFiles } from '../static/static-files.ts'
import { isOwnPage, readKnownAddresses } from './known-addresses.ts'
import { createPageCache } from './page-cache.ts'
import { createPictureFinder } from './picture-finder.ts'
import { type CachedPage, closedAddress, createResolver, missingPages } from './resolve.ts'

type Options = {
  client: string
  fixed: readonly string[]
  masters: readonly Master[]
  version: (prefix?: string) => string
  /** Renders a page for the cache. */
  renderInLanguage: (page: CachedPage) => Promise<Response>
  notePapers: () => Promise<void>
  onError: (error: unknown, target: string) => void
  queues: Queues
}

/**
 * Addresses in the header and the Solutions panel, which most visitors request besides the home
 * page.
 */
function inNavigation(): Set<string> {
  const { contact, header, solutions } = navigation()
  return new Set([
    contact.href,
    ...[...header, ...(solutions?.links ?? [])].map(({ href }) => href),
  ])
}

async function readResolver(fixed: readonly string[], files: ReadonlyMap<string, unknown>) {
  const own = fixed.filter(
    (path) => !isOfPipeline(path) && path !== '/404' && path !== closedAddress,
  )
  const isWithout = isWithoutPage()
  const addresses = await readKnownAddresses(own.filter((path) => !isWithout(path)))
  const isOwn = (path: string) => isOwnPage(path) && !isWithout(path)
  return {
    resolve: createResolver({ addresses, isFile: (path) => files.has(path), isOwnPage: isOwn }),
    paths: [...addresses.pages.keys()],
  }
}

export async function openSitePages({
  client,
  fixed,
  masters,
  version,
  renderInLanguage: renderForCache,
  notePapers,
  onError,
  queues,
}: Options) {
  setMasters(masters)
  const files = new Map([...loadStaticFiles(readyFolder, deliveredAt), ...loadStaticFiles(client)])
  const pages = createPageCache({ version, renderInLanguage: renderForCache, onError, queues })

  /** Makes the resolver of a snapshot once, because every request for a preview needs it. */
  const readAddresses = memoize((snapshot: Snapshot) =>
    withSnapshot(snapshot, () => readResolver(fixed, files)),
  )
  let content = await readAddresses(publicSnapshot())

  const toPages = (paths: readonly string[]): CachedPage[] =>
    paths.flatMap((path) => {
      const found = content.resolve(path)
      return found.kind === 'page' ? [found.page] : []
    })
  const isThere = ({ target, prefix = '' }: CachedPage) => {
    const found = content.resolve(target)
    return (
      publicSnapshot(prefix).prefix === prefix &&
      ((found.kind === 'page' && found.page.target === target) ||
        missingPages.some((page) => page.target === target))
    )
  }

  const prepareFirst = () => pages.prepare(toPages(['/']))
  async function prepareOthers() {
    // The index comes first, because a search has to wait for it, and a page asked for does not
    // wait for the others.
    await withIndex(publicSnapshot(), () => {}).catch((error: unknown) => onError(error, 'search'))
    const others = withSnapshot(publicSnapshot(), inNavigation)
    await pages.prepare([
      ...toPages(content.paths.filter((path) => others.has(path))),
      ...missingPages,
    ])
    // After a failure this is tried again when content is next published, and at each request for a
    // PDF.
    await withSnapshot(publicSnapshot(), notePapers).catch((error: unknown) =>
      onError(error, 'papers'),
    )
  }

  return {
    files,
    pages,
    /** Resolves addresses without a prefix: every language has the same ones. */
    resolve: (target: string, isForm?: boolean) => content.resolve(target, isForm),
    readAddresses,
    findPicture: createPictureFinder(serverLimits.fileCache, queues.pictures),
    prepareFirst,
    /**
     * Makes the index of the search, and renders the remaining pages that most visitors request,
     * and pages requested before, while requests are being answered.
     */
    prepareOthers,
    /**
     * Makes the resolver again after a change of the content, then renders pages, the most
     * requested first.
     */
    async refresh() {
      content = await readAddresses(publicSnapshot())
      pages.retain(isThere)
      void prepareFirst().then(prepareOthers)
    },
  }
}

export type SitePages = Awaited<ReturnType<typeof openSitePages>>
