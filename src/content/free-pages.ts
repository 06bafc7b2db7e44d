import { formatDay } from '#src/contracts/formats.ts'
import { fillTokens } from '#src/contracts/tokens.ts'
import { freePageAddress } from './addresses/address-of.ts'
import type { FreePage } from './schemas/free-page-schema.ts'
import { navigation } from './settings/navigation.ts'
import { addressOnSite, site } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'

export type NamedFreePage = FreePage & { name: string }

export const getFreePages = (): NamedFreePage[] =>
  currentCopy()
    .named('free-pages')
    .map(({ name, data }) => ({ ...data, name }))

/** The own page at an address; undefined if none stands there. */
export const freePageAt = (address: string): NamedFreePage | undefined =>
  getFreePages().find(({ name }) => freePageAddress(name) === address)

/**
 * Links to binding documents that an owner has confirmed. A preview shows an unconfirmed document
 * only at its address.
 */
export const getTermsLinks = (): { label: string; href: string }[] =>
  getFreePages()
    .filter(({ binding }) => binding?.confirmed)
    .map(({ name, heading }) => ({ label: heading, href: freePageAddress(name) }))

/** The terms of sale that an owner has confirmed: their heading with its day, and complete address. */
export const termsOfSale = (): [name: string, address: string][] =>
  getFreePages()
    .filter(({ name, binding }) => name === 'terms-of-sale' && binding?.confirmed)
    .map((page) => [
      [page.heading, confirmationLine(page)].filter(Boolean).join('. '),
      addressOnSite(freePageAddress(page.name)),
    ])

export function confirmationLine({ binding }: Pick<FreePage, 'binding'>): string | undefined {
  if (!binding) return undefined
  const { terms } = navigation()
  const { confirmed } = binding
  if (!confirmed) return terms.draft
  const values: Record<string, string> = {
    date: formatDay(confirmed.on, site().locale, 'long'),
    name: confirmed.by,
  }
  return fillTokens(terms.confirmed, (name) => values[name]).text
}
