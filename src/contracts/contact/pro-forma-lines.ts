// Plain data and functions, which the browser loads too.
import { formatAmount } from '../formats.ts'

/**
 * Prefixes of the field names of a line, followed by its index: `quantity.0`, `price.0`. `of` is
 * the slug of the request's line.
 */
export const lineField = {
  text: 'text.',
  quantity: 'quantity.',
  price: 'price.',
  of: 'of.',
} as const

/** A price that no owner has confirmed. Only a part that a request may list has a slug. */
export type UnconfirmedPrice = { name: string; slug?: string; amounts: readonly string[] }

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a line's text begins with the name of a value, or with its first words alone, because
 * staff write services themselves.
 */
function isNamed(text: string, name: string): boolean {
  const [written, known] = [wordsOf(text), wordsOf(name)]
  if (written.length === 0 || known.length === 0) return false
  return (
    written.join('').startsWith(known.join('')) || written.every((word, at) => word === known[at])
  )
}

/** Lists the unconfirmed prices of what a line offers, unless staff have typed another amount. */
export const unconfirmedOfLine = (
  {
    text = '',
    price = '',
    of = '',
  }: { text?: string | undefined; price?: string | undefined; of?: string | undefined },
  unconfirmed: readonly UnconfirmedPrice[],
): UnconfirmedPrice[] =>
  unconfirmed.filter(
    ({ slug, name, amounts }) =>
      ((slug !== undefined && slug === of) || isNamed(text, name)) &&
      (price === '' || amounts.some((amount) => Number(amount) === Number(price))),
  )

export const proFormaStates = ['sent', 'expired', 'won'] as const
export type ProFormaState = (typeof proFormaStates)[number]

/** Writes what is to be paid; empty for one that an earlier version has sent. */
export const grossOf = (
  { gross, currency }: { gross: number | null; currency: string | null },
  locale: string,
): string =>
  gross === null || currency === null
    ? ''
    : formatAmount((gross / 100).toFixed(2), { locale, currency })
