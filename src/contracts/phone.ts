import {
  type CountryCode,
  getExampleNumber,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'

export const knownCountry = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/**
 * Tells whether a number could exist, by country code and length (product-decisions.md, Forms).
 * @param country of national numbers
 */
export function isPlausiblePhone(value: string, country: string): boolean {
  return (
    /^[+(\d][\d\s().\-/+x]*$/i.test(value) &&
    isPossiblePhoneNumber(value.replace(/^00/, '+'), knownCountry(country))
  )
}

/**
 * Writes a number internationally: +234 802 345 6789. An unreadable number, or one with an
 * extension, stays as typed.
 */
export function internationalPhone(value: string, country: string): string {
  const number = isPlausiblePhone(value, country)
    ? parsePhoneNumberFromString(value.replace(/^00/, '+'), knownCountry(country))
    : undefined
  return number && !number.ext ? number.formatInternational() : value
}

/** Returns an example number of a country with country code; undefined if the table has none. */
export const examplePhone = (country: string): string | undefined => {
  const code = knownCountry(country)
  return code && getExampleNumber(code, examples)?.formatInternational()
}
