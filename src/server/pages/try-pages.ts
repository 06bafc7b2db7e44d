import { setImmediate } from 'node:timers/promises'
import { getArticles } from '#src/content/articles/articles.ts'
import { getFreePages } from '#src/content/free-pages.ts'
import { isWithoutPage } from '#src/content/page.ts'
import { getImages } from '#src/content/pictures/image-manifest.ts'
import { getProducts } from '#src/content/products.ts'
import { isOfPipeline } from '#src/contracts/paths.ts'
import { missingPages } from './resolve.ts'
import { isOwnPage } from './site-addresses.ts'

type Options = {
  fixed: readonly string[]
  addresses: readonly string[]
  render: (target: string) => Promise<Response>
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Renders the pages of a change and one page of each template, one after the other, between other
 * requests.
 * @returns the failed pages
 */
export async function tryPages({
  fixed,
  addresses,
  render,
}: Options): Promise<{ address: string; message: string }[]> {
  const [[product], [article], [page], [image]] = await Promise.all([
    getProducts(),
    getArticles(),
    getFreePages(),
    getImages(),
  ])
  // Pictures are left out, because they are not rendered from texts.
  const isWithout = isWithoutPage()
  const isTried = (path: string) =>
    !isOfPipeline(path) &&
    !isWithout(path) &&
    !isOwnPage(path) &&
    !/\.(png|svg|ico|jpg|webp|avif)$/.test(path)
  const templates = [
    ...fixed,
    ...missingPages.map(({ target }) => target),
    ...(product ? [`/product/${product.id}`] : []),
    ...(article ? [`/blog/${article.slug}`] : []),
    ...(page ? [`/${page.name}`] : []),
    ...(image ? [`/image/${image.imageName}`] : []),
  ]
  const broken: { address: string; message: string }[] = []
  for (const address of new Set([...addresses, ...templates].filter(isTried))) {
    await render(address).catch((error: unknown) =>
      broken.push({ address, message: reasonOf(error) }),
    )
    await setImmediate()
  }
  return broken
}
