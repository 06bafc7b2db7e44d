import { isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Whether a telephone number could exist: international with a leading +, or Nigerian national (product-decisions.md, Forms).
 * It judges country code and length, not whether the line is in use.
 */
export function isPlausiblePhone(value: string): boolean {
  return /^[+(\d][\d\s().\-/+x]*$/i.test(value) && isPossiblePhoneNumber(value.replace(/^00/, '+'), 'NG')
}

/** A number as it is written internationally, such as +234 802 345 6789; as it was typed where it cannot be read or has an extension. */
export function internationalPhone(value: string): string {
  const number = isPlausiblePhone(value) ? parsePhoneNumberFromString(value.replace(/^00/, '+'), 'NG') : undefined
  return number && !number.ext ? number.formatInternational() : value
}
