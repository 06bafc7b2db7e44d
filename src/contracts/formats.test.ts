import { expect, it } from 'vitest'
import {
  currencyName,
  formatAge,
  formatAmount,
  formatClock,
  formatDay,
  formatList,
  formatMoment,
  formatMomentAndZone,
  formatNumber,
  formatUnits,
  isoDay,
  isoMinute,
  isoTime,
  languageName,
  momentOf,
  nextShown,
  readClock,
  timeZoneName,
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
    '8:05 AM',
    'Nov 20, 2026, 8:05 AM',
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

it.each(['en-GB', 'en-IE', 'fr-FR', 'de-AT', 'pt-BR', 'sv-SE', 'ar-JO', 'fa-IR', 'he-IL'])(
  'writes a minus in %s, and no hyphen',
  (locale) => {
    const money = { locale, currency: 'USD' }
    for (const text of [formatUnits(-124_078, money), formatNumber(-1240.5, locale)])
      expect(text).toMatch(/^[^-]*−[^-]*$/)
  },
)

it('names a currency in the plural', () => {
  expect(currencyName({ locale: 'en-GB', currency: 'USD' })).toBe('US dollars')
  expect(currencyName({ locale: 'de-DE', currency: 'CHF' })).toBe('Schweizer Franken')
})

it('a time zone has the same name in summer and winter', () => {
  expect(timeZoneName({ locale: 'en-GB', timeZone: 'Africa/Kigali' })).toBe('Central Africa Time')
  expect(timeZoneName({ locale: 'en-US', timeZone: 'America/New_York' })).toBe('Eastern Time')
  // Lisbon had the time of Central Europe in 1970.
  expect(timeZoneName({ locale: 'en-GB', timeZone: 'Europe/Lisbon' })).toBe('Western European Time')
})

it.each([
  ['en-GB', 'Africa/Lagos', '20 July 2026 at 13:05 (West Africa Time)'],
  ['en-GB', 'Europe/London', '20 July 2026 at 13:05 (British Summer Time)'],
  ['fr-FR', 'Africa/Lagos', '20 juillet 2026 à 13:05 (heure d’Afrique de l’Ouest)'],
  ['ar-EG', 'Africa/Lagos', '(توقيت غرب أفريقيا)'],
])('names the zone of a moment in %s as in %s', (locale, timeZone, words) =>
  expect(
    formatMomentAndZone(new Date('2026-07-20T12:05Z'), { locale, timeZone }, 'long'),
  ).toContain(words),
)

it('writes office hours by the clock of the locale', () => {
  expect(formatClock('18:00', 'en-GB')).toBe('18:00')
  expect(plain(formatClock('18:00', 'en-US'))).toBe('6:00 PM')
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

it('names a zone that is not the office’s', () => {
  const region = { locale: 'en-GB', timeZone: 'Asia/Tokyo', namesZone: true }
  expect(formatMoment(afternoon, region, 'brief')).toMatch(/ GMT\+9$/)
  expect(() => formatMoment(afternoon, region, 'full')).not.toThrow()
})

it('keeps writing after more formatters than it keeps', () => {
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 150)
  const written = () =>
    zones.map((timeZone) => formatMoment(afternoon, { locale: 'en-GB', timeZone }, 'time'))
  expect(written()).toEqual(written())
})

it.each([
  ['Africa/Lagos', '2026-11-23T08:00', '2026-11-23T07:00Z'],
  ['America/St_Johns', '2026-11-23T08:00', '2026-11-23T11:30Z'],
  ['America/New_York', '2027-03-14T05:30', '2027-03-14T09:30Z'],
  ['America/New_York', '2027-11-07T03:30', '2027-11-07T08:30Z'],
  // The first of the two.
  ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30Z'],
])('in %s, %s is %s', (timeZone, local, moment) =>
  expect(momentOf(local, timeZone)).toBe(Date.parse(moment)),
)

it.each([
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T03:00'],
  ['Australia/Lord_Howe', '2027-10-03T02:10', '2027-10-03T02:30'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-31T00:00'],
])('%s skips %s, and next shows %s', (timeZone, local, next) => {
  expect(momentOf(local, timeZone)).toBeNull()
  expect(nextShown(local, timeZone)).toBe(next)
})

it('finds each moment around each clock change of a year in every zone', () => {
  const [quarter, day] = [15 * 60_000, 24 * 3_600_000]
  const start = Date.UTC(2027, 0, 1)
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const timeAt = (moment: number) => isoMinute(new Date(moment), timeZone)
    const clocks = Array.from({ length: 366 }, (_, n) => timeAt(start + n * day).slice(-5))
    const changes = clocks.flatMap((clock, n) => (n > 0 && clock !== clocks[n - 1] ? [n] : []))
    for (const n of changes)
      for (let at = start + (n - 1.25) * day; at < start + (n + 0.25) * day; at += quarter) {
        const local = timeAt(at)
        const found = momentOf(local, timeZone) ?? 0
        // Only a repeated time has two moments.
        if (found !== at)
          expect([timeZone, local, found < at]).toEqual([timeZone, timeAt(found), true])
      }
  }
})

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
  ['pl-PL', 'PLN', '1250,50 zł'],
  ['cs-CZ', 'CZK', '1 250,50 Kč'],
  ['en-150', 'PLN', '1,250.50 PLN'],
  ['fr', 'PLN', '1 250,50 PLN'],
])('writes the sign of a currency in letters to those who know it: %s', (locale, currency, said) =>
  expect(formatAmount('1250.50', { locale, currency }).replace(/\s/g, ' ')).toBe(said),
)
