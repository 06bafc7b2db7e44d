import { expect, it } from 'vitest'
import { catalogueOf, readCataloguePath } from './catalogue.ts'
import {
  editedLanguagesOf,
  languagesOf,
  localeIn,
  otherEditedLanguages,
  otherLanguages,
} from './languages.ts'

it.each([
  { languages: null, locale: 'pt-PT', listed: ['pt'] },
  { languages: ['en'], locale: 'en-GB', listed: ['en'] },
  { languages: ['fr', 'pt-BR'], locale: 'en-GB', listed: ['fr', 'pt-BR'] },
])('a company that lists $languages has $listed', ({ listed, ...company }) => {
  expect(languagesOf(company)).toEqual(listed)
  expect(otherLanguages(company).get('/pt-br')).toBe(listed[1])
})

it('a language in preparation is one of the editor alone, until visitors see it', () => {
  const company = { languages: ['en', 'fr'], locale: 'en-GB', preparedLanguages: ['sl', 'fr'] }
  expect(languagesOf(company)).toEqual(['en', 'fr'])
  expect(editedLanguagesOf(company)).toEqual(['en', 'fr', 'sl'])
  expect([...otherLanguages(company).keys()]).toEqual(['/fr'])
  expect([...otherEditedLanguages(company).keys()]).toEqual(['/fr', '/sl'])
})

it.each([
  ['its own language', 'en', 'en-GB', 'en-GB'],
  ['another language in its country', 'fr', 'nl-BE', 'fr-BE'],
  ['another language where few speak it', 'fr', 'en-GB', 'fr'],
  ['a language of one country', 'pt-BR', 'en-NG', 'pt-BR'],
  ['a language of one script', 'sr-Latn', 'en-NG', 'sr-Latn'],
  ['English where few speak it', 'en', 'fr-BJ', 'en-001'],
  ['English beside Polish, with its own separators', 'en', 'pl-PL', 'en-150'],
  ['English in Poland, with its own separators', 'en', 'en-PL', 'en-150'],
  ['English as in South Africa', 'en', 'en-ZA', 'en-ZA'],
  ['English as in Kenya', 'en', 'en-KE', 'en-KE'],
  ['a locale without a country', 'fr', 'en', 'fr'],
])('writes %s', (_, language, locale, written) => expect(localeIn(language, locale)).toBe(written))

it.each(['fr', 'pcm', 'pt-BR', 'zh-Hant', 'es-419', 'zh-Hant-TW'])(
  'a catalogue may be of %s',
  (language) =>
    expect(readCataloguePath(catalogueOf('content/pages/about.yaml', language))).toEqual({
      language,
      entry: 'pages/about',
    }),
)
