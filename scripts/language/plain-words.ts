import {
  formatDay,
  formatDuration,
  formatMoment,
  formatWeekday,
  timeZoneName,
} from '../../src/contracts/formats.ts'

/**
 * Names that no language changes, by reason. A field of the content that is marked as a name counts
 * once, however many values it has.
 */
const names: Readonly<Record<string, readonly string[]>> = {
  'names of radios, standards and programs': [
    ...['Zigbee', 'Z-Wave', 'Wi-Fi', 'Bluetooth', 'LE', 'LTE', 'Ethernet', 'LAN', 'WAN', 'Modbus'],
    ...['USB', 'USB-C', 'SIM', 'IOT', 'CO'],
  ],
}
const known = new Set(Object.values(names).flat())

const lagos = { locale: 'en-NG', timeZone: 'Africa/Lagos' }
/** Units, names of time zones and the word between a day and its hour are the locale's too. */
const unitNames = new Set(
  [
    ...(['second', 'minute', 'hour', 'day', 'month', 'year'] as const).flatMap((unit) =>
      [1, 2].map((count) => formatDuration(count, unit, 'en-GB')),
    ),
    ...[timeZoneName(lagos), formatMoment(new Date(0), lagos, 'full')],
    'min',
  ].flatMap((text) => text.match(/\p{L}+/gu) ?? []),
)
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
  (text.replace(addressOrMail, ' ').match(word) ?? [])
    .map((one) => one.replace(/[.’'_-]+$/, ''))
    .filter(
      (one) =>
        plainVowel.test(one) &&
        !accentedVowel.test(one) &&
        !/\d/.test(one) &&
        one.length > 1 &&
        !known.has(one) &&
        !unitNames.has(one) &&
        !dateNames.has(one),
    )
