import { formatAmount } from '#src/contracts/formats.ts'
import type { Company } from '../schemas/company-schema.ts'

type Languages = Pick<Company, 'languages' | 'locale'>
type EditedLanguages = Languages & Pick<Company, 'preparedLanguages'>

const languageOf = (locale: string) => new Intl.Locale(locale).language

/** Lists the languages that visitors see, the default language first. */
export function languagesOf({ languages, locale }: Languages): readonly [string, ...string[]] {
  const [first = languageOf(locale), ...others] = languages ?? []
  return [first, ...others]
}

/** Lists the languages in preparation: staff translate and preview them, and no visitor sees them. */
export function preparedLanguagesOf(company: EditedLanguages): readonly string[] {
  const shown = languagesOf(company).map(prefixOf)
  return company.preparedLanguages.filter((language) => !shown.includes(prefixOf(language)))
}

/** Lists the languages of the editor, the default language first, those in preparation last. */
export const editedLanguagesOf = (company: EditedLanguages): readonly [string, ...string[]] => [
  ...languagesOf(company),
  ...preparedLanguagesOf(company),
]

const prefixOf = (language: string) => `/${language.toLowerCase()}`

const byPrefix = ([, ...others]: readonly string[]): ReadonlyMap<string, string> =>
  new Map(others.map((language) => [prefixOf(language), language]))

/** The languages that visitors see but for the default language, by the prefix of their addresses. */
export const otherLanguages = (company: Languages): ReadonlyMap<string, string> =>
  byPrefix(languagesOf(company))

/** The same of the editor, with those in preparation. */
export const otherEditedLanguages = (company: EditedLanguages): ReadonlyMap<string, string> =>
  byPrefix(editedLanguagesOf(company))

/**
 * The languages that visitors saw once and do not see now, by the prefix that their addresses had.
 * @param earlier companies as they were public
 */
export const formerLanguagesOf = (
  company: Languages,
  earlier: readonly Languages[],
): ReadonlyMap<string, string> => {
  const shown = languagesOf(company).map(prefixOf)
  return new Map(
    earlier
      .flatMap((one) => [...otherLanguages(one)])
      .filter(([prefix]) => !shown.includes(prefix)),
  )
}

/** The first part of the addresses in a language: `/fr`, `/pt-br`; empty for the default language. */
export const prefixIn = (company: Languages, language: string): string =>
  language === languagesOf(company)[0] ? '' : prefixOf(language)

/** The languages of a company whose texts are in another language from now on, which comes first. */
export function withFirstLanguage(
  company: EditedLanguages,
  language: string,
): Pick<Company, 'languages' | 'preparedLanguages'> {
  const [, ...others] = languagesOf(company)
  const isOther = (one: string) => prefixOf(one) !== prefixOf(language)
  return {
    languages: [language, ...others.filter(isOther)],
    preparedLanguages: company.preparedLanguages.filter(isOther),
  }
}

/** The tag of a language as it is written in a country, or of the language alone. */
export const localeInCountry = (language: string, country: string): string =>
  localeIn(language, /^[A-Z]{2}$/.test(country) ? `und-${country}` : 'und')

/**
 * Whether `Intl` writes English with the separators of another language there: 1.250,50 in Poland.
 * In South Africa they are those of English.
 */
function isForeignEnglish(locale: string): boolean {
  const { language, region } = new Intl.Locale(locale)
  if (language !== 'en' || region === undefined) return false
  const isEnglish = new Intl.Locale(`und-${region}`).maximize().language === language
  return !isEnglish && !formatAmount('1250.50', { locale, currency: 'PLN' }).includes('1,250.50')
}

/**
 * Returns the tag by which dates, numbers and amounts are written in a language: the company's
 * locale if it is of the language, or else the language as it is written in the company's country.
 */
export function localeIn(language: string, locale: string): string {
  const { region } = new Intl.Locale(locale)
  const wanted = new Intl.Locale(language)
  if (wanted.region ?? wanted.script) return language
  if (languageOf(locale) === language) return isForeignEnglish(locale) ? 'en-150' : locale
  if (region === undefined) return language
  const local = `${language}-${region}`
  const known = new Intl.DateTimeFormat(local).resolvedOptions().locale
  if (known !== language) return isForeignEnglish(local) ? 'en-150' : local
  // `Intl` knows no form of that country. English alone would write dates as in the United States.
  return language === 'en' ? 'en-001' : language
}
