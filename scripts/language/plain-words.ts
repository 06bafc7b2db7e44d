import {
  currencyName,
  formatDay,
  formatDuration,
  formatList,
  formatWeekday,
  languageName,
  timeZoneName,
} from '../../src/contracts/formats.ts'
import { namesOfContent } from './made-language.ts'

/**
 * Words that no language changes, by reason. Names of the content are added, by their mark.
 */
const kept: Readonly<Record<string, readonly string[]>> = {
  'names of standards, radios and programs': [
    ...['Ethernet', 'Wi-Fi', 'Bluetooth', 'LTE', 'RTOS', 'Linux', 'HEIC', 'JPEG', 'WebP'],
  ],
  'names of connectors and lights on the gateway': ['USB', 'LAN', 'WAN', 'IOT', 'SIM'],
  'a formula': ['CO'],
  'the name of a picture, by its address': ['logo'],
  units: ['mA', 'µA', 'mAh', 'min', 'bar'],
}

const plainVowel = /[aeiouAEIOU]/
const accentedVowel = /[áéíóúÁÉÍÓÚ]/
/** Addresses, also of this site, time zones by their code, and references. */
const address =
  /https?:\/\/\S+|\S+@\S+|about:blank|(?<!\S)\/\S+|\b[\w-]+\.[a-z][\w.-]+|\b[A-Z]\w+\/[A-Z]\w+|\b[a-z\d]{4}-[a-z\d]{4}\b/g

const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu
/** Words that have a vowel without an accent; one with a digit is a number, a code or a sign. */
const plainIn = (text: string): string[] =>
  (text.replace(address, ' ').match(word) ?? []).filter(
    (one) => plainVowel.test(one) && !accentedVowel.test(one) && !/\d/.test(one) && one.length > 1,
  )

const names = namesOfContent()
/** How many words and fields may stay plain. A field that is marked as a name counts once. */
export const keptCount =
  Object.values(kept).flat().length +
  [...names.values()].filter((values) => [...values].some((text) => plainIn(text).length > 0))
    .length

/** What `Intl` writes, in the language of the locale: lists, units, amounts, currencies, zones, languages. */
const locale = 'en-GB'
const ofLocale = [
  ...(['conjunction', 'disjunction'] as const).flatMap((type) =>
    formatList(['1', '2'], type).split(' '),
  ),
  ...(['second', 'minute', 'hour', 'day', 'month', 'year'] as const).flatMap((unit) =>
    [1, 2].map((count) => formatDuration(count, unit, locale).replace(/^\d+ /, '')),
  ),
  'million',
  timeZoneName({ locale, timeZone: 'Africa/Lagos' }),
  languageName('yo', locale),
  ...['NGN', 'USD'].map((currency) => currencyName({ locale, currency })),
  currencyName({ locale, currency: 'NGN' }, 'singular'),
  // The word between a day and its hour.
  'at',
]

/** Names of days and months are the locale's, in the language of the dates. */
const dateNames = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
)
  .flatMap((day) => [formatDay(day, locale, 'full'), formatWeekday(day, locale)])
  .flatMap((text) => text.match(/\p{L}+/gu) ?? [])

const spaced = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
const ofCompany = [...(names.get('company.json name') ?? [])][0] ?? ''
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Everything that may be plain, the longest first, so that a name in a name is no remainder. */
const known = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    ...new Set([
      ...[...names.values()].flatMap((values) => [...values]),
      ...Object.values(kept).flat(),
      ...dateNames,
      ...ofLocale,
    ]),
  ]
    .map((text) => spaced(text.replaceAll('{name}', ofCompany)))
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/**
 * Lists the words of a text that have a vowel without an accent and are no names, addresses or
 * numbers with a unit.
 */
export const plainWordsOf = (text: string): string[] =>
  plainIn(spaced(text).replace(address, ' ').replace(known, ' '))
