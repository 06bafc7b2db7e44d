import { z } from 'astro/zod'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { oncePer } from '../kit/once-per.ts'
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

/** Keys of JSON Schema that a form takes over; the others are for validators, and the server validates. */
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
  'isFirst',
] as const
/** The bound that zod gives every integer: not worth showing. */
const isBound = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

const isObject = (value: Json | boolean | undefined): value is Json => typeof value === 'object'
const isNothing = (option: Json) => option.type === 'null'

/** The only key that a form of a block has: it names the form. */
const soleKey = ({ properties = {} }: Json) => (Object.keys(properties).length === 1 ? Object.keys(properties)[0] : undefined)

/** `partners` → `Partner`: one entry of a list. */
const singularOf = (name: string) => sentenceOf(name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'))

/** @param name the key that holds the value @param label of the value, where its key does not give it */
function simplify(json: Json, name: string, label?: string): FormSchema {
  const options = json.anyOf?.filter(isObject) ?? []
  const meant = options.filter((option) => !isNothing(option))
  const [only] = meant
  // A union with nothing else but null is an optional value.
  if (only && meant.length === 1 && options.length > 1) {
    const { anyOf: _, ...outer } = json
    return {
      ...simplify({ ...only, ...outer }, name, label),
      isNullable: true,
    }
  }
  const types = [json.type ?? []].flat()
  const words = fieldWords[name]
  // The help of a list stands at the list, not at each of its entries.
  const description = json.description ?? (label ? undefined : words?.help)
  const minimum = json.minimum ?? (isBound(json.exclusiveMinimum) && json.type === 'integer' ? json.exclusiveMinimum + 1 : undefined)
  const form: Record<string, unknown> = { title: json.title ?? label ?? words?.label ?? sentenceOf(name) }
  if (description) form['description'] = description
  const type = types.find((one) => one !== 'null')
  if (type) form['type'] = type
  if (types.includes('null')) form['isNullable'] = true
  for (const key of taken) if (json[key] !== undefined) form[key] = json[key]
  // The bound of every text: nothing to count up to.
  if (form['maxLength'] === contentLimits.text.max) delete form['maxLength']
  if (isBound(minimum)) form['minimum'] = minimum
  if (isBound(json.maximum)) form['maximum'] = json.maximum
  if (json.enum) {
    form['enum'] = json.enum
    form['choices'] = Object.fromEntries(json.enum.map((value) => [value, choiceWords[String(value)] ?? sentenceOf(String(value))]))
  }
  if (json.properties) {
    form['properties'] = Object.fromEntries(
      Object.entries(json.properties).flatMap(([key, value]) =>
        isObject(value) && value['unwritten'] !== true ? [[key, simplify(value, key)]] : [],
      ),
    )
    form['required'] = json.required ?? []
  }
  if (isObject(json.items as Json)) form['items'] = simplify(json.items as Json, name, words?.item ?? singularOf(name))
  if (meant.length > 0) form['anyOf'] = meant.map((option) => simplify(option, soleKey(option) ?? name))
  // Made key by key above, each as the type says.
  return form as FormSchema
}

/** Fields that no editor writes: the name of the file is the slug. */
const unwritten = ['slug']

/** Made once for each schema: many files share one, and the editor asks for the forms of all. */
const jsonOf = oncePer((schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

function makeForm(schema: z.ZodType, id: string): FormSchema {
  const form = simplify(jsonOf(schema), id)
  if (!form.properties) return form
  const properties = Object.entries(form.properties).filter(([key]) => !unwritten.includes(key))
  return {
    ...form,
    properties: Object.fromEntries(properties),
    required: form.required?.filter((key) => !unwritten.includes(key)) ?? [],
  }
}

/** The forms of each schema by the names of their files: the editor asks for all of them with each search and each check. */
const formsOf = oncePer((_: z.ZodType) => new Map<string, FormSchema>())

/** The form for a file, as JSON Schema with labels, help and limits: one object for every caller, so none changes it. */
export function formSchemaOf({ schema, id }: Pick<Place, 'schema' | 'id'>): FormSchema {
  const forms = formsOf(schema)
  const form = forms.get(id) ?? makeForm(schema, id)
  forms.set(id, form)
  return form
}
