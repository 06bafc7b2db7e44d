// Plain data, which the visitor's browser reads too.
import { limits } from '../limits.ts'

/** So many of a product, which is named as its file is: the name survives a change of what the product is called. */
export type RequestLine = { slug: string; quantity: number }

/** A line as a form has it, whose amount may be none. */
export type TypedLine = { slug: string; quantity: string }

/** What a list needs to know of a product, or of a part of another maker. */
export type ListedProduct = {
  slug: string
  name: string
  href: string
  /** Unit price; undefined where it is on request. */
  amount: string | undefined
  /** How far a product has come; a part of another maker has no stage. */
  stage?: string
  /** Whether its amount is a planning value. */
  isPlanned?: boolean
}

/** The name of the line of a part of another maker, which has no file. */
export const slugOfPart = (id: string): string => `part.${id}`
/** Address of a product’s datasheet, by that of its page. */
export const datasheetOf = (href: string): string => `${href}/datasheet.pdf`

/** Names of form fields. */
export const listFields = {
  /** Before the name of a product: its quantity. */
  quantity: 'quantity.',
  /** A product to add. */
  add: 'addProduct',
  /** The button that shows the form with its new sum. */
  update: 'updateList',
} as const

const { lines: mostLines, quantity: mostQuantity, text: longestText } = limits.requestList
const slugPattern = new RegExp(`^(part\\.)?[a-z0-9-]{1,${limits.requestList.slug}}$`)

/** Reads an amount. @returns null where it is no whole number from 1 to the most of a line */
export function readQuantity(typed: string): number | null {
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  return quantity >= 1 && quantity <= mostQuantity ? quantity : null
}

/** Joins lines of the same product. An amount that is none stays as it was typed, so that its field can say so. */
function joinTyped(lines: readonly TypedLine[]): TypedLine[] {
  const quantities = new Map<string, string>()
  for (const { slug, quantity } of lines) {
    const before = quantities.get(slug)
    const [one, other] = [readQuantity(before ?? ''), readQuantity(quantity)]
    const sum = one !== null && other !== null ? String(one + other) : undefined
    quantities.set(slug, before === undefined ? quantity : (sum ?? (one === null ? before : quantity)))
  }
  return [...quantities].map(([slug, quantity]) => ({ slug, quantity }))
}

/** What an amount looks like, right or wrong: nothing else of an address or a form comes into a field. */
const cleanQuantity = (typed: string): string => (/^[\d.e+-]{1,12}$/i.test(typed) ? typed : '')

/** Reads a list whose amounts may be wrong: `smart-lock*40,gateway*2.5`; none is one. @returns null where it is no list, or too long */
export function readTypedList(text: string): TypedLine[] | null {
  if (text.length > longestText) return null
  const lines: TypedLine[] = []
  for (const part of text.split(',').filter(Boolean)) {
    const [slug = '', quantity = '1', ...more] = part.split('*').map((word) => word.trim())
    if (more.length > 0 || !slugPattern.test(slug)) return null
    lines.push({ slug, quantity: cleanQuantity(quantity) })
  }
  return joinTyped(lines)
}

export function faultOfList(lines: readonly TypedLine[]): 'too-long' | 'quantity' | null {
  if (lines.length > mostLines) return 'too-long'
  return lines.some(({ quantity }) => readQuantity(quantity) === null) ? 'quantity' : null
}

/** Reads a list: `smart-lock*40,gateway*2`; without an amount it is one. @returns null where it is none, or something in it is wrong */
export function readRequestList(text: string): RequestLine[] | null {
  const lines = readTypedList(text)
  return lines && faultOfList(lines) === null ? lines.map(({ slug, quantity }) => ({ slug, quantity: Number(quantity) })) : null
}

/** Writes a list as an address and a database hold it. */
export const writeRequestList = (lines: readonly (RequestLine | TypedLine)[]): string =>
  joinTyped(lines.map(({ slug, quantity }) => ({ slug, quantity: String(quantity) })))
    .map(({ slug, quantity }) => `${slug}*${quantity}`)
    .join(',')

/** The kept list, and what a link brings to it: of a product in both the amounts are added, as with every button that adds. */
export const addToList = (kept: readonly TypedLine[], brought: readonly TypedLine[]): TypedLine[] => joinTyped([...kept, ...brought])

/** The lines that a question about a product adds to the kept list: those of products that the list has not. */
export const missingFrom = (kept: readonly TypedLine[], brought: readonly TypedLine[]): TypedLine[] =>
  brought.filter(({ slug }) => !kept.some((line) => line.slug === slug))

/** Whether two lists say the same: an address that already holds the kept list brings nothing to it. */
export const isSameList = (one: readonly TypedLine[], other: readonly TypedLine[]): boolean =>
  writeRequestList(one) === writeRequestList(other)

/** A device, by our product or by the part of another maker that it is. */
type Buyable = { product?: string | undefined; price?: string | undefined; count: number }

/** What a request lists of devices: our products by their names, and parts of other makers by theirs. */
export const requestLines = (rows: readonly Buyable[], times = 1): RequestLine[] =>
  rows.flatMap(({ product, price, count }) => {
    const slug = product ?? (price && slugOfPart(price))
    return slug ? [{ slug, quantity: times * count }] : []
  })

/** Where the contact form asks about a list. */
export const requestListHref = (lines: readonly RequestLine[]): string => {
  const list = writeRequestList(lines)
  return list ? `/contact?list=${list}` : '/contact'
}

/** The list of a posted form. Without a script 0 takes a line off. @returns null where the form has no list in parts */
export function readListFields(fields: Iterable<[string, unknown]>): TypedLine[] | null {
  const lines: TypedLine[] = []
  let isList = false
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue
    if (name.startsWith(listFields.quantity)) {
      isList = true
      const slug = name.slice(listFields.quantity.length)
      if (slugPattern.test(slug) && value.trim() !== '0') lines.push({ slug, quantity: cleanQuantity(value.trim()) })
    }
    if (name === listFields.add && slugPattern.test(value)) lines.push({ slug: value, quantity: '1' })
    if (name === listFields.add) isList = true
  }
  return isList ? joinTyped(lines) : null
}

/** The lines that the catalogue has: a form shows no words that came with an address. */
export const knownLines = (lines: readonly TypedLine[], catalogue: readonly Pick<ListedProduct, 'slug'>[]): TypedLine[] =>
  lines.filter(({ slug }) => catalogue.some((product) => product.slug === slug))

export type PricedLine = RequestLine & { product: ListedProduct | undefined }

/** Finds the products of a stored list. A product that is not in the catalogue keeps its line. */
export const findListed = (lines: readonly RequestLine[], catalogue: readonly ListedProduct[]): PricedLine[] =>
  lines.map((line) => ({ ...line, product: catalogue.find(({ slug }) => slug === line.slug) }))

/** Sum as an amount is written, `1160.00`: null where no line has one; names of those without; whether planning values are in it. */
export function sumOfList(lines: readonly PricedLine[]): { amount: string | null; without: string[]; isPlanned: boolean } {
  const priced = lines.filter(({ product }) => product?.amount !== undefined)
  const without = lines.flatMap(({ slug, product }) => (product?.amount === undefined ? [product?.name ?? slug] : []))
  // In hundredths: sums of fractions would drift.
  const hundredths = priced.reduce((sum, { quantity, product }) => sum + quantity * Math.round(Number(product?.amount) * 100), 0)
  const isPlanned = priced.some(({ product }) => product?.isPlanned)
  return { amount: priced.length === 0 ? null : (hundredths / 100).toFixed(2), without, isPlanned }
}

/** A list in words, a line each: `40 × Smart Lock`. Products outside the catalogue are called as the list has them. */
export const describeList = (text: string, catalogue: readonly Pick<ListedProduct, 'slug' | 'name'>[]): string =>
  (readTypedList(text) ?? [])
    .map(({ slug, quantity }) => `${quantity} × ${catalogue.find((product) => product.slug === slug)?.name ?? slug}`)
    .join('\n')
