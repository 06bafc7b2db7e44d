import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'

const gap = '…'
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

function completeText(
  text: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY, words, ...schema }: FormSchema,
): string {
  if (schema.enum) return schema.enum.includes(text) ? text : (schema.enum[0] ?? text)
  const typed = wordsIn(text)
  const missing = Math.max(0, (words?.min ?? 0) - typed.length)
  const counted = words && typed.length > words.max ? typed.slice(0, words.max).join(' ') : text
  const filled = missing > 0 ? [...typed, ...Array<string>(missing).fill(gap)].join(' ') : counted
  return cutText(filled.padEnd(minLength, gap), maxLength)
}

const kindOf = (schema: FormSchema, value: ContentValue | undefined): FormSchema =>
  schema.anyOf?.find(
    ({ properties = {} }) =>
      isRecord(value) && Object.keys(value).every((key) => Object.hasOwn(properties, key)),
  ) ??
  schema.anyOf?.[0] ??
  schema

/**
 * Completes an unfinished value for a preview: short texts get dots, long ones are cut, and missing
 * fields are added.
 */
export function completeValue(
  value: ContentValue | undefined,
  form: FormSchema,
  index = 0,
): ContentValue {
  const schema = kindOf(form, value)
  if (schema.anyOf) return completeValue(value, schema, index)
  // JSON, like everything in a schema
  if (value === undefined && schema.default !== undefined) return schema.default as ContentValue
  if (value === undefined && schema.const !== undefined) return schema.const
  if (schema.isNullable && (value === null || value === undefined)) return null
  if (schema.type === 'object') {
    const given = isRecord(value) ? value : {}
    const required = (schema.required ?? []).filter((key) => !Object.hasOwn(given, key))
    const keys = [...Object.keys(given), ...required]
    return Object.fromEntries(
      keys.map((key) => {
        const inner = schema.properties?.[key]
        // Each anchor on a page needs its own name.
        if (key === 'id' && inner?.type === 'string' && !given[key])
          return [key, `part-${index + 1}`]
        return [key, inner ? completeValue(given[key], inner) : (given[key] ?? null)]
      }),
    )
  }
  if (schema.type === 'array') {
    const { items } = schema
    const given = Array.isArray(value) ? value : []
    const missing = Array<undefined>(Math.max(0, (schema.minItems ?? 0) - given.length)).fill(
      undefined,
    )
    return items
      ? [...given, ...missing].map((item, index) => completeValue(item, items, index))
      : given
  }
  if (schema.type === 'string' || schema.type === undefined)
    return typeof value === 'string' || value === undefined
      ? completeText(value ?? '', schema)
      : value
  return value ?? schema.minimum ?? (schema.type === 'boolean' ? false : 0)
}
