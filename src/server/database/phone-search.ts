import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { site } from '#src/company/site.ts'
import { knownCountry } from '#src/contracts/phone.ts'

/** What is dialled before a number, or written and not dialled, is no part of it: `00`, the (0) of "+44 (0)20", the nought of "0803". */
function readDigits(typed: string): { typed: string; international: string } {
  const text = typed.trim().replace('(0)', '').replace(/^00/, '+')
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const number = parsePhoneNumberFromString(text, knownCountry(site().address.countryCode))
  return { typed: digits, international: number?.isPossible() ? number.number.slice(1) : digits }
}

/** The digits of a whole number with its country code, in which every way of writing it is found; empty for an empty text. */
export const storedDigits = (phone: string): string => readDigits(phone).international

/**
 * The digits by which a number is searched for. One of them stands in the stored digits of each number that was meant.
 * @param typed a number or a part of one, such as `0803 123`
 * @returns the digits as typed, and those of the number where it was written with a nought too many: `+234 0803…`
 */
export function soughtDigits(typed: string): string[] {
  const { typed: digits, international } = readDigits(typed)
  return international.includes(digits) ? [digits] : [digits, international]
}
