import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { languageNames } from '#src/contracts/place/country-facts.ts'

/** Lists the languages that may be chosen, by name. */
export const listNames = (): { code: string; name: string; own: string }[] =>
  Object.keys(languageNames()).map((code) => ({
    ...{ code, name: nameOfLanguage(code) },
    own: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
  }))

/** Finds a language by its code or by its name, in English or in itself; null for none. */
export function findLanguage(typed: string): string | null {
  const wanted = typed.trim().toLowerCase()
  const found = listNames().find(({ code, name, own }) =>
    [code, name, own, `${name}, ${code}`].some((one) => one.toLowerCase() === wanted),
  )
  return found?.code ?? codeOf(typed)
}

/** A code with a country or script, such as pt-BR. */
function codeOf(typed: string): string | null {
  try {
    const [code = ''] = Intl.getCanonicalLocales(typed.trim())
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return /-/.test(code) && names.of(code) !== undefined ? code : null
  } catch {
    return null
  }
}

export const noLanguage = (typed: string): string =>
  `No language is called “${typed}”. Type its name or its code, such as Slovenian or sl.`
