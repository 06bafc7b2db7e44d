import { isPossiblePhoneNumber } from 'libphonenumber-js/min'

/**
 * Whether a telephone number could exist: international with a leading +, or Nigerian national (product-decisions.md, Forms).
 * It judges country code and length, not whether the line is in use.
 */
export function isPlausiblePhone(value: string): boolean {
  return /^[+(\d][\d\s().\-/+x]*$/i.test(value) && isPossiblePhoneNumber(value.replace(/^00/, '+'), 'NG')
}
