import { expect, it } from 'vitest'
import {
  currencyName,
  formatAge,
  formatAmount,
  formatClock,
  formatDay,
  formatList,
  formatMoment,
  formatNumber,
  formatSpoken,
  isoDay,
  isoTime,
  languageName,
  readClock,
  timeZoneName,
  withOffset,
} from './formats.ts'

const afternoon = new Date('2026-11-20T13:05:09Z')
/**
 * Replaces all kinds of space by plain spaces, because each locale decides which kind amounts and
 * times contain.
 */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it.each([
  {
    locale: 'en-GB',
    number: '1,234.5',
    fixed: '6.0',
    day: '20 Nov 2026',
    month: '20 November 2026',
    language: 'Yoruba',
  },
  {
    locale: 'de-DE',
    number: '1.234,5',
    fixed: '6,0',
    day: '20.11.2026',
    month: '20. November 2026',
    language: 'Yoruba',
  },
  {
    locale: 'fr-FR',
    number: '1 234,5',
    fixed: '6,0',
    day: '20 nov. 2026',
    month: '20 novembre 2026',
    language: 'yoruba',
  },
])(
  '$locale writes numbers, days and languages its own way',
  ({ locale, number, fixed, day, month, language }) => {
    expect(plain(formatNumber(1234.5, locale))).toBe(number)
    expect(formatNumber(6, locale, 1)).toBe(fixed)
    expect(formatDay('2026-11-20', locale, 'medium')).toBe(day)
    expect(formatDay('2026-11-20', locale, 'long')).toBe(month)
    expect(languageName('yo', locale)).toBe(language)
  },
)

it.each([
  [
    'en-GB',
    'Africa/Lagos',
    '14:05',
    '20 Nov 2026, 14:05',
    '20 November 2026 at 14:05',
    'Friday, 20 November 2026 at 14:05',
  ],
  [
    'en-US',
    'America/Toronto',
    '08:05 AM',
    'Nov 20, 2026, 08:05 AM',
    'November 20, 2026 at 8:05 AM',
    'Friday, November 20, 2026 at 8:05 AM',
  ],
  [
    'de-DE',
    'Europe/Berlin',
    '14:05',
    '20. Nov. 2026, 14:05',
    '20. November 2026 um 14:05',
    'Freitag, 20. November 2026 um 14:05',
  ],
])('%s writes a moment in %s', (locale, timeZone, time, short, long, full) => {
  const styles = ['time', 'short', 'long', 'full'] as const
  expect(
    styles.map((style) => plain(formatMoment(afternoon, { locale, timeZone }, style))),
  ).toEqual([time, short, long, full])
})

it.each([
  ['1250', 'en-GB', 'USD', '$1,250'],
  ['45000', 'en-GB', 'NGN', '₦45,000'],
  ['45000', 'en-GB', 'RWF', 'RWF 45,000'],
  ['29.00', 'de-DE', 'EUR', '29,00 €'],
  ['1250.50', 'fr-FR', 'EUR', '1 250,50 €'],
  ['45000', 'fr-FR', 'XOF', '45 000 XOF'],
])('%s in %s and %s is %s', (amount, locale, currency, text) =>
  expect(plain(formatAmount(amount, { locale, currency }))).toBe(text),
)

it('names a currency in the plural', () => {
  expect(currencyName({ locale: 'en-GB', currency: 'USD' })).toBe('US dollars')
  expect(currencyName({ locale: 'de-DE', currency: 'CHF' })).toBe('Schweizer Franken')
})

it('a time zone has the same name in summer and winter', () => {
  expect(timeZoneName({ locale: 'en-GB', timeZone: 'Africa/Kigali' })).toBe('Central Africa Time')
  expect(timeZoneName({ locale: 'en-US', timeZone: 'America/New_York' })).toBe('Eastern Time')
})

it('writes office hours by the clock of the locale', () => {
  expect(formatClock('18:00', 'en-GB')).toBe('18:00')
  expect(plain(formatClock('18:00', 'en-US'))).toBe('06:00 PM')
})

it('joins items in a sentence', () => {
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c')
  expect(formatList(['a', 'b'], 'disjunction')).toBe('a or b')
})

it('writes days and times for machines', () => {
  expect(isoDay(new Date('2026-11-20T23:30:00Z'), 'Africa/Lagos')).toBe('2026-11-21')
  expect(isoTime(new Date(2026, 10, 20, 4, 5, 9))).toBe('04:05:09')
})

it('reads the clock of a place', () => {
  expect(readClock(new Date('2026-11-20T23:30:00Z'), 'Africa/Lagos')).toEqual({
    hour: 0,
    minute: 30,
    isWeekend: true,
  })
  expect(() => readClock(afternoon, 'Mars/Base')).toThrow(RangeError)
})

it('keeps writing after more formatters than it keeps', () => {
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 150)
  const written = () =>
    zones.map((timeZone) => formatMoment(afternoon, { locale: 'en-GB', timeZone }, 'time'))
  expect(written()).toEqual(written())
})

it.each([
  ['Africa/Lagos', '2026-11-23T08:00+01:00'],
  ['America/St_Johns', '2026-11-23T08:00-03:30'],
  ['UTC', '2026-11-23T08:00+00:00'],
])('says how far %s is ahead of UTC', (timeZone, written) =>
  expect(withOffset('2026-11-23T08:00', timeZone)).toBe(written),
)

it.each([
  [-5, 'now'],
  [59, 'now'],
  [120, '2 minutes ago'],
  [3600, '1 hour ago'],
  [86_400, 'yesterday'],
])('says of %d seconds: %s', (seconds, words) =>
  expect(formatAge(new Date(0), new Date(seconds * 1000))).toBe(words),
)

it.each([
  [20_100, '₦20,100'],
  [0, '₦0'],
  [945_200, '₦945,000'],
  [999_600, '₦1\u00a0million'],
  [1_687_815, '₦1.7\u00a0million'],
  [1_000_000, '₦1\u00a0million'],
  [2_450_000, '₦2.5\u00a0million'],
  [35_162_500, '₦35.2\u00a0million'],
])('says %d as people do', (value, said) =>
  expect(formatSpoken(value, { locale: 'en-GB', currency: 'NGN' })).toBe(said),
)
