import { formatDay, formatWeekday } from '../../src/contracts/formats.ts'

/**
 * Names that no language changes, by reason. A field of the content that is marked as a name counts
 * once, however many values it has.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  'names of radios, standards and programs': ['Zigbee', 'Ethernet', 'Modbus', 'Bluetooth'],
}
const known = new Set(Object.values(names).flat())

/** Names of days and months are the locale's, in the language of the dates. */
const dateNames = new Set(
  Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString())
    .flatMap((day) => [formatDay(day, 'en-GB', 'full'), formatWeekday(day, 'en-GB')])
    .flatMap((text) => text.match(/\p{L}+/gu) ?? []),
)
const word = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’._-]*/gu
const plainVowel = /[aeiouAEIOU]/
const accentedVowel = /[áéíóúÁÉÍÓÚ]/
const addressOrMail = /https?:\/\/\S+|\S+@\S+|about:blank/g

/**
 * Lists the words of a text that have a vowel without an accent and are no names, addresses or
 * numbers with a unit.
 */
export const plainWordsOf = (text: string): string[] =>
  (text.replace(addressOrMail, ' ').match(word) ?? []).filter(
    (one) =>
      plainVowel.test(one) &&
      !accentedVowel.test(one) &&
      !/\d/.test(one) &&
      one.length > 1 &&
      !known.has(one) &&
      !dateNames.has(one),
  )
