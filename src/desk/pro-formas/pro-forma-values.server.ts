import { listedProducts } from '#src/content/listed-products.ts'
import { settings } from '#src/content/settings/settings.ts'
import { findListed, readRequestList } from '#src/contracts/contact/request-list.ts'
import { isForeign } from '#src/contracts/formats.ts'
import type { ProFormaTerms } from './pro-forma-form.ts'
import { proFormaTerms } from './pro-forma-terms.server.ts'
import { lineField } from './pro-formas.ts'

/** Terms that the form of a pro-forma is checked with, from the content in use. */
export const currentProFormaTerms = (): ProFormaTerms => proFormaTerms(settings())

/**
 * Fills lines of the form from a request's list. A price stays empty if it is on request or
 * in another currency.
 */
export function proFormaLines(list: string): Record<string, string> {
  const lines = findListed(readRequestList(list) ?? [], listedProducts())
  const priceOf = ({ amount = '' } = {}) => (isForeign(settings().company) ? '' : amount)
  return Object.fromEntries(
    lines.flatMap(({ slug, quantity, product }, at) => [
      [`${lineField.text}${at}`, product?.name ?? slug],
      [`${lineField.quantity}${at}`, String(quantity)],
      [`${lineField.price}${at}`, priceOf(product)],
      [`${lineField.of}${at}`, slug],
    ]),
  )
}
