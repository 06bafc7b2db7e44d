import type { LookUp } from '#src/contracts/tokens.ts'
import {
  isOfProduct,
  numberedProductIn,
  productAddress,
  productLink,
  productOfLink,
} from '../addresses/address-of.ts'
import type { Place } from '../collections/collections.ts'
import { memoize } from '../kit/memoize.ts'
import { problemOf } from './entry.ts'
import { getAt } from './get-at.ts'
import { linksIn, valuesIn } from './links.ts'
import { linkTargetPattern } from './written-links.ts'
import type { DataPath, Problem, YamlFile } from './yaml-file.ts'

// Texts link to a product by the name of its file, and name it by a token, so that a new product
// with the number of a removed one inherits neither. Visitors see its number and its name.

/** `smart-lock` → `smartLockProduct`: the token of a product's name. */
export const productToken = (slug: string): string =>
  `${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Product`

export const isProductToken = (name: string): boolean => name.endsWith('Product')

type ProductFile = { place: Pick<Place, 'collection' | 'id'>; data: unknown }

/** What texts may say of the products, hidden ones too. */
export function productNames(files: readonly ProductFile[]) {
  const products = files.filter(({ place }) => place.collection === 'products')
  const addresses = new Map<string, string>()
  const slugs = new Map<string, string>()
  const tokens: Record<string, string> = {}
  const names = new Map<string, string>()
  for (const { place, data } of products) {
    const [id, name] = [getAt(data, 'id'), getAt(data, 'name')]
    if (typeof name === 'string') {
      tokens[productToken(place.id)] = name
      names.set(name, place.id)
    }
    // The address of a product is unknown while its file has a fault.
    const link = productLink(place.id)
    addresses.set(link, typeof id === 'number' ? productAddress(id) : link)
    if (typeof id === 'number') slugs.set(productAddress(id), place.id)
  }
  return {
    /** Addresses that visitors see, by the products' links. */
    addresses,
    /** Names of files, by the addresses that visitors see. */
    slugs,
    /** Names of files by product name. */
    names,
    tokens,
  }
}
export type ProductNames = ReturnType<typeof productNames>

function changeLinks(value: unknown, change: (href: string) => string, key?: string): unknown {
  if (typeof value === 'string')
    return key === 'href' || key === 'redirect'
      ? change(value)
      : value.replace(linkTargetPattern, change)
  if (Array.isArray(value)) return value.map((one) => changeLinks(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, changeLinks(one, change, name)]),
  )
}

const productLinksIn = memoize((data: object) =>
  valuesIn(data).flatMap((found) =>
    linksIn(found)
      .filter(isOfProduct)
      .map((href) => ({ path: found.path, href })),
  ),
)
const linksTo = (data: unknown) =>
  typeof data === 'object' && data !== null ? productLinksIn(data) : []

/** Gives the links to products the addresses that visitors see. @returns also the unknown ones */
export function resolveProductLinks(
  data: unknown,
  lookUp: LookUp,
): { value: unknown; unknown: { slug: string; path: DataPath }[] } {
  const links = linksTo(data).flatMap(({ path, href }) => {
    const slug = productOfLink(href)
    return slug === undefined ? [] : [{ slug, path }]
  })
  if (links.length === 0) return { value: data, unknown: [] }
  const value = changeLinks(data, (href) => {
    const slug = productOfLink(href)
    const address = slug === undefined ? undefined : lookUp(productLink(slug))
    return slug === undefined || address === undefined
      ? href
      : href.replace(productLink(slug), String(address))
  })
  return {
    value,
    unknown: links.filter(({ slug }) => lookUp(productLink(slug)) === undefined),
  }
}

const numberedLinks = (data: unknown) =>
  linksTo(data).flatMap(({ path, href }) => {
    const address = numberedProductIn(href)
    return address === undefined ? [] : [{ path, href, address }]
  })

/** Finds the links of a file that name a product by its number. */
export const findNumberedLinks = (source: YamlFile, { slugs }: ProductNames): Problem[] =>
  numberedLinks(source.data).map(({ path, href, address }) => {
    const slug = slugs.get(address)
    const link = slug === undefined ? 'the name of its file' : productLink(slug)
    return problemOf(source, path, `${href} names a product by its number: write ${link}`)
  })

/**
 * Replaces the number of a product by the name of its file in links copied from the browser.
 * @param products read only if there is such a link
 */
export function linkByFile<Value>(data: Value, products: () => ProductNames): Value {
  if (numberedLinks(data).length === 0) return data
  const { slugs } = products()
  const changed = changeLinks(data, (href) => {
    const address = numberedProductIn(href)
    const slug = address === undefined ? undefined : slugs.get(address)
    return address === undefined || slug === undefined
      ? href
      : href.replace(address, productLink(slug))
  })
  // Only texts change, so that the value keeps its type.
  return changed as Value
}
