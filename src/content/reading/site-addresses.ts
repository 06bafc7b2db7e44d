import { isOfProgram } from '#src/contracts/paths.ts'
import { oncePer } from '../kit/once-per.ts'
import { sourceFacts } from '../kit/source-facts.ts'
import type { Entry } from './entry.ts'
import { valuesIn } from './links.ts'
import { firstDay, isHidden } from './published.ts'

/** First parts of the addresses that are something else: pages, folders of pages, files, and what the program keeps. */
export const isReserved = (root: string, address: string): boolean =>
  isOfProgram(address) || sourceFacts(root).taken.includes(address.split('/')[1] ?? '')

/** Every `id` of a piece of copy, which becomes a place on its page. */
const idsIn = oncePer((data: object): string[] =>
  valuesIn(data).flatMap(({ path: at, value }) => (at.at(-1) === 'id' && typeof value === 'string' ? [value] : [])),
)

const isNumbered = (product: Entry['data']) => typeof product['id'] === 'number'

/** An address that visitors may still ask for: where it leads now, or null where it is gone for good. */
export type Moved = { from: string; to: string | null }

export type SiteAddresses = {
  hasPage: (address: string) => boolean
  /** True where a file that has still its own fault may make that page. */
  mayCome: (address: string) => boolean
  /** True where there was a page that is hidden now. */
  isHidden: (address: string) => boolean
  /** True where the page may have that place; the built site is the proof (tests/site/pages.test.ts). */
  hasPlace: (address: string, id: string) => boolean
}

/** The addresses to which the copy may link. @param moved of hidden entries @param faulty files whose addresses are not known yet */
export function siteAddresses(
  root: string,
  entries: readonly Entry[],
  moved: readonly Moved[] = [],
  faulty: readonly Entry[] = [],
  isAbsent: (address: string) => boolean = () => false,
): SiteAddresses {
  const { addresses, anchors } = sourceFacts(root)
  const pages = new Set(addresses)
  const shared = new Set(anchors)
  const places = new Map<string, Set<string>>()
  const add = (address: string, ids: string[]) => {
    pages.add(address)
    places.set(address, new Set([...(places.get(address) ?? []), ...ids]))
  }
  for (const { collection, id, data } of entries) {
    if (collection === 'products' && isNumbered(data)) add(`/product/${data['id']}`, idsIn(data))
    if (collection === 'articles') add(`/blog/${id}`, idsIn(data))
    if (collection === 'free-pages') add(`/${id}`, idsIn(data))
    if (collection === 'faq') add('/technologies-tools', idsIn(data))
    if (collection === 'buyer-questions') add('/questions', idsIn(data))
    if (collection === 'pages') places.set(addressOfPage(id), new Set([...(places.get(addressOfPage(id)) ?? []), ...idsIn(data)]))
  }
  for (const { from, to } of moved) if (to !== null) pages.add(from)
  const unsettled = new Set(faulty.map((entry) => (entry.collection === 'faq' ? '/technologies-tools' : ownAddress(entry))))
  const isProductUnknown = faulty.some(({ collection, data }) => collection === 'products' && !isNumbered(data))
  return {
    mayCome: (address) => isProductUnknown && address.startsWith('/product/'),
    isHidden: (address) => moved.some(({ from }) => from === address),
    hasPage: (address) => pages.has(address) && !isAbsent(address),
    hasPlace: (address, id) => unsettled.has(address) || shared.has(id) || (places.get(address)?.has(id) ?? false),
  }
}

/** Pages whose address is not their name. */
const elsewhere = new Map([
  ['confirm', '/newsletter/confirm'],
  ['demo-cold-store', '/demo/cold-store'],
  ['home', '/'],
  ['not-found', '/404'],
  ['signin', '/admin/signin'],
  ['unsubscribe', '/newsletter/unsubscribe'],
])

/** Address of the page whose copy stands in content/pages/{name}.yaml. */
export const addressOfPage = (name: string) => elsewhere.get(name) ?? `/${name}`

export function ownAddress({ collection, id, data }: Pick<Entry, 'collection' | 'id' | 'data'>): string | undefined {
  if (collection === 'pages') return addressOfPage(id)
  if (collection === 'products') return `/product/${data['id']}`
  if (collection === 'free-pages') return `/${id}`
  if (collection === 'buyer-questions') return '/questions'
  return collection === 'articles' ? `/blog/${id}` : undefined
}

/** Addresses of hidden entries; one whose day has not come was never known. @param entries hidden ones included */
export const movedAddresses = (entries: readonly Entry[], today: string): Moved[] =>
  entries.flatMap((entry) => {
    const { collection, data } = entry
    const from = ownAddress(entry)
    if (from === undefined || !isHidden(data) || (firstDay(collection, data) ?? '') > today) return []
    return [{ from, to: typeof data['redirect'] === 'string' ? data['redirect'] : null }]
  })

/** The fault of a link; nothing where it leads somewhere, or out of the site. @param page where it stands, if on one page only */
export function brokenLink(href: string, page: string | undefined, addresses: SiteAddresses): string | undefined {
  if (!/^[/#]/.test(href)) return undefined
  const [before = '', id] = href.split('#')
  const address = before.replace(/\?.*$/, '') || page
  if (address === undefined) return undefined
  // A page always has itself, also while visitors don't see it.
  const isThere = before === '' || addresses.hasPage(address)
  if (!isThere && addresses.mayCome(address)) return undefined
  if (!isThere)
    return addresses.isHidden(address)
      ? `The page ${address} is hidden: let it lead elsewhere, or take this link out`
      : `No page ${address}`
  return id && !addresses.hasPlace(address, id) ? `No place #${id} on ${address}` : undefined
}
