import { productAddress } from './addresses/address-of.ts'
import { sitePages } from './page.ts'
import type { Product } from './schemas/product-schema.ts'
import { currentCopy } from './snapshot/copy.ts'

type RequestTopic =
  | { kind: 'product'; product: Product }
  /** `message`: prepared beginning of the form's message, if the page has one. */
  | { kind: 'page'; name: string; href: string; message?: string | undefined }

/** Pages that requests can be about, by address. */
const pagesToAskAbout = () =>
  new Map(
    sitePages().flatMap(({ address, heading, request }) =>
      request ? [[address, { name: heading, message: request.message }] as const] : [],
    ),
  )

/**
 * Returns a reader for the query of `/contact`: `?product=2` or `?about=/nfc`; undefined for any
 * other query.
 */
export function topicReader(): (query: URLSearchParams) => RequestTopic | undefined {
  const { products } = currentCopy()
  const pages = pagesToAskAbout()
  return (query) => {
    const id = Number(query.get('product'))
    const product = products.find((one) => one.id === id)
    if (product) return { kind: 'product', product }
    const href = query.get('about') ?? ''
    const page = pages.get(href)
    return page && { kind: 'page', ...page, href }
  }
}

/**
 * Choices of the origin filter in the staff list: products by their names in addresses, and pages
 * by their paths.
 */
export const requestOrigins = (): { value: string; words: string; href: string }[] => [
  ...currentCopy().products.map(({ id, slug, name }) => ({
    value: slug,
    words: name,
    href: productAddress(id),
  })),
  ...[...pagesToAskAbout()].map(([href, { name }]) => ({ value: href, words: name, href })),
]

/** The query that stores the form's topic; empty without one. */
export const queryOfTopic = (topic: RequestTopic | undefined): string =>
  topic === undefined
    ? ''
    : topic.kind === 'product'
      ? `product=${topic.product.id}`
      : `about=${topic.href}`
