import { AsYouType } from 'libphonenumber-js/min'

/** Fewest digits of a number typed with its country code and no plus. */
const wholeDigits = 10

/** Digits without a national prefix or zeros that are not dialled: "0803" and "+44 (0)20". */
const digitsOf = (text: string) => text.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')

export const storedDigits = (phone: string): string => digitsOf(phone)

/** A number, or its beginning, without country code; empty where it has none. */
function withoutCountry(digits: string): string {
  const typed = new AsYouType()
  typed.input(`+${digits}`)
  return digitsOf(typed.getNumber()?.nationalNumber ?? '')
}

/** Searched digits, with and without a country code. @param typed a number or a part of it, `0803 123` */
export function soughtDigits(typed: string): string[] {
  const digits = digitsOf(typed)
  const mayHaveCountry = /^\s*(\+|00)/.test(typed) || digits.length >= wholeDigits
  const national = mayHaveCountry ? withoutCountry(digits) : ''
  return national.length >= 3 ? [digits, national] : [digits]
}
