// Plain data, because the visitor's browser loads it too.
import { limits } from '../limits.ts'
import { countedName } from '../quote/counted-name.ts'
import type { QuoteLine } from '../quote/quote-line.ts'
import { plainWhole } from '../text/plain-digits.ts'

/** A product and its quantity. The product is stored by slug, which stays when its name changes. */
export type RequestLine = { slug: string; quantity: number }

/** A line as typed; the quantity may be invalid. */
export type TypedLine = { slug: string; quantity: string }

export type ListedProduct = {
  slug: string
  /** Order code. */
  code?: string | undefined
  name: string
  /** The name after a number, where it is another. */
  plural?: string | undefined
  href: string
  /** Unit price; undefined if it is on request. */
  amount: string | undefined
  /** Such as `In stock`; undefined for what is no product. */
  availability?: string
}

/** What is sold, one of it, at its present price. */
export type SoldLine = QuoteLine & {
  /** Price in each later year; undefined if it is the same, or paid once. */
  later?: string | null | undefined
}

/** Ids of parts that are sold under another id now. */
const formerParts: ReadonlyMap<string, string> = new Map([['horn', 'siren']])
/** The id under which a part is sold now: prices, sets and lists of earlier releases name others. */
export const currentPart = (id: string): string => formerParts.get(id) ?? id

const partPrefix = 'part.'
/** Slug of a list line for what is no product: an accessory, a spare or work. */
export const slugOfPart = (id: string): string => `${partPrefix}${id}`
export const isPart = (slug: string): boolean => slug.startsWith(partPrefix)
const currentSlug = (slug: string): string =>
  isPart(slug) ? slugOfPart(currentPart(slug.slice(partPrefix.length))) : slug

export const listFields = {
  /** Prefix of the quantity field of a product, followed by its slug. */
  quantity: 'quantity.',
  add: 'addProduct',
  /** The button that shows the form with its new total. */
  update: 'updateList',
  /** The button that Enter presses without the script, with the numbers that its page showed. */
  enter: 'shownNumbers',
} as const

const { lines: mostLines, quantity: mostQuantity, text: longestText } = limits.requestList
/** A product by its slug, and everything else that is sold by its kind and id. */
const slugPattern = new RegExp(
  `^((part|service)\\.)?[a-z0-9-]{1,${limits.requestList.slug}}$|^plan\\.[a-z0-9-]{1,${limits.requestList.slug}}(\\.further)?$`,
)

/** Reads a quantity. @returns null unless it is an integer from 1 to the limit */
export function readQuantity(typed: string): number | null {
  const digits = plainWhole(typed)
  const quantity = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return quantity >= 1 && quantity <= mostQuantity ? quantity : null
}

/** Joins lines of the same product. An invalid quantity stays as typed, for its error message. */
function joinTyped(lines: readonly TypedLine[]): TypedLine[] {
  const quantities = new Map<string, string>()
  for (const { slug, quantity } of lines) {
    const before = quantities.get(slug)
    const [one, other] = [readQuantity(before ?? ''), readQuantity(quantity)]
    const plain = other === null ? quantity : String(other)
    const sum = one !== null && other !== null ? String(one + other) : undefined
    quantities.set(slug, before === undefined ? plain : (sum ?? (one === null ? before : plain)))
  }
  return [...quantities].map(([slug, quantity]) => ({ slug, quantity }))
}

/**
 * Returns a text that looks like a quantity, valid or not; other text, which may come from a link,
 * becomes empty.
 */
function cleanQuantity(typed: string): string {
  const digits = plainWhole(typed)
  return /^[\d.e+-]{1,12}$/i.test(digits) ? digits : ''
}

/**
 * Reads a list whose quantities may be invalid (default 1): `smart-lock*40,gateway*2.5`.
 * @returns null if malformed or too long
 */
export function readTypedList(text: string): TypedLine[] | null {
  if (text.length > longestText) return null
  const lines: TypedLine[] = []
  for (const part of text.split(',').filter(Boolean)) {
    const [slug = '', quantity = '1', ...more] = part.split('*').map((word) => word.trim())
    if (more.length > 0 || !slugPattern.test(slug)) return null
    lines.push({ slug: currentSlug(slug), quantity: cleanQuantity(quantity) })
  }
  return joinTyped(lines)
}

/** Code of what is wrong with a list; null lines are those that cannot be read. */
export function faultOfList(lines: readonly TypedLine[] | null): 'tooMany' | 'quantity' | null {
  if (lines === null || lines.length > mostLines) return 'tooMany'
  return lines.some(({ quantity }) => readQuantity(quantity) === null) ? 'quantity' : null
}

/**
 * Reads a list, with quantity 1 by default: `smart-lock*40,gateway*2`.
 * @returns null if the list has a fault
 */
export function readRequestList(text: string): RequestLine[] | null {
  const lines = readTypedList(text)
  return lines && faultOfList(lines) === null
    ? lines.map(({ slug, quantity }) => ({ slug, quantity: Number(quantity) }))
    : null
}

/** Returns a list without lines whose quantity is none. */
export const toRequestLines = (lines: readonly TypedLine[]): RequestLine[] =>
  lines.flatMap(({ slug, quantity }) => {
    const read = readQuantity(quantity)
    return read === null ? [] : [{ slug, quantity: read }]
  })

export const writeRequestList = (lines: readonly (RequestLine | TypedLine)[]): string =>
  joinTyped(lines.map(({ slug, quantity }) => ({ slug, quantity: String(quantity) })))
    .map(({ slug, quantity }) => `${slug}*${quantity}`)
    .join(',')

/** Merges a list from a link into the stored list. Quantities of the same product are added. */
export const addToList = (
  stored: readonly TypedLine[],
  brought: readonly TypedLine[],
): TypedLine[] => joinTyped([...stored, ...brought])

/** Takes lines off a list, of which it may hold more. */
export const withoutLines = (
  lines: readonly TypedLine[],
  taken: readonly RequestLine[],
): TypedLine[] =>
  lines.flatMap((line) => {
    const off = taken.find(({ slug }) => slug === line.slug)
    const left = (readQuantity(line.quantity) ?? 0) - (off?.quantity ?? 0)
    return !off ? [line] : left > 0 ? [{ ...line, quantity: String(left) }] : []
  })

export const missingFrom = (
  stored: readonly TypedLine[],
  brought: readonly TypedLine[],
): TypedLine[] => brought.filter(({ slug }) => !stored.some((line) => line.slug === slug))

export const isSameList = (one: readonly TypedLine[], other: readonly TypedLine[]): boolean =>
  writeRequestList(one) === writeRequestList(other)

type Buyable = { product?: string | undefined; price?: string | undefined; count: number }

/** Makes list lines of devices: products by slug, others by the name of their price. */
export const requestLines = (rows: readonly Buyable[], times = 1): RequestLine[] =>
  rows.flatMap(({ product, price, count }) => {
    const slug = product ?? (price && slugOfPart(price))
    return slug ? [{ slug, quantity: times * count }] : []
  })

export const requestListHref = (lines: readonly RequestLine[]): string => {
  const list = writeRequestList(lines)
  return list ? `/contact?list=${list}` : '/contact'
}

/**
 * Reads the list of a posted form; quantity 0 removes a line.
 * @returns null if the form has no list fields
 */
export function readListFields(fields: Iterable<[string, unknown]>): TypedLine[] | null {
  const lines: TypedLine[] = []
  let isList = false
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue
    if (name.startsWith(listFields.quantity)) {
      isList = true
      const slug = name.slice(listFields.quantity.length)
      if (slugPattern.test(slug) && plainWhole(value) !== '0')
        lines.push({ slug: currentSlug(slug), quantity: cleanQuantity(value) })
    }
    if (name !== listFields.add) continue
    isList = true
    if (slugPattern.test(value)) lines.push({ slug: currentSlug(value), quantity: '1' })
  }
  return isList ? joinTyped(lines) : null
}

/**
 * Returns a list with the quantities of a form's fields, where one was changed since the form was
 * shown; 0 removes its line. A line without a field, of a product that is no longer sold, stays.
 * @param shown lines as the form was sent to the browser
 */
export function withTyped(
  lines: readonly TypedLine[],
  shown: readonly TypedLine[],
  fields: Iterable<[string, unknown]>,
): TypedLine[] {
  const quantities = [...fields].filter(([name]) => name !== listFields.add)
  const typed = readListFields(quantities)
  if (!typed) return [...lines]
  const named = new Set(quantities.map(([name]) => name))
  const changed = shown.flatMap(({ slug, quantity }): TypedLine[] => {
    if (!named.has(listFields.quantity + slug)) return []
    const now = typed.find((line) => line.slug === slug) ?? { slug, quantity: '0' }
    return now.quantity === quantity ? [] : [now]
  })
  return lines
    .map((line) => changed.find(({ slug }) => slug === line.slug) ?? line)
    .filter((line) => line.quantity !== '0' || !changed.includes(line))
}

/** Drops lines of unknown products, because a form must not show words from a link's address. */
export const knownLines = (
  lines: readonly TypedLine[],
  catalogue: readonly Pick<ListedProduct, 'slug'>[],
): TypedLine[] => lines.filter(({ slug }) => catalogue.some((product) => product.slug === slug))

/** Names what a line of a quote sells: the slug in a list, or `service.survey`; empty for none. */
export const keyOfLine = ({ kind, id }: Pick<QuoteLine, 'kind' | 'id'>): string =>
  id === '' || kind === 'free'
    ? ''
    : kind === 'product'
      ? id
      : kind === 'accessory'
        ? slugOfPart(id)
        : `${kind}.${id}`

/** What a key of `keyOfLine` names. */
export function soldByKey(key: string): Pick<QuoteLine, 'kind' | 'id'> {
  if (key === '') return { kind: 'free', id: '' }
  if (isPart(key)) return { kind: 'accessory', id: key.slice(partPrefix.length) }
  const kind = (['service', 'plan', 'delivery'] as const).find((one) => key.startsWith(`${one}.`))
  return kind ? { kind, id: key.slice(kind.length + 1) } : { kind: 'product', id: key }
}

/** The lines of a quote for a list at present prices. What is not sold has none. */
export const pricedLines = (
  lines: readonly RequestLine[],
  sold: readonly SoldLine[],
  year: 'first' | 'later' = 'first',
): QuoteLine[] => {
  const byCode = new Map(sold.map((line) => [keyOfLine(line), line]))
  return lines.flatMap(({ slug, quantity }) => {
    const found = byCode.get(slug)
    if (!found) return []
    const { later, ...line } = found
    const price = year === 'later' && later !== undefined ? later : line.price
    return [{ ...line, price, quantity: String(quantity) }]
  })
}

/** The list of priced lines, by their codes. */
export const listOfLines = (
  lines: readonly Pick<QuoteLine, 'kind' | 'id' | 'quantity'>[],
): RequestLine[] =>
  lines.flatMap((line) => {
    const slug = keyOfLine(line)
    return slug ? [{ slug, quantity: Number(line.quantity) }] : []
  })

/** The lines of a quote for a list. Those of unknown products are named by their slug. */
export const quoteLinesOf = (
  lines: readonly RequestLine[],
  catalogue: readonly ListedProduct[],
): QuoteLine[] =>
  lines.map(({ slug, quantity }) => {
    const product = catalogue.find((one) => one.slug === slug)
    return {
      kind: isPart(slug) ? 'accessory' : 'product',
      id: isPart(slug) ? slug.slice(partPrefix.length) : slug,
      code: product?.code,
      name: product?.name ?? slug,
      plural: product?.plural,
      quantity: String(quantity),
      price: product?.amount ?? null,
    }
  })

/**
 * Writes a list, one product a line: `40 × Smart Lock (SL-100)`. An unknown product is named by its slug.
 */
export const describeList = (
  text: string,
  catalogue: readonly Pick<ListedProduct, 'slug' | 'name' | 'plural' | 'code'>[],
  lang: string,
): string =>
  (readTypedList(text) ?? [])
    .map(({ slug, quantity }) => {
      const { code, ...named } = catalogue.find((product) => product.slug === slug) ?? {
        name: slug,
      }
      return `${quantity} × ${countedName(named, Number(quantity), lang)}${code ? ` (${code})` : ''}`
    })
    .join('\n')
