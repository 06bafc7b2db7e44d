import { AsYouType } from 'libphonenumber-js/min'

/** Fewest digits of a number that is typed with its country code and without a plus. */
const wholeDigits = 10

/** The digits of a number without the national prefix, or noughts that are written and not dialled: "0803" and "+44 (0)20". */
const digitsOf = (text: string) => text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')

/** The digits of a number as they are searched; empty for an empty text. */
export const storedDigits = (phone: string): string => digitsOf(phone)

/** A number or its beginning without its country code; empty where it begins with none. */
function withoutCountry(digits: string): string {
  const typed = new AsYouType()
  typed.input(`+${digits}`)
  return digitsOf(typed.getNumber()?.nationalNumber ?? '')
}

/** The digits by which a number is searched for, with and without a country code. @param typed a number or a part of it, `0803 123` */
export function soughtDigits(typed: string): string[] {
  const digits = digitsOf(typed)
  const mayHaveCountry = /^\s*(\+|00)/.test(typed) || digits.length >= wholeDigits
  const national = mayHaveCountry ? withoutCountry(digits) : ''
  return national.length >= 3 ? [digits, national] : [digits]
}
