import { currentCopy } from './copy.ts'
import { addressOfPage } from './reading/site-addresses.ts'
import type { Product } from './schemas/product-schema.ts'

/** What a visitor who opens the contact form comes from. */
export type RequestTopic = { kind: 'product'; product: Product } | { kind: 'page'; name: string; href: string }

/** Pages that lead to the form, by their addresses: each with the heading that a visitor read there. */
function pagesThatAsk(): Map<string, string> {
  const copy = currentCopy()
  const pages = copy.pageNames.flatMap((name): [string, string][] => {
    const page = copy.page(name)
    return 'callToAction' in page ? [[addressOfPage(name), page.heading]] : []
  })
  return new Map([
    ...pages,
    ...copy.named('free-pages').map(({ name, data }): [string, string] => [`/${name}`, data.heading]),
    ...copy.folder('articles').map(({ slug, heading }): [string, string] => [`/blog/${slug}`, heading]),
  ])
}

/**
 * Makes the function that reads the query of `/contact`: `?product=2` asks about a product, `?about=/nfc` about a page. It gives undefined
 * where the query names neither; anything else in it is not looked at.
 */
export function topicReader(): (query: URLSearchParams) => RequestTopic | undefined {
  const { products } = currentCopy()
  const pages = pagesThatAsk()
  return (query) => {
    const id = Number(query.get('product'))
    const product = products.find((one) => one.id === id)
    if (product) return { kind: 'product', product }
    const href = query.get('about') ?? ''
    const name = pages.get(href)
    return name === undefined ? undefined : { kind: 'page', name, href }
  }
}

/** The query under which the form about a topic is kept; empty without one. */
export const queryOfTopic = (topic: RequestTopic | undefined): string =>
  topic === undefined ? '' : topic.kind === 'product' ? `product=${topic.product.id}` : `about=${topic.href}`
