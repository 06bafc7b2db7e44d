import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { placeOf } from '../../src/content/collections/collections.ts'
import { formSchemaOf } from '../../src/content/collections/make-form-schema.ts'
import { catalogueOf } from '../../src/content/languages/catalogue.ts'
import { textsOf } from '../../src/content/languages/entry-texts.ts'
import { writePo } from '../../src/content/languages/po-file.ts'

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
}
/** Tokens and slots, code, targets of links, and addresses: what a translator leaves as it is. */
const untouched =
  /\{[^{}]*\}|`[^`]*`|\]\([^()\s]*\)|[\w.+-]+@[\w.-]+|https?:\/\/\S+|\bwww\.\S+|[aeiouAEIOU]/g

/**
 * Puts an accent on every vowel of a text, which stays as long as it was.
 * @param isLonger whether every second vowel is doubled, which makes a text about a fifth longer
 */
export function accented(text: string, isLonger = false): string {
  let vowels = 0
  return text.replace(untouched, (found) => {
    const accent = accents[found]
    if (accent === undefined) return found
    vowels += 1
    return isLonger && vowels % 2 === 0 ? accent + accent.toLowerCase() : accent
  })
}

const arabicLetters = 'ابتثجحخدذرزسشصضطظعغفقكلمنه'
/** Names, codes and units, which no translation writes in letters of its own. */
const latin =
  /\b(?:[A-Z][a-z]*[A-Z0-9][\w-]*|[A-Z]{2,}[\w-]*|Isopo|[kmM]?[WVA]h?|km|cm|mm|Hz)\b|°C/g

/** Writes a text in Arabic letters, with names, figures and what is in braces as they are. */
export const inArabic = (text: string): string =>
  text.replace(
    new RegExp(`${untouched.source.replace('|[aeiouAEIOU]', '')}|${latin.source}|[A-Za-z]`, 'g'),
    (found) => {
      const at = found.length === 1 ? found.toLowerCase().charCodeAt(0) - 97 : -1
      return arabicLetters[at] ?? found
    },
  )

/** Makes the catalogue of a file of the content; null if it has no text to translate. */
function madeCatalogue(
  file: string,
  language: string,
  translate: (text: string) => string,
): [file: string, text: string] | null {
  const place = placeOf(file.replace(/^content\//, ''))
  if (!place) return null
  const texts = textsOf(parse(readFileSync(file, 'utf8')), formSchemaOf(place), language)
  const units = texts.map(({ field, source }) => ({
    ...{ field, source, translation: translate(source), hint: '', flags: [] },
  }))
  const once = new Map(units.map((unit) => [JSON.stringify([unit.field, unit.source]), unit]))
  return once.size === 0
    ? null
    : [catalogueOf(file, language), writePo(language, [...once.values()])]
}

const cataloguesOf = (
  files: string,
  language: string,
  translate = (text: string) => accented(text),
) =>
  globSync(files).flatMap((file) => {
    const made = madeCatalogue(file, language, translate)
    return made === null ? [] : [made]
  })

/** The words of the site in a made language, for a site in that language alone. */
export const madeWords = (language: string): Map<string, string> =>
  new Map(cataloguesOf('content/words/*.yaml', language))

/**
 * Makes a language as catalogues, so that the site is in English and in a second language. By default
 * it is an English too, so that `Intl` writes the same, with addresses that begin with `madePrefix`.
 */
export function madeCatalogues(
  language = 'en-GB',
  translate?: (text: string) => string,
): Map<string, string> {
  const catalogues = cataloguesOf('content/**/*.{yaml,json}', language, translate)
  const company: object = JSON.parse(readFileSync('content/company.json', 'utf8'))
  const listed = JSON.stringify({ ...company, languages: ['en', language] }, null, 2)
  return new Map([...catalogues, ['content/company.json', `${listed}\n`]])
}
export const madePrefix = '/en-gb'
