import { jsonSchemaOf } from '#src/content/collections/make-form-schema.ts'
import type { DataPath, Problem } from '#src/content/reading/yaml-file.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { valueOrText, writeValue } from './document.server.ts'
import { placeOfPath } from './workspace.server.ts'

type Json = ReturnType<typeof jsonSchemaOf>

/**
 * Entries that say who the company is, where links lead and what things cost. A default value in
 * place of a published one would be false there.
 */
const guarded =
  /^content\/(company|navigation|booking|social-feed|whatsapp|people|prices)\.json$|^content\/products\//

/** A key that takes the file's value, while others of the same object are unknown. */
type Renamed = { path: DataPath; unknown: readonly string[] }

/** The schema of a value that may be absent: of a union of one type and null. */
function meantBy(schema: Json | Json['items'] | undefined): Json | undefined {
  if (typeof schema !== 'object' || Array.isArray(schema)) return undefined
  const options = (schema.anyOf ?? []).flatMap((one) =>
    typeof one === 'object' && one.type !== 'null' ? [one] : [],
  )
  return options.length === 1 ? options[0] : schema
}

/** A published value, with its schema and the value of the file. */
type Published = {
  schema: Json | undefined
  value: ContentValue
  inFile?: ContentValue | undefined
}

/**
 * Whether a text was published before its words had a form for each number: `{hours} hours`. Its
 * tokens had other names then.
 */
const isFormerPlural = ({ schema, value, inFile }: Published) =>
  typeof value === 'string' &&
  schema?.type === 'object' &&
  isRecord(inFile) &&
  typeof inFile['other'] === 'string'

/** @param changes is given an entry for each object that a schema of this release changes */
function fitValue(
  { schema, value, inFile }: Published,
  path: DataPath,
  changes: Renamed[],
): ContentValue {
  if (Array.isArray(value)) {
    const items = meantBy(schema?.items)
    if (!items) return value
    // A choice that the schema no longer has leaves its list.
    const known = value.filter((one) => items.enum?.some((choice) => choice === one) ?? true)
    if (known.length < value.length) changes.push({ path, unknown: [] })
    return known.map((one, at) => fitValue({ schema: items, value: one }, [...path, at], changes))
  }
  if (!schema?.properties || !isRecord(value)) return value
  const { properties, required = [], additionalProperties } = schema
  const ofFile = isRecord(inFile) ? inFile : {}
  const unknown = Object.keys(value).filter(
    (key) => additionalProperties === false && !Object.hasOwn(properties, key),
  )
  const added = required.filter((key) => !Object.hasOwn(value, key) && ofFile[key] !== undefined)
  if (unknown.length > 0 && added.length === 0) changes.push({ path, unknown: [] })
  for (const key of added) changes.push({ path: [...path, key], unknown })
  return Object.fromEntries([
    ...Object.entries(value).flatMap(([key, one]) => {
      if (unknown.includes(key)) return []
      const part = { schema: meantBy(properties[key]), value: one, inFile: ofFile[key] }
      if (isFormerPlural(part)) {
        changes.push({ path: [...path, key], unknown: [] })
        return [[key, ofFile[key]]]
      }
      return [[key, fitValue(part, [...path, key], changes)]]
    }),
    ...added.map((key) => [key, ofFile[key]]),
  ])
}

/**
 * Fits a published text to this release's schema: keys and choices of a list that the schema no longer knows are
 * dropped, and required keys that are missing, or have become forms of a plural, take the file's value, except in
 * entries of a list.
 * @param inFile text of the release's file; null if it has none
 * @returns also a fault if a key of a guarded entry seems to have been renamed
 */
export function fitToSchema(
  file: string,
  text: string,
  inFile: string | null,
): { text: string; problems: Problem[] } {
  const place = placeOfPath(file)
  const value = valueOrText(text)
  if (!place || !isRecord(value)) return { text, problems: [] }
  const changes: Renamed[] = []
  const published = {
    schema: meantBy(jsonSchemaOf(place)),
    value,
    inFile: inFile === null ? undefined : valueOrText(inFile),
  }
  const fitted = fitValue(published, [], changes)
  if (changes.length === 0) return { text, problems: [] }
  const renamed = changes.filter(({ unknown }) => guarded.test(file) && unknown.length > 0)
  return {
    text: writeValue(file, text, fitted),
    problems: renamed.map(({ path, unknown }) => ({
      ...{ file, path, line: 1 },
      message: `${path.join('.')}: is not published yet, while ${unknown.join(', ')} is no longer known: if it was renamed, move the published value`,
    })),
  }
}
