import { languageOfWords } from '#src/content/languages/translate-files.ts'
import { site } from '#src/content/settings/site.ts'
import {
  openOnWeekday,
  type Weekday,
  weekdayNames,
  weekdayOf,
} from '#src/contracts/contact/office-hours.ts'
import { shiftDay } from '#src/contracts/days.ts'
import type { PublicHolidays } from '../kit/public-holidays.ts'

const dayMs = 24 * 60 * 60_000

const openWeekdays = (): Weekday[] =>
  weekdayNames.filter((day) => openOnWeekday(day, site().hours) !== null)

/**
 * Lists the public holidays of a country in a year which fall on days on which the office would be
 * open, by default the company's. Feasts by the moon are calculated, so they may differ by a day
 * from what a government announces.
 * @param locale names the language of the names, which are in one of the country, or in English,
 * where the library has none in it
 */
export async function listPublicHolidays(
  year: number,
  countryCode: string = site().address.countryCode,
  open: readonly Weekday[] = openWeekdays(),
  locale: string = site().locale,
): Promise<PublicHolidays> {
  // Holds the rules of all countries in some 20 MB of memory, so it is loaded when first needed.
  const { default: Holidays } = await import('date-holidays')
  const { language } = new Intl.Locale(locale)
  const holidaysIn = (languages: string) =>
    (new Holidays(countryCode, { timezone: 'UTC', languages }).getHolidays(year) ?? []).filter(
      ({ type }) => type === 'public',
    )
  const english = new Map(
    holidaysIn(languageOfWords).map(({ date, rule, name }) => [`${date} ${rule}`, name]),
  )
  const names = new Map<string, string>()
  const inEnglish = new Set<string>()
  for (const { date, rule, start, end, name } of holidaysIn(language)) {
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs))
    for (let later = 0; later < days; later++) {
      const day = shiftDay(date.slice(0, '2026-12-25'.length), later)
      if (names.has(day) || !open.includes(weekdayOf(day))) continue
      names.set(day, name)
      if (language !== languageOfWords && name === english.get(`${date} ${rule}`))
        inEnglish.add(name)
    }
  }
  const days = [...names]
    .map(([date, name]) => ({ date, name }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
  const country = new Intl.DisplayNames(languageOfWords, { type: 'region' }).of(countryCode)
  return { country: country ?? countryCode, days, inEnglish: [...inEnglish] }
}
