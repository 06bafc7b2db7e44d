import {
  type CountryCode,
  getExampleNumber,
  isPossiblePhoneNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { limits } from './limits.ts'
import { plainDigits } from './text/plain-digits.ts'

const knownCountry = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

/** Digits of a number without leading zeros: the fewest that are taken, and the most (E.164). */
const significant = { min: 7, max: 15 }

/** Digits may also be of an address, an amount of money or a date. */
const isAddress = (word: string) => word.includes('@')
const date = /^(?:\d{4}([-./])[01]?\d\1[0-3]?\d|[0-3]?\d([-./])[0-3]?\d\2\d{4})$/
const amount = /\p{Sc} *[\d.,]+/gu

/**
 * Lists what may be a number in a text: a run of digits and signs between letters, then its parts
 * between signs that stand between two numbers.
 */
function candidatesIn(text: string): string[] {
  if (text.length > limits.phone.max || date.test(text)) return []
  const words = plainDigits(text.normalize('NFKC')).replace(amount, ' ').split(/\s+/)
  const runs = words
    .filter((word) => !isAddress(word))
    .join(' ')
    .split(/\p{L}+/u)
  return runs.flatMap((run) =>
    [run, ...run.split(/[,;|/&]|(?=\+)/)].map((part) =>
      // A plus before the zero of a national number is a slip, and 00 stands for a plus.
      part
        .replace(/^[^\d+]+/, '')
        .replace(/^\+?00/, '+')
        .replace(/^\+(?=0)/, ''),
    ),
  )
}

/** Parses a candidate without its signs, which could begin an extension or belong to no number. */
const parse = (candidate: string, country: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(candidate.replace(/[^\d+]+/g, ' '), knownCountry(country))

/** A number that is right by the current plan of its country. */
function rightNumber(candidate: string, country: string): PhoneNumber | undefined {
  const number = parse(candidate, country)
  return number?.isValid() ? number : undefined
}

/** A number may stand before another one, or before an extension, with only a space between. */
function rightBeginning(candidate: string, country: string): PhoneNumber | undefined {
  for (const { index } of candidate.matchAll(/(?<=\d)\D+(?=\d)/g)) {
    const number = rightNumber(candidate.slice(0, index), country)
    if (number) return number
  }
  return undefined
}

function isLikeNumber(candidate: string, country: string): boolean {
  const digits = candidate.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  if (digits === '') return false
  const hasLength = significant.min <= digits.length && digits.length <= significant.max
  if (candidate.startsWith('+')) return hasLength && parse(candidate, country) !== undefined
  return hasLength || isPossiblePhoneNumber(candidate, knownCountry(country))
}

/** A company's number that is spelt: 1-800-FLOWERS, and 0700 CALL BANK in Nigeria. */
const spelt =
  /(?<!\d)(?:\+?\d{1,3}[-. ]?)?\(?(?:0?8\d\d|0?700)\)?[-. ]?[A-Z](?:[-. ]?[A-Z\d]){3,11}(?!\w)/

/**
 * Returns whether a text holds a number that could exist: by its digits, because a country that
 * changes its plan must cost no request (product-decisions.md, Forms). Extensions, labels and
 * further numbers may stand beside it.
 * @param country of numbers without a country code
 */
export const isPlausiblePhone = (text: string, country: string): boolean =>
  spelt.test(text) ||
  candidatesIn(text).some(
    (candidate) =>
      isLikeNumber(candidate, country) || rightBeginning(candidate, country) !== undefined,
  )

/**
 * Finds the number to dial in a text: the first that is right by the plan of its country, without
 * its extension.
 * @returns it internationally, +234 802 345 6789; empty if none is sure
 */
export function phoneToDial(text: string, country: string): string {
  const candidates = candidatesIn(text)
  for (const find of [rightNumber, rightBeginning])
    for (const candidate of candidates) {
      const number = find(candidate, country)
      if (number) return number.formatInternational()
    }
  return ''
}

/** Returns whether a text holds a number that says of which country it is: `+1 204…` or `001 204…`. */
export const hasCountryCode = (text: string): boolean =>
  candidatesIn(text).some((one) => one.startsWith('+') && isPlausiblePhone(one, ''))

/** Returns whether a text is a single number, by its characters and its length in its country. */
export const isSinglePhone = (text: string, country: string): boolean =>
  /^[+(\d][\d\s().\-/+x]*$/i.test(text) &&
  isPossiblePhoneNumber(text.replace(/^00/, '+'), knownCountry(country))

/**
 * Writes a number internationally: +234 802 345 6789. A text with more than a number, or with an
 * extension, stays as typed, and so does one without a country code that the plan of the country
 * does not have: it may be of another country.
 */
export function internationalPhone(typed: string, country: string): string {
  const text = plainDigits(typed)
  const number = isSinglePhone(text, country)
    ? parsePhoneNumberFromString(text.replace(/^00/, '+'), knownCountry(country))
    : undefined
  if (!number || number.ext) return text
  return number.isValid() || hasCountryCode(text) ? number.formatInternational() : text
}

/** Returns an example number of a country with country code; undefined if the table has none. */
export const examplePhone = (country: string): string | undefined => {
  const code = knownCountry(country)
  return code && getExampleNumber(code, examples)?.formatInternational()
}
