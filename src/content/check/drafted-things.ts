import { pageWithIdsOf, productLink } from '../addresses/address-of.ts'
import { placeOf } from '../collections/collections.ts'
import { prefixOf } from '../example-sites/site-figures.ts'
import { productToken } from '../reading/product-links.ts'
import { targetOf } from '../reading/references.ts'

/**
 * Finds what drafts will add to the site, by the names of their files alone: a draft that another
 * text names need not be read.
 */
export function draftedThings(files: ReadonlySet<string>) {
  const places = [...files].flatMap((file) =>
    file.startsWith('content/') ? (placeOf(file.slice('content/'.length)) ?? []) : [],
  )
  const products = places.filter(({ collection }) => collection === 'products')
  const pages = new Set([
    ...places.flatMap((place) => pageWithIdsOf({ ...place, data: {} }) ?? []),
    ...products.map(({ id }) => productLink(id)),
  ])
  const names = new Set(products.flatMap(({ id }) => [productLink(id), productToken(id)]))
  const figures = places.flatMap(({ collection, id }) =>
    collection === 'example-sites' ? [prefixOf(id)] : [],
  )
  return {
    has: (need: string) => files.has(need) || pages.has(targetOf(need) ?? need),
    hasPage: (address: string) => pages.has(address),
    /** Stands for a value that is not known before the draft is read. */
    lookUp: (name: string): string | undefined =>
      names.has(name) || figures.some((prefix) => name.startsWith(prefix)) ? name : undefined,
  }
}
