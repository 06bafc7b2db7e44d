import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { placeOf } from '../../src/content/collections/collections.ts'
import { formSchemaOf } from '../../src/content/collections/make-form-schema.ts'
import { catalogueOf } from '../../src/content/languages/catalogue.ts'
import { textsOf } from '../../src/content/languages/entry-texts.ts'
import { writePo } from '../../src/content/languages/po-file.ts'
import type { Overlay } from '../../src/content/reading/yaml-file.ts'
import { type FormSchema, formUnder } from '../../src/contracts/form-schema.ts'

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isMarked = (form: FormSchema | undefined, mark: 'isText' | 'isName'): boolean =>
  form?.[mark] === true || (form?.anyOf ?? []).some((one) => isMarked(one, mark))

const boundOf = (form: FormSchema | undefined): number =>
  Math.min(
    form?.maxLength ?? Number.POSITIVE_INFINITY,
    ...(form?.anyOf ?? []).map((one) => boundOf(one)),
  )

/** The form of a list's entries, even in alternatives. */
function itemsOf(form: FormSchema | undefined): FormSchema | undefined {
  return form?.items ?? form?.anyOf?.map(itemsOf).find((one) => one !== undefined)
}

type Change = (text: string, form: FormSchema | undefined, field: string) => string

/** Changes each text of an entry. `field` is its path, without the places in lists. */
function changed(form: FormSchema | undefined, value: unknown, change: Change, at = ''): unknown {
  if (typeof value === 'string') return change(value, form, at)
  if (Array.isArray(value)) return value.map((item) => changed(itemsOf(form), item, change, at))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      changed(formUnder(form, key), item, change, at ? `${at}.${key}` : key),
    ]),
  )
}

/** Changes each text of the content. */
const changedContent = (change: (file: string) => Change): Map<string, unknown> =>
  new Map(
    globSync('content/**/*.{yaml,json}').flatMap((file) => {
      const place = placeOf(file.replace(/^content\//, ''))
      if (!place) return []
      const entry: unknown = parse(readFileSync(file, 'utf8'))
      return [[file, changed(formSchemaOf(place), entry, change(file))]]
    }),
  )

/**
 * Makes a language by the program: each text of the content with an accent on every vowel.
 * @param isLonger whether each text is about a fifth longer, if its bound lets it
 * @param tooLong called for a text that its bound keeps at its length
 */
export function madeLanguage(
  isLonger = false,
  tooLong: (file: string, field: string) => void = () => {},
): Overlay {
  const content = changedContent((file) => (text, form, field) => {
    if (!isMarked(form, 'isText')) return text
    const longer = accented(text, isLonger)
    if (longer.length <= boundOf(form)) return longer
    tooLong(file, field)
    return accented(text)
  })
  return new Map([...content].map(([file, entry]) => [file, `${JSON.stringify(entry, null, 2)}\n`]))
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

/**
 * Makes a language as catalogues, so that the site is in English and in a second language. By default
 * it is an English too, so that `Intl` writes the same, with addresses that begin with `madePrefix`.
 */
export function madeCatalogues(
  language = 'en-GB',
  translate: (text: string) => string = (text) => accented(text),
): Map<string, string> {
  const catalogues = globSync('content/**/*.{yaml,json}').flatMap((file): [string, string][] => {
    const place = placeOf(file.replace(/^content\//, ''))
    if (!place) return []
    const texts = textsOf(parse(readFileSync(file, 'utf8')), formSchemaOf(place), language)
    const units = texts.map(({ field, source }) => ({
      ...{ field, source, translation: translate(source), hint: '', flags: [] },
    }))
    const once = new Map(units.map((unit) => [JSON.stringify([unit.field, unit.source]), unit]))
    return once.size === 0
      ? []
      : [[catalogueOf(file, language), writePo(language, [...once.values()])]]
  })
  const company: object = JSON.parse(readFileSync('content/company.json', 'utf8'))
  const listed = JSON.stringify({ ...company, languages: ['en', language] }, null, 2)
  return new Map([...catalogues, ['content/company.json', `${listed}\n`]])
}
export const madePrefix = '/en-gb'

/** Lists names that pages show as they are in every language, by the field that has them. */
export function namesOfContent(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  changedContent((file) => (text, form, field) => {
    const path = `${file.split('/')[1]} ${field}`
    if (isMarked(form, 'isName')) names.set(path, (names.get(path) ?? new Set()).add(text))
    return text
  })
  return names
}
