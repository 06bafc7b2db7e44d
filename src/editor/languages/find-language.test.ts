import { expect, it } from 'vitest'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { languageNames, localeNames } from '#src/contracts/place/country-facts.ts'
import { findLanguage } from './find-language.ts'

it.each([
  ['Slovenian', 'sl'],
  ['slovenščina', 'sl'],
  ['ga', 'ga'],
  ['Ga', 'gaa'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Portuguese (Brazil), pt-BR', 'pt-BR'],
  ['Português (Brasil)', 'pt-BR'],
  ['Canadian French', 'fr-CA'],
  ['Latin American Spanish', 'es-419'],
  ['Traditional Chinese', 'zh-Hant'],
  ['繁體中文', 'zh-Hant'],
  ['Serbian (Latin)', 'sr-Latn'],
  ['pt_BR', 'pt-BR'],
  ['zh_Hant', 'zh-Hant'],
  ['ZH_hant_hk', 'zh-Hant-HK'],
  ['sr@latin', 'sr-Latn'],
  ['pt_BR.UTF-8', 'pt-BR'],
])('finds the language %s', (typed, code) => expect(findLanguage(typed)).toBe(code))

it.each(['', 'Elvish', 'xx_YY', 'fr-', 'en-u-ca-buddhist', '_'])(
  'finds no language in “%s”',
  (typed) => expect(findLanguage(typed)).toBeNull(),
)

it('finds each language by the names that staff read and by its code', () => {
  const named = { ...localeNames(), ...languageNames() }
  const isFound = (code: string) =>
    [code, code.replaceAll('-', '_'), named[code] ?? code].every(
      (typed) => findLanguage(typed) === code,
    ) && nameOfLanguage(findLanguage(nameOfLanguage(code)) ?? '') === nameOfLanguage(code)
  expect(Object.keys(named).filter((code) => !isFound(code))).toEqual([])
})
