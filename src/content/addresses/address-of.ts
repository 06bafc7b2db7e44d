// Plain data and functions, because the browser loads them too.
import type { Collection } from '#src/contracts/content/kinds.ts'
import { isOfPipeline } from '#src/contracts/paths.ts'
import type { NamedPage } from '../collections/page-schemas.ts'
import { factLists } from '../fact-lists.ts'

type PageRow = {
  address?: string
  /** False for a page that sitemap, search and search engines leave out. It has no share card. */
  isListed?: false
  /** False for a page that answers only after a link of a mail, with an error, or to staff. */
  isLinked?: false
}

/** Pages of content/pages that are not listed at `/{name}`. */
const pages: Readonly<Record<string, PageRow>> = {
  home: { address: '/' },
  newsletter: { isListed: false },
  search: { isListed: false },
  confirm: { address: '/newsletter/confirm', isListed: false, isLinked: false },
  unsubscribe: { address: '/newsletter/unsubscribe', isListed: false, isLinked: false },
  signin: { address: '/admin/signin', isListed: false, isLinked: false },
  offline: { isListed: false, isLinked: false },
  'not-found': { address: '/404', isListed: false, isLinked: false },
} satisfies Partial<Record<NamedPage, PageRow>>

/** Address of the page that content/pages/{name}.yaml describes. */
export const addressOfPage = (name: NamedPage): string => pages[name]?.address ?? `/${name}`
export const isListedPage = (name: NamedPage): boolean => pages[name]?.isListed ?? true

const productFolder = '/product/'
const articleFolder = '/blog/'

export const productAddress = (id: number): string => `${productFolder}${id}`
export const articleAddress = (slug: string): string => `${articleFolder}${slug}`
/** Address of the page that content/free-pages/{name}.yaml describes: of `home` that of the home page. */
export const freePageAddress = (name: string): string =>
  name === 'home' ? addressOfPage('home') : `/${name}`
/** @param imageName name of a picture (pictures/image-manifest.ts) */
export const imageAddress = (imageName: string): string => `/image/${imageName}`
/** @param product address of a product's page */
export const datasheetOf = (product: string): string => `${product}/datasheet.pdf`
/** Folder of the papers that are no datasheets. */
const documentFolder = '/documents/'
export const technicalDocumentAddress = `${documentFolder}edge-gateway-technical-document.pdf`
/** @param name name of a free page that binds the company */
export const termsAddress = (name: string): string => `${documentFolder}${name}.pdf`
/** Page of all accessories. */
export const accessoriesAddress = '/accessories'
/** Where the page of accessories shows one. @param slug name of its file */
export const accessoryAddress = (slug: string): string => `${accessoriesAddress}#${slug}`
const accessoryLink = new RegExp(`^${accessoriesAddress}#([a-z0-9-]+)$`)
/** Name of the file of the accessory to which a text links; undefined for any other address. */
export const accessoryOfLink = (href: string): string | undefined => accessoryLink.exec(href)?.[1]
/** @param slug name of the accessory's file */
export const accessoryDatasheet = (slug: string): string =>
  datasheetOf(`${accessoriesAddress}/${slug}`)
/** Name of a page's share card. @param page path of the page */
export const shareName = (page: string): string => page.slice(1) || 'home'
/** @param page path of the page */
export const shareCardAddress = (page: string): string => `/share/${shareName(page)}.jpg`

/** The page to which a datasheet or a share card belongs; undefined for any other address. */
export function pageOfFile(address: string): string | undefined {
  if (address.endsWith(datasheetOf(''))) return address.slice(0, -datasheetOf('').length)
  if (!address.startsWith('/share/') || !address.endsWith('.jpg')) return undefined
  const name = address.slice('/share/'.length, -'.jpg'.length)
  return name === shareName('/') ? '/' : `/${name}`
}

/** Name of the article at an address; undefined for the address of anything else. */
export const articleAt = (address: string): string | undefined =>
  address.startsWith(articleFolder) ? address.slice(articleFolder.length) : undefined

/** Whether an address is of a product's page or of a file below it, even if there is none. */
export const isOfProduct = (address: string): boolean => address.startsWith(productFolder)
const numbered = new RegExp(`^${productFolder}\\d+(?=[/?#]|$)`)
const byFile = new RegExp(`^${productFolder}(?!\\d+(?:[/?#]|$))([^/?#]+)`)
/**
 * Address of a product in texts: by the name of its file, so that a new product with the number of
 * a removed one does not inherit its links. Readers get `productAddress`.
 */
export const productLink = (slug: string): string => `${productFolder}${slug}`
/** Name of the file of the product to which a text links; undefined for any other address. */
export const productOfLink = (href: string): string | undefined => byFile.exec(href)?.[1]
/** The address of a product's page in a link that names it by its number. */
export const numberedProductIn = (href: string): string | undefined => numbered.exec(href)?.[0]

export type Addressed = { collection: Collection; id: string; data: object }

type Row = {
  /** Address of the entry's own page. */
  address?: (id: string, data: object) => string | null
  /** How texts link to the entry's own page, if not by its address. */
  link?: (id: string) => string
  /** Addresses of the PDFs that have the entry's words. */
  papers?: (id: string) => string[]
  /** Page on which all of the entry is shown, with its ids as anchors. */
  partOf?: string
  /** Whether the name of the entry is an anchor of that page too. */
  isAnchor?: true
  /** Page that quotes the entry, by the entry's id. */
  quotedOn?: (id: string) => string | undefined
  /** Kind of which any page quotes the entry, by the entry's id. */
  exampleOf?: (id: string) => Collection | undefined
}

/** Pages that quote a setting, for settings that few pages show. */
const pagesOfSettings: Readonly<Record<string, NamedPage>> = {
  instrument: 'cut-the-power',
  prices: 'prices',
  ...Object.fromEntries(Object.entries(factLists).map(([name, { page }]) => [name, page])),
}

/** A page that shows much of a file of words; mails and papers are no pages. */
const pagesOfWords: Readonly<Record<string, string>> = {
  booking: '/book',
  consent: addressOfPage('contact'),
  drawings: addressOfPage('edge-gateway'),
  forms: addressOfPage('contact'),
  phrases: addressOfPage('contact'),
  'power-cut': addressOfPage('cut-the-power'),
  products: addressOfPage('products'),
  quote: addressOfPage('contact'),
  search: addressOfPage('search'),
  sections: addressOfPage('technologies-tools'),
  site: addressOfPage('home'),
}

/** Where visitors see the entries of each kind (contracts/content/kinds.ts). */
const rowsOfKinds = {
  pages: {
    address: (id) => (id === 'product' || id === 'image' ? null : (pages[id]?.address ?? `/${id}`)),
    quotedOn: (id) => (id === 'image' ? imageAddress('logo') : undefined),
    exampleOf: (id) => (id === 'product' ? 'products' : undefined),
  },
  products: {
    address: (_, data) => {
      const number: unknown = Reflect.get(data, 'id')
      return typeof number === 'number' ? productAddress(number) : null
    },
    link: productLink,
  },
  accessories: { partOf: accessoriesAddress, isAnchor: true },
  articles: { address: articleAddress },
  'free-pages': { address: freePageAddress, papers: (name) => [termsAddress(name)] },
  faq: { partOf: addressOfPage('technologies-tools') },
  'buyer-questions': { partOf: addressOfPage('questions') },
  documents: {
    papers: () => [technicalDocumentAddress],
    quotedOn: () => addressOfPage('edge-gateway'),
  },
  'example-sites': { quotedOn: (id) => `${addressOfPage('cut-the-power')}?site=${id}` },
  services: { quotedOn: () => addressOfPage('services') },
  offerings: { quotedOn: () => addressOfPage('home') },
  partners: { quotedOn: () => addressOfPage('partners') },
  drawings: { quotedOn: () => addressOfPage('services') },
  words: { quotedOn: (id) => pagesOfWords[id] },
  languages: {},
  settings: {
    quotedOn: (id) => {
      const page = pagesOfSettings[id]
      return page && addressOfPage(page)
    },
  },
} as const satisfies Record<Collection, Row>
const rows: Readonly<Record<Collection, Row>> = rowsOfKinds
type Rows = typeof rowsOfKinds

/** The kinds whose entries have pages of their own, each of which `pages-of.ts` describes. */
export type CollectionWithPages = {
  [Name in Collection]: Rows[Name] extends { address: unknown } ? Name : never
}[Collection]

/** Address of an entry's own page; null if it has none, or as long as the address is unknown. */
export const addressOf = ({ collection, id, data }: Addressed): string | null =>
  rows[collection].address?.(id, data) ?? null

/** Address with which texts link to an entry's own page; null if it has none. */
export const linkOf = (entry: Addressed): string | null =>
  rows[entry.collection].link?.(entry.id) ?? addressOf(entry)

/** Addresses of an entry's page and of its PDFs. */
export const addressesOf = (entry: Addressed): string[] =>
  [addressOf(entry) ?? [], rows[entry.collection].papers?.(entry.id) ?? []].flat()

/** Whether the name of an entry is an anchor of the page that shows it. */
export const isAnchor = (collection: Collection): boolean => rows[collection].isAnchor ?? false

/** Page of which an entry's ids are anchors: its own, or the one that shows all of it. */
export const pageWithIdsOf = (entry: Addressed): string | null =>
  addressOf(entry) ?? rows[entry.collection].partOf ?? null

/** Pages that the program has without an entry. */
const isOfProgram = (address: string) =>
  address === '/book' || address.startsWith(imageAddress('')) || address === addressOfPage('home')

const isShown = (page: string, isThere: (address: string) => boolean): boolean => {
  const [path = page] = page.split(/[?#]/, 1)
  return isOfProgram(path) || isThere(path)
}

/**
 * Finds a page on which one sees an entry; null if that may be any page.
 * @param addressIn gives the address of an entry of a collection
 * @param isThere whether the site shows the page of an entry at an address
 */
export function pageShowing(
  entry: Addressed,
  addressIn: (collection: Addressed['collection']) => string | null,
  isThere: (address: string) => boolean,
): string | null {
  const { quotedOn, exampleOf } = rows[entry.collection]
  const example = exampleOf?.(entry.id)
  if (example !== undefined) return addressIn(example)
  const other = rows[entry.collection].partOf ?? quotedOn?.(entry.id) ?? null
  const page = addressOf(entry) ?? (other !== null && isShown(other, isThere) ? other : null)
  // The sign-in page redirects staff who are signed in.
  return page !== null && isOfPipeline(page) ? null : page
}

/** Whether texts may link to an entry's own page, once visitors see the entry. */
export const isLinked = ({ collection, id }: Pick<Addressed, 'collection' | 'id'>): boolean =>
  collection !== 'pages' || (pages[id]?.isLinked ?? true)
