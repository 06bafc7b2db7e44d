import { isSold } from './products/availability.ts'
import type { Product } from './schemas/product-schema.ts'
import { titleWithSite } from './settings/page-title.ts'
import { currentCopy } from './snapshot/copy.ts'
import { labelled } from './words/punctuation.ts'

/** The product that the devices report to. @throws Error if no product is a gateway */
export function getGateway(): Product {
  const gateway = currentCopy().products.find(({ kind }) => kind === 'gateway')
  if (!gateway) throw new Error('No file of content/products says `kind: gateway`')
  return gateway
}

/** The products that are sold: without discontinued ones, which keep only their page. */
export const getProducts = (): Product[] => currentCopy().products.filter(isSold)

export const getAllProducts = (): Product[] => [...currentCopy().products]

/**
 * Title and description for search engines and messengers, made from name and summary unless they
 * were written.
 */
export function metadataOf({ name, summary, title, description }: Product): {
  title: string
  description: string
} {
  return {
    title: title ?? titleWithSite(name),
    description: description ?? labelled(name, summary),
  }
}
