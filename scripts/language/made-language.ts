import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { placeOf } from '../../src/content/collections/collections.ts'
import { formSchemaOf } from '../../src/content/collections/form-schema.ts'
import type { Overlay } from '../../src/content/reading/yaml-file.ts'
import { type FormSchema, formUnder } from '../../src/contracts/form-schema.ts'

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
}
/** Tokens and slots, code, targets of links, and addresses: what a translator leaves as it is. */
const untouched =
  /\{[^{}]*\}|`[^`]*`|\]\([^()\s]*\)|[\w.+-]+@[\w.-]+|https?:\/\/\S+|\bwww\.\S+|[aeiouAEIOU]/g

/** Puts an accent on every vowel of a text, which stays as long as it was. */
export const accented = (text: string): string =>
  text.replace(untouched, (found) => accents[found] ?? found)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (form: FormSchema | undefined): boolean =>
  form?.isText === true || (form?.anyOf ?? []).some(isText)

function translated(form: FormSchema | undefined, value: unknown): unknown {
  if (typeof value === 'string') return isText(form) ? accented(value) : value
  if (Array.isArray(value)) return value.map((item) => translated(itemsOf(form), item))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, translated(formUnder(form, key), item)]),
  )
}

/** The form of a list's entries, even in alternatives. */
function itemsOf(form: FormSchema | undefined): FormSchema | undefined {
  return form?.items ?? form?.anyOf?.map(itemsOf).find((one) => one !== undefined)
}

/** Makes a language by the program: each text of the content with an accent on every vowel. */
export function madeLanguage(): Overlay {
  return new Map(
    globSync('content/**/*.{yaml,json}').flatMap((file) => {
      const place = placeOf(file.replace(/^content\//, ''))
      if (!place) return []
      const value = translated(formSchemaOf(place), parse(readFileSync(file, 'utf8')))
      return [[file, `${JSON.stringify(value, null, 2)}\n`]]
    }),
  )
}
