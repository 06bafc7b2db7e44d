// Plain data, which the visitor's browser reads too.
import { limits } from './limits.ts'

/** So many of a product, which is named as its file is: the name survives a change of what the product is called. */
export type RequestLine = { slug: string; quantity: number }

/** What a list needs to know of a product. */
export type ListedProduct = { slug: string; name: string; href: string; amount: string | undefined }

/** Names of form fields: the quantity of each line, and a product that is to be added. */
export const listFields = { quantity: 'quantity.', add: 'addProduct', update: 'updateList' } as const

const { lines: mostLines, quantity: mostQuantity } = limits.requestList
const slugPattern = new RegExp(`^[a-z0-9-]{1,${limits.requestList.slug}}$`)

/** Joins lines of the same product, and leaves out those of nothing. */
function joinLines(lines: readonly RequestLine[]): RequestLine[] {
  const quantities = new Map<string, number>()
  for (const { slug, quantity } of lines) quantities.set(slug, Math.min((quantities.get(slug) ?? 0) + quantity, mostQuantity))
  return [...quantities].flatMap(([slug, quantity]) => (quantity > 0 ? [{ slug, quantity }] : []))
}

/**
 * Reads a list: `smart-lock*40,gateway*2`; without a quantity it is one.
 * @returns null where it is none, or longer than a list may be
 */
export function readRequestList(text: string): RequestLine[] | null {
  const lines: RequestLine[] = []
  for (const part of text.split(',').filter(Boolean)) {
    const [, slug = '', quantity = '1'] = /^\s*([^*]+?)\s*(?:\*\s*(\d{1,6})\s*)?$/.exec(part) ?? []
    if (!slugPattern.test(slug)) return null
    lines.push({ slug, quantity: Number(quantity) })
  }
  const joined = joinLines(lines)
  return joined.length > mostLines ? null : joined
}

/** Writes a list as an address and a database hold it. */
export const writeRequestList = (lines: readonly RequestLine[]): string =>
  joinLines(lines)
    .map(({ slug, quantity }) => `${slug}*${quantity}`)
    .join(',')

/** Adds to a list as much as it may hold. */
export const addLines = (lines: readonly RequestLine[], added: readonly RequestLine[]): RequestLine[] =>
  joinLines([...lines, ...added]).slice(0, mostLines)

/** Where the contact form asks about a list. */
export const requestListHref = (lines: readonly RequestLine[]): string => {
  const list = writeRequestList(lines)
  return list ? `/contact?list=${list}` : '/contact'
}

/** The list of a form that was posted: its quantities, and the product that is to be added. Null where the form has no list in parts. */
export function readListFields(fields: Iterable<[string, unknown]>): RequestLine[] | null {
  const lines: RequestLine[] = []
  let isList = false
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue
    if (name.startsWith(listFields.quantity)) {
      isList = true
      const slug = name.slice(listFields.quantity.length)
      if (slugPattern.test(slug)) lines.push({ slug, quantity: /^\d{1,6}$/.test(value) ? Number(value) : 0 })
    }
    if (name === listFields.add && slugPattern.test(value)) lines.push({ slug: value, quantity: 1 })
    if (name === listFields.add) isList = true
  }
  return isList ? joinLines(lines).slice(0, mostLines) : null
}

export type PricedLine = RequestLine & { product: ListedProduct | undefined }

/** Finds the products of a list. One that is not in the catalogue keeps its line. */
export const findListed = (lines: readonly RequestLine[], catalogue: readonly ListedProduct[]): PricedLine[] =>
  lines.map((line) => ({ ...line, product: catalogue.find(({ slug }) => slug === line.slug) }))

/**
 * Sum of a list in the catalogue's currency, as an amount is written: `1160.00`.
 * @returns null where no line has an amount; and the names of lines without one
 */
export function sumOfList(lines: readonly PricedLine[]): { amount: string | null; without: string[] } {
  const priced = lines.filter(({ product }) => product?.amount !== undefined)
  const without = lines.filter(({ product }) => product?.amount === undefined).map(({ slug, product }) => product?.name ?? slug)
  // In hundredths: sums of fractions would drift.
  const hundredths = priced.reduce((sum, { quantity, product }) => sum + quantity * Math.round(Number(product?.amount) * 100), 0)
  return { amount: priced.length === 0 ? null : (hundredths / 100).toFixed(2), without }
}

/** A list in words, a line each: `40 × Smart Lock`. What is not in the catalogue is called as the list has it. */
export const describeList = (text: string, catalogue: readonly Pick<ListedProduct, 'slug' | 'name'>[]): string =>
  (readRequestList(text) ?? [])
    .map(({ slug, quantity }) => `${quantity} × ${catalogue.find((product) => product.slug === slug)?.name ?? slug}`)
    .join('\n')
