import { type Collection, kindOf } from '#src/contracts/content/kinds.ts'
import { getAt } from './get-at.ts'

/** Whether an entry is hidden: its address then answers that it is gone, or redirects. */
export const isHidden = (data: unknown): boolean => getAt(data, 'hidden') === true

/**
 * Later than any date of an entry: a preview for this date shows everything that visitors do not
 * see yet.
 */
export const afterAllDays = '9999-12-31T23:59'

/** Whether an entry binds the company but no owner has confirmed it. */
export const isUnconfirmed = (data: unknown): boolean =>
  getAt(data, 'binding') !== undefined && getAt(data, 'binding', 'confirmed') === undefined

/** The number of the plain site's sample product; new products are numbered as if it were not there. */
export const sampleNumber = 9001
/** Whether an entry is the product that a plain site begins with, which no owner has changed yet. */
export const isSampleProduct = (data: unknown): boolean => getAt(data, 'isSample') === true

/**
 * Returns the first day on which visitors see an entry: undefined if at once, `afterAllDays` for an
 * unconfirmed document and for a sample product.
 */
export function firstDayPublished(collection: Collection, data: unknown): string | undefined {
  if (isUnconfirmed(data) || isSampleProduct(data)) return afterAllDays
  const day = getAt(data, kindOf(collection).day)
  return typeof day === 'string' ? day : undefined
}

/**
 * Whether visitors see an entry: it is not hidden, and its day has come.
 * @param today `2026-11-20`
 */
export const isPublished = (collection: Collection, data: unknown, today: string): boolean =>
  !isHidden(data) && (firstDayPublished(collection, data) ?? '') <= today
