import { isOfProgram } from '#src/contracts/paths.ts'
import {
  type Addressed,
  addressOf,
  isAnchor,
  isOfProduct,
  pageWithIdsOf,
  technicalDocumentAddress,
  termsAddress,
} from '../addresses/address-of.ts'
import { neededPages, pageSchemas } from '../collections/page-schemas.ts'
import { memoize } from '../kit/memoize.ts'
import { sourceFacts } from '../kit/source-facts.ts'
import type { Entry } from './entry.ts'
import { valuesIn } from './links.ts'
import { firstDayPublished, isHidden } from './published.ts'

/** Addresses of the pages that a site may go without, at which own pages may stand then. */
const leftPages = new Set(
  Object.keys(pageSchemas)
    .filter((name) => !neededPages.some((one) => one === name))
    .flatMap((id) => addressOf({ collection: 'pages', id, data: {} }) ?? []),
)

/**
 * Reads once which first parts of addresses are taken by pages, folders, files or the program
 * itself.
 * @param hasPage whether visitors see a page of the program at an address
 * @returns a function that checks the address of a free page
 */
export function openReserved(
  root: string,
  hasPage: (address: string) => boolean,
): (address: string) => boolean {
  const taken = new Set(sourceFacts(root).taken)
  return (address) =>
    leftPages.has(address)
      ? hasPage(address)
      : isOfProgram(address) ||
        taken.has(address.split('/')[1] ?? '') ||
        termsAddress(address.slice(1)) === technicalDocumentAddress
}

/** Every `id` in a piece of copy, and `set` of a card, which becomes an anchor of its page. */
export const idsIn = memoize((data: object): string[] =>
  valuesIn(data).flatMap(({ path: at, value }) =>
    (at.at(-1) === 'id' || at.at(-1) === 'set') && typeof value === 'string' ? [value] : [],
  ),
)

/**
 * A former address that visitors may still ask for: its redirect target, or null if it is gone for
 * good.
 */
export type Moved = { from: string; to: string | null }

/** The addresses to which the copy may link. */
export function siteAddresses(
  root: string,
  {
    entries,
    written,
    moved,
    faulty,
    isThere,
  }: {
    entries: readonly Entry[]
    /**
     * All files with the parts that are left out, because they need what is missing: a link to such
     * a part opens its page at its top.
     */
    written: readonly Addressed[]
    /** Addresses of hidden entries. */
    moved: readonly Moved[]
    /** Files whose addresses are unknown. */
    faulty: readonly Entry[]
    isThere: (address: string) => boolean
  },
) {
  const { addresses, anchors } = sourceFacts(root)
  const pages = new Set(addresses)
  const shared = new Set(anchors)
  const anchorsByPage = new Map<string, Set<string>>()
  for (const entry of entries) {
    const page = pageWithIdsOf(entry)
    if (page === null) continue
    // Pages of content/pages are among the addresses of src/pages.
    if (entry.collection !== 'pages') pages.add(page)
    const ids = anchorsByPage.get(page) ?? new Set()
    for (const id of idsIn(entry.data)) ids.add(id)
    if (isAnchor(entry.collection)) ids.add(entry.id)
    anchorsByPage.set(page, ids)
  }
  for (const entry of written) {
    const page = pageWithIdsOf(entry)
    const ids = page === null ? undefined : anchorsByPage.get(page)
    if (ids) for (const id of idsIn(entry.data)) ids.add(id)
  }
  const redirected = moved.flatMap(({ from, to }) => (to === null ? [] : [from]))
  for (const from of redirected) pages.add(from)
  const replaced = entries.flatMap((entry) => {
    const page = entry.collection === 'free-pages' ? addressOf(entry) : null
    return page !== null && leftPages.has(page) ? [page] : []
  })
  // A link to a part of a page that leads elsewhere, or that an own page replaces, opens the other
  // page at its top.
  const unchecked = new Set([...faulty.map(pageWithIdsOf), ...redirected, ...replaced])
  const isProductUnknown = faulty.some(
    (entry) => entry.collection === 'products' && addressOf(entry) === null,
  )
  return {
    /** Whether a file with a fault may have the page at an address. */
    mayExist: (address: string) => isProductUnknown && isOfProduct(address),
    isHidden: (address: string) => moved.some(({ from }) => from === address),
    hasPage: (address: string) => pages.has(address) && isThere(address),
    /**
     * Whether the page at an address may have the anchor `id`; tests/site/pages.test.ts checks the
     * anchors of the built pages.
     */
    hasAnchor: (address: string, id: string) =>
      unchecked.has(address) || shared.has(id) || (anchorsByPage.get(address)?.has(id) ?? false),
  }
}
export type SiteAddresses = ReturnType<typeof siteAddresses>

/**
 * Addresses of hidden entries, except entries whose day has not come.
 * @param entries hidden entries included
 */
export const movedAddresses = (entries: readonly Entry[], today: string): Moved[] =>
  entries.flatMap((entry) => {
    const { collection, data } = entry
    const from = addressOf(entry)
    if (from === null || !isHidden(data) || (firstDayPublished(collection, data) ?? '') > today)
      return []
    return [{ from, to: typeof data['redirect'] === 'string' ? data['redirect'] : null }]
  })

/**
 * Returns the fault of a link; undefined if it is good or external.
 * @param page page with the link, if on one page only
 */
export function brokenLink(
  href: string,
  page: string | undefined,
  addresses: SiteAddresses,
): string | undefined {
  if (!/^[/#]/.test(href)) return undefined
  const [before = '', id] = href.split('#')
  const address = before.replace(/\?.*/s, '') || page
  if (address === undefined) return undefined
  const isThere = addresses.hasPage(address)
  // The anchors of a page are known only while visitors see it.
  if (!isThere && before === '') return undefined
  if (!isThere && addresses.mayExist(address)) return undefined
  if (!isThere)
    return addresses.isHidden(address)
      ? `The page ${address} is hidden: choose there what it “Leads instead to”, or change this link`
      : `No page ${address}`
  return id && !addresses.hasAnchor(address, id)
    ? `${address} has no section with the id ${id}`
    : undefined
}
