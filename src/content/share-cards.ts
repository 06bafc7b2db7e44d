import { addressOfPage } from './addresses/link-targets.ts'
import { getArticles } from './articles/articles.ts'
import type { PageName } from './collections/page-schemas.ts'
import { getFreePages } from './free-pages.ts'
import { getPage } from './page.ts'
import { getProducts } from './products.ts'
import { site } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'

export type ShareCardContent = {
  /** Path of the page without its first slash; `home` for the home page. */
  name: string
  heading: string
  picture?: string | undefined
}

export const shareName = (path: string) => path.slice(1) || 'home'
export const shareAddress = (path: string) => `${site().url}/share/${shareName(path)}.jpg`

/** Pages that are hidden from search engines. */
const unlisted = [
  'confirm',
  'image',
  'newsletter',
  'not-found',
  'product',
  'search',
  'signin',
  'unsubscribe',
] as const satisfies PageName[]
type ListedPage = Exclude<PageName, (typeof unlisted)[number]>
const isListed = (name: PageName): name is ListedPage => !unlisted.some((one) => one === name)

const hasPicture = (page: object): page is { picture?: { name: string } } => 'picture' in page

export async function getShareCards(): Promise<ShareCardContent[]> {
  const names = currentCopy().pageNames.filter(isListed)
  const pages = await Promise.all(
    names.map(async (name): Promise<ShareCardContent> => {
      const page = await getPage(name)
      if ('slides' in page)
        return {
          name: 'home',
          heading: page.slides[0]?.heading ?? page.title,
          picture: page.slides[0]?.picture.name,
        }
      return {
        name: shareName(addressOfPage(name)),
        heading: page.heading,
        picture: hasPicture(page) ? page.picture?.name : undefined,
      }
    }),
  )
  const free = (await getFreePages()).map(({ name, heading, picture }) => ({
    name,
    heading,
    picture: picture?.name,
  }))
  const products = (await getProducts()).map(({ id, name, pictures }) => ({
    name: `product/${id}`,
    heading: name,
    picture: pictures[0]?.name,
  }))
  const articles = (await getArticles()).map(({ slug, heading, picture }) => ({
    name: `blog/${slug}`,
    heading,
    picture: picture?.name,
  }))
  return [...pages, ...free, ...products, ...articles]
}

export const findShareCard = async (name: string): Promise<ShareCardContent | undefined> =>
  (await getShareCards()).find((card) => card.name === name)

/** Addresses of the pages that search engines may show: those that have a share picture. */
export const getListedPages = async (): Promise<string[]> =>
  (await getShareCards()).map(({ name }) => (name === 'home' ? '/' : `/${name}`))
