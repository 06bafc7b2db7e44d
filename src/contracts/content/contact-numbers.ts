import type { ContentValue } from './content.ts'

/**
 * Matches what looks like a telephone number or a bank account: nine digits and more, with at most
 * three signs between two of them, or an IBAN. Dates and prices are shorter.
 */
const numbers =
  /\+?\d(?:[\s().\-/]{0,3}\d){8,33}|\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3}\b)?/g

/** Lists what may be telephone numbers or bank accounts in a value, without spaces and signs. */
export const contactNumbers = (value: ContentValue | undefined): string[] =>
  (
    JSON.stringify(value ?? null)
      .normalize('NFKC')
      .match(numbers) ?? []
  ).map((found) => found.replace(/[^\dA-Z+]/g, ''))
