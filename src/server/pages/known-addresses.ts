import { addressOfPage, imageAddress, shareCardAddress } from '#src/content/addresses/address-of.ts'
import {
  articlePages,
  type PageSize,
  pageOfList,
  questionPages,
} from '#src/content/addresses/list-pages.ts'
import { listArticles } from '#src/content/articles/articles.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { sitePages } from '#src/content/page.ts'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import { getImages } from '#src/content/pictures/image-manifest.ts'
import { lastPage, pageSizes } from '#src/content/products/paging.ts'
import { narrow, queryOfFilters, readFilters } from '#src/content/products/product-filters.ts'
import { getAllProducts } from '#src/content/products.ts'
import { getQuestions, questionAddresses } from '#src/content/questions/questions.ts'
import { queryOfTopic, topicReader } from '#src/content/request-topic.ts'
import type { FaqGroup } from '#src/content/schemas/list-schemas.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { nightAskedFor, queryOfNight } from '#src/power-cut/page/night-view.ts'
import { logoFiles } from '#src/ui/brand/LogoFile.tsx'
import { linkedPages } from './linked-pages.ts'
import type { KnownAddress, KnownAddresses } from './resolve.ts'

/** Pages for a single visitor, which are rendered for each request. */
const ownPages = [...linkedPages, '/search', '/search.json']
export const isOwnPage = (path: string) => ownPages.includes(path)

/**
 * Reads queries such as `/products?room=kitchen&page=2`, the third page of the products for a
 * kitchen. A page beyond the last is null.
 */
const listVersion =
  (products: readonly Product[]) =>
  (query: URLSearchParams): string | null => {
    const needs = readFilters(query, products)
    const typed = query.get('page') ?? ''
    const page = /^\d+$/.test(typed) ? Number(typed) : 0
    if (page > lastPage(narrow(products, needs).length, pageSizes.small)) return null
    return [queryOfFilters(needs), page > 0 && `page=${page}`].filter(Boolean).join('&')
  }

/** Reads `page=2`, the third page of a list. A page beyond the last is null. */
const pageVersion = (items: readonly unknown[], size: PageSize) => (query: URLSearchParams) => {
  const typed = query.get('page') ?? ''
  const page = /^\d+$/.test(typed) ? Number(typed) : 0
  if (page > pageOfList(items, size, '').last) return null
  return page > 0 ? `page=${page}` : ''
}

/** Reads `question=mesh-range`, which stands for the page of the list with that question. */
const questionVersion = (groups: readonly FaqGroup[]) => {
  const addressWithId = questionAddresses(groups)
  const readPage = pageVersion(
    groups.flatMap(({ entries }) => entries),
    questionPages,
  )
  return (query: URLSearchParams) => {
    const id = query.get('question')
    if (id === null) return readPage(query)
    return /\?([^#]*)/.exec(addressWithId(id))?.[1] ?? ''
  }
}

/** Reads `?site=hotel&hours=5`, which stands for the nearest of the nights that there are. */
const nightOfQuery = (query: URLSearchParams): string => {
  if (exampleSites().length === 0) return ''
  const { example, hours } = nightAskedFor(query)
  return queryOfNight(example.id, hours)
}

/**
 * A visitor's own choice or words: `/contact?list=smart-lock*40`, `?site=cold-store`, or
 * `?searched=words`, which is set after a search without results. The page also says which choice
 * it cannot read.
 */
const hasOwnWords = (query: URLSearchParams): boolean =>
  ['searched', 'site', 'night', 'list'].some((name) => query.get(name))

/** @param fixed addresses of the pages and files that have a separate module under src/pages */
export async function readKnownAddresses(fixed: readonly string[]): Promise<KnownAddresses> {
  const [products, images, papers] = await Promise.all([
    getAllProducts(),
    getImages(),
    paperAddresses(),
  ])
  const pagesOfEntries = sitePages().filter(({ collection }) => collection !== 'pages')
  const plain = [
    ...fixed.filter((path) => !isOwnPage(path)),
    ...pagesOfEntries.map(({ address }) => address),
    ...images.map(({ imageName }) => imageAddress(imageName)),
    ...papers,
    ...listedPages().map(({ address }) => shareCardAddress(address)),
    ...logoFiles().map(({ name }) => `/brand/${name}`),
    ...(settings().brand.symbol.picture ? ['/brand/symbol.png'] : []),
  ]
  const pages = new Map<string, KnownAddress>(plain.map((path) => [path, {}]))
  pages.set('/products', { version: listVersion(products) })
  for (const [page, version] of [
    [addressOfPage('technologies-tools'), questionVersion(getQuestions())],
    [addressOfPage('blog'), pageVersion(listArticles(), articlePages)],
  ] as const)
    if (fixed.includes(page)) pages.set(page, { version })
  const snapshot = currentSnapshot()
  const night = '/cut-the-power'
  if (fixed.includes(night)) pages.set(night, { version: nightOfQuery })
  pages.set('/newsletter', { takesForms: true })
  // Shows the half hours that are free.
  pages.set('/book', { takesForms: true, maxAge: serverLimits.pageCache.freshMs })
  // Cached, because it is the same for all visitors and slow to make.
  pages.set('/api/openapi.json', {})
  // The file contains the day on which it expires.
  pages.set('/.well-known/security.txt', { maxAge: serverLimits.pageCache.dayMs })
  const readTopic = topicReader()
  pages.set('/contact', {
    takesForms: true,
    maxAge: serverLimits.pageCache.freshMs,
    version: (query) => queryOfTopic(readTopic(query)),
    isOwn: hasOwnWords,
  })
  return {
    pages,
    redirects: new Map([
      ...settings().redirects.redirects.map(({ from, href }): [string, string] => [from, href]),
      // Password managers ask here for the page that changes a password.
      ['/.well-known/change-password', '/admin/password'],
      // Former addresses of the cold store's week, and of nights that visitors chose.
      ...(fixed.includes(night)
        ? ['/demo/cold-store', `${night}/night`].map((from) => [from, night] as const)
        : []),
    ]),
    hidden: new Map(snapshot.moved.map(({ from, to }) => [from, to])),
  }
}
