import { z } from 'astro/zod'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { memoize } from '../kit/memoize.ts'
import type { Place } from './collections.ts'
import { choiceWords, fieldWords } from './field-words.ts'

type Json = z.core.JSONSchema.JSONSchema

/** `reportingFeatures` → `Reporting features`, `cold-store` → `Cold store`. */
export function sentenceOf(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** JSON Schema keys that forms use; the other keys are for validation, which the server does. */
const taken = [
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'format',
  'default',
  'const',
  'widget',
  'words',
  'markup',
  'choices',
  'none',
  'isFirst',
  'isForSearch',
  'isOrdered',
  'isOfDevices',
  'isText',
  'isName',
  'isPlural',
  'slots',
] as const
/**
 * Whether a form should show a bound. The bound that zod gives every integer is of no use to
 * editors.
 */
const isBound = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

const isObject = (value: Json | boolean | undefined): value is Json => typeof value === 'object'
const isNothing = (option: Json) => option.type === 'null'

/** The key of a block of one kind, beside what it needs. */
function soleKey({ properties = {} }: Json): string | undefined {
  const [key, ...others] = Object.keys(properties).filter((one) => one !== 'onlyWith')
  return others.length === 0 ? key : undefined
}

const singularOf = (name: string) =>
  sentenceOf(
    name
      .replace(/ies$/, 'y')
      .replace(/(x|ch|sh|ss)es$/, '$1')
      .replace(/([^s])s$/, '$1'),
  )

/**
 * @param name key that holds the value
 * @param label label of the value, if its key does not give one
 */
function simplify(json: Json, name: string, label?: string): FormSchema {
  const options = json.anyOf?.filter(isObject) ?? []
  const meant = options.filter((option) => !isNothing(option))
  const [only] = meant
  // A union of one type and null is an optional value.
  if (only && meant.length === 1 && options.length > 1) {
    const { anyOf: _, ...outer } = json
    return { ...simplify({ ...only, ...outer }, name, label), isNullable: true }
  }
  const types = [json.type ?? []].flat()
  const words = fieldWords[name]
  // The help of a list is shown at the list, not at each entry.
  const description = json.description ?? (label ? undefined : words?.help)
  const minimum =
    json.minimum ??
    (isBound(json.exclusiveMinimum) && json.type === 'integer'
      ? json.exclusiveMinimum + 1
      : undefined)
  const form: Record<string, unknown> = {
    title: json.title ?? label ?? words?.label ?? sentenceOf(name),
  }
  if (description) form['description'] = description
  const type = types.find((one) => one !== 'null')
  if (type) form['type'] = type
  if (types.includes('null')) form['isNullable'] = true
  for (const key of taken) if (json[key] !== undefined) form[key] = json[key]
  if (form['isText'] === false) delete form['isText']
  // The maximum that every text has is not worth showing.
  if (form['maxLength'] === contentLimits.text.max) delete form['maxLength']
  if (isBound(minimum)) form['minimum'] = minimum
  if (isBound(json.maximum)) form['maximum'] = json.maximum
  if (json.enum) {
    form['enum'] = json.enum
    form['choices'] = Object.fromEntries(
      json.enum.map((value) => [value, choiceWords[String(value)] ?? sentenceOf(String(value))]),
    )
  }
  // A text with many known values, such as a country, which the schema checks by a rule.
  if (!json.enum && form['choices']) form['enum'] = Object.keys(Object(form['choices']))
  if (json.properties) {
    const properties = Object.fromEntries(
      Object.entries(json.properties).flatMap(([key, value]) =>
        isObject(value) && value['unwritten'] !== true ? [[key, simplify(value, key)]] : [],
      ),
    )
    form['properties'] = properties
    form['required'] = json.required?.filter((key) => Object.hasOwn(properties, key)) ?? []
  }
  if (isObject(json.items as Json))
    form['items'] = simplify(json.items as Json, name, words?.item ?? singularOf(name))
  if (meant.length > 0)
    form['anyOf'] = meant.map((option) => simplify(option, soleKey(option) ?? name))
  // The cast is safe, because each key above was set with the type that FormSchema gives it.
  return form as FormSchema
}

const jsonOf = memoize((schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
)
/** Returns all that a file may hold, also what no form shows, as JSON Schema. */
export const jsonSchemaOf = ({ schema }: Pick<Place, 'schema'>): Json => jsonOf(schema)

/**
 * Caches the form of a schema, because many files have the same schema, and each search and check
 * in the editor asks for all forms.
 */
const formOf = memoize((schema: z.ZodType) => simplify(jsonOf(schema), ''))

/**
 * Returns the form for a file, as JSON Schema with labels, help and limits. Callers share the
 * object and must not change it.
 */
export const formSchemaOf = ({ schema }: Pick<Place, 'schema'>): FormSchema => formOf(schema)
