import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'

/** Returns the index of the alternative whose keys a value uses; 0 if no alternative fits. */
export function optionOf(options: readonly FormSchema[], value: ContentValue | undefined): number {
  const keys = isRecord(value) ? Object.keys(value) : []
  const fit = ({ properties = {}, required = [] }: FormSchema) =>
    keys.every((key) => Object.hasOwn(properties, key))
      ? required.filter((key) => keys.includes(key)).length
      : -1
  const fits = options.map(fit)
  return Math.max(0, fits.indexOf(Math.max(...fits)))
}

/** Returns the value of a field that a new entry has. */
export function firstValue(schema: FormSchema): ContentValue {
  if (schema.default !== undefined) return schema.default as ContentValue
  return schema.isNullable ? null : addedValue(schema)
}

/** Returns the value that *Add* puts where there was none, even if none is the default. */
export function addedValue(schema: FormSchema): ContentValue {
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? []
  if (first) return addedValue(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          firstValue(schema.properties?.[key] ?? { title: key }),
        ]),
      )
    case 'array':
      return schema.items && schema.widget !== 'blocks' && !schema.items.enum
        ? Array.from({ length: schema.minItems ?? 0 }, () => firstValue(schema.items ?? schema))
        : []
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return null
    default:
      return ''
  }
}

/** Returns the first words of a value, to distinguish the entries of a list; empty for none. */
export function firstWords(value: ContentValue | undefined, most = 60): string {
  if (typeof value === 'string') {
    const words = withoutMarks(value)
    return words.length > most ? `${cutText(words, most).trimEnd()}…` : words
  }
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return firstWords(value[0], most)
  if (!isRecord(value)) return ''
  // A picture is described by its alternative text, because its name is a path.
  if ('alt' in value) return firstWords(value['alt'], most)
  // A closed day has the same name each year.
  if (typeof value['date'] === 'string' && typeof value['name'] === 'string')
    return firstWords(`${value['date']} ${value['name']}`, most)
  const named = ['label', 'title', 'name', 'heading', 'question', 'caption', 'term', 'group'].map(
    (key) => value[key],
  )
  const { onlyWith: _, ...own } = value
  for (const part of [...named, ...Object.values(own)]) {
    const words = firstWords(part, most)
    if (words !== '') return words
  }
  return ''
}
