import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { localeNamed } from '#src/content/languages/returned-language.ts'
import { languageNames, localeNames } from '#src/contracts/place/country-facts.ts'

/** Lists the languages that may be chosen, by name. */
export const listNames = (): { code: string; name: string; own: string }[] =>
  Object.keys(languageNames()).map((code) => ({
    ...{ code, name: nameOfLanguage(code) },
    own: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
  }))

/** Languages in another script or of a region, such as `zh-Hant` and `pt-BR`. */
const varieties = (): string[] => [
  ...Object.keys(languageNames()).flatMap((code) =>
    ['Latn', 'Cyrl', 'Arab', 'Deva', 'Hans', 'Hant'].map((script) => `${code}-${script}`),
  ),
  ...Object.keys(localeNames()),
  'es-419',
]

/** Codes by all names of their languages, mostly in small letters; `Intl` takes a moment for them. */
let codes: ReadonlyMap<string, string> | undefined

function readCodes(): ReadonlyMap<string, string> {
  const listed = listNames()
  // Ga is a language, and `ga` the code of another.
  const found = new Map([
    ...listed.map(({ code, name }) => [name, code] as const),
    ...listed.map(({ code }) => [code, code] as const),
  ])
  const add = (name: string | undefined, code: string) => {
    const key = name?.toLowerCase()
    if (key !== undefined && !found.has(key)) found.set(key, code)
  }
  for (const { code, name, own } of listed)
    for (const one of [name, own, `${name}, ${code}`]) add(one, code)
  // Brazilian Portuguese, and Portuguese (Brazil).
  const displays = (['dialect', 'standard'] as const).map((languageDisplay) => ({
    ...{ type: 'language' as const, languageDisplay },
  }))
  const english = displays.map((display) => new Intl.DisplayNames('en', display))
  for (const code of varieties()) {
    for (const names of english) {
      add(names.of(code), code)
      add(`${names.of(code)}, ${code}`, code)
    }
    for (const display of displays) add(new Intl.DisplayNames(code, display).of(code), code)
  }
  return found
}

/** Finds a language by its code or by its name, in English or in itself; null for none. */
export function findLanguage(typed: string): string | null {
  codes ??= readCodes()
  const written = typed.trim()
  return codes.get(written) ?? codes.get(written.toLowerCase()) ?? codeOf(written)
}

/** A code with a region or script, such as `pt-BR`, or as gettext writes it, `pt_BR`. */
function codeOf(typed: string): string | null {
  try {
    const code = localeNamed(typed)?.toString() ?? ''
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return code.includes('-') && names.of(code) !== undefined ? code : null
  } catch {
    return null
  }
}

export const noLanguage = (typed: string): string =>
  `No language is called “${typed}”. Type its name or its code, such as Slovenian or sl.`
