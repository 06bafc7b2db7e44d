import { nameOfLanguage } from './check-languages.ts'

/** Scripts by the modifiers of gettext; all others, such as `euro`, say nothing of the language. */
const scripts: Readonly<Record<string, string>> = {
  latin: 'Latn',
  cyrillic: 'Cyrl',
  arabic: 'Arab',
  devanagari: 'Deva',
}

/**
 * Reads a language as the header of a catalogue names it: a tag such as `pt-BR`, or a locale of
 * gettext, `ll_CC.charset@modifier` ("Header Entry" of the gettext manual).
 * @returns undefined for what is no language
 */
export function localeNamed(written: string): Intl.Locale | undefined {
  const [, code = '', modifier = ''] =
    /^([\w-]+)(?:\.[\w-]*)?(?:@(\w*))?[,;.]*$/.exec(written.trim()) ?? []
  const script = scripts[modifier.toLowerCase()]
  try {
    return new Intl.Locale(code.replace(/_/g, '-'), script ? { script } : {})
  } catch {
    return undefined
  }
}

/** Whether the language that a header names, by a code or in words, is one of the site. */
export function isInLanguage(written: string, language: string): boolean {
  const [named, wanted] = [localeNamed(written), localeNamed(language)]
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
  const words = [nameOfLanguage(language), own].map((name) => name.toLowerCase())
  if (words.includes(written.trim().toLowerCase())) return true
  return (
    named !== undefined &&
    named.language === wanted?.language &&
    (!named.region || !wanted.region || named.region === wanted.region) &&
    named.maximize().script === wanted.maximize().script
  )
}

/** Says that a file is in another language, as its header names it: `pt_BR`, `sr@latin`. */
export function otherLanguage(written: string, language: string): string {
  const named = localeNamed(written)
  const name = named ? nameOfLanguage(named.toString()) : `“${written}”`
  return `This file is in ${name}, not in ${nameOfLanguage(language)}. Nothing was taken.`
}
