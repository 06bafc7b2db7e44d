import type { Company } from '../schemas/company-schema.ts'

type Languages = Pick<Company, 'languages' | 'locale'>

const languageOf = (locale: string) => new Intl.Locale(locale).language

/** Lists the languages of a company, the default language first. */
export function languagesOf({ languages, locale }: Languages): readonly [string, ...string[]] {
  const [first = languageOf(locale), ...others] = languages ?? []
  return [first, ...others]
}

const prefixOf = (language: string) => `/${language.toLowerCase()}`

/** The languages of a company but for the default language, by the prefix of their addresses. */
export const otherLanguages = (company: Languages): ReadonlyMap<string, string> =>
  new Map(
    languagesOf(company)
      .slice(1)
      .map((language) => [prefixOf(language), language]),
  )

/** The first part of the addresses in a language: `/fr`, `/pt-br`; empty for the default language. */
export const prefixIn = (company: Languages, language: string): string =>
  language === languagesOf(company)[0] ? '' : prefixOf(language)

/**
 * Returns the tag by which dates, numbers and amounts are written in a language: the company's
 * locale if it is of the language, or else the language as it is written in the company's country.
 */
export function localeIn(language: string, locale: string): string {
  const { region } = new Intl.Locale(locale)
  const wanted = new Intl.Locale(language)
  if (wanted.region ?? wanted.script) return language
  if (languageOf(locale) === language) return locale
  if (region === undefined) return language
  const local = `${language}-${region}`
  const known = new Intl.DateTimeFormat(local).resolvedOptions().locale
  if (known !== language) return local
  // `Intl` knows no form of that country. English alone would write dates as in the United States.
  return language === 'en' ? 'en-001' : language
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string): boolean {
  const { script = '' } = new Intl.Locale(language).maximize()
  return ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'].includes(script)
}
