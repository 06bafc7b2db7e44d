import type { Collection } from '#src/contracts/content/kinds.ts'
import type { NamedPage, PageContent } from '../collections/page-schemas.ts'
import { memoize } from '../kit/memoize.ts'
import type { Article } from '../schemas/article-schema.ts'
import type { FreePage } from '../schemas/free-page-schema.ts'
import type { Product } from '../schemas/product-schema.ts'
import { type Addressed, addressOf, type CollectionWithPages, isListedPage } from './address-of.ts'

/** A page of the site, with what sitemap, share cards, search and requests know of it. */
export type SitePage = {
  collection: CollectionWithPages
  /** Name of the entry: of its file, without the ending. */
  name: string
  address: string
  heading: string
  /** Name of the picture on its share card. */
  picture?: string | undefined
  /** Whether sitemap, search and search engines show it. It then has a share card. */
  isListed: boolean
  /** Day of an article. */
  date?: string
  /** What a request about the page begins with; undefined if a request cannot be about it. */
  request?: { message?: string | undefined } | undefined
}

/** The data of the entries whose pages are described below. */
type Contents = {
  pages: PageContent<NamedPage>
  'free-pages': FreePage
  products: Product
  articles: Article
}
type Described = Omit<SitePage, 'collection' | 'name' | 'address'>

const describe: {
  [Kind in CollectionWithPages]: (data: Contents[Kind], name: string) => Described
} = {
  pages(page, name) {
    // The cast is safe, because entries without an address are left out.
    const isListed = isListedPage(name as NamedPage)
    if ('slides' in page) {
      const [slide] = page.slides
      return { heading: slide?.heading ?? page.title, picture: slide?.picture.name, isListed }
    }
    return {
      heading: 'heading' in page ? page.heading : page.title,
      picture: 'picture' in page ? page.picture?.name : undefined,
      isListed,
      request: 'callToAction' in page ? { message: page.callToAction.message } : undefined,
    }
  },
  'free-pages': ({ heading, picture, parts: [first], callToAction }) => ({
    heading,
    picture: (picture ?? (first && 'hero' in first ? first.hero.picture : undefined))?.name,
    isListed: true,
    request: { message: callToAction?.message },
  }),
  products: ({ name, pictures }) => ({
    heading: name,
    picture: pictures[0]?.name,
    isListed: true,
  }),
  articles: ({ heading, picture, date }) => ({
    heading,
    picture: picture?.name,
    isListed: true,
    date,
    request: {},
  }),
}

const isOfPage = (collection: Collection): collection is CollectionWithPages =>
  Object.hasOwn(describe, collection)

function pageOf<Kind extends CollectionWithPages>(
  collection: Kind,
  { id, data }: Omit<Addressed, 'collection'>,
): SitePage[] {
  const address = addressOf({ collection, id, data })
  if (address === null) return []
  // The cast is safe, because the entries were checked against their schemas.
  return [{ collection, name: id, address, ...describe[collection](data as Contents[Kind], id) }]
}

/**
 * Lists all pages whose words are an entry.
 * @param entries entries of a snapshot, which visitors see
 */
export const pagesOf = memoize((entries: readonly Addressed[]): readonly SitePage[] =>
  entries.flatMap((entry) => (isOfPage(entry.collection) ? pageOf(entry.collection, entry) : [])),
)
