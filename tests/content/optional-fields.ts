import { globSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'

type Path = readonly (string | number)[]
type Data = Record<string | number, unknown>

/** A value that a file holds and that its schema lets be absent: undefined, null or no entry. */
export type OptionalValue = { file: string; path: Path; absent: undefined | null | [] }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

/** Alternatives of a form that know fields, at any depth. */
const groupsOf = (form: FormSchema): FormSchema[] =>
  form.properties ? [form] : (form.anyOf ?? []).flatMap(groupsOf)
const listOf = (form: FormSchema): FormSchema | undefined =>
  form.items ? form : form.anyOf?.map(listOf).find(Boolean)

/** The alternative that a value was written for. */
const groupOf = (form: FormSchema, value: Data): FormSchema | undefined =>
  groupsOf(form).find(({ properties = {} }) => Object.keys(value).every((key) => key in properties))

function* optionalIn(
  form: FormSchema,
  value: unknown,
  path: Path,
): Generator<Omit<OptionalValue, 'file'>> {
  if (Array.isArray(value)) {
    const { items } = listOf(form) ?? {}
    if (items)
      for (const [index, one] of value.entries()) yield* optionalIn(items, one, [...path, index])
    return
  }
  if (!isData(value)) return
  const group = groupOf(form, value)
  for (const [key, part] of Object.entries(value)) {
    // What a part needs is no content: without it, the part has to be there.
    if (key === 'onlyWith') continue
    const field = group?.properties?.[key]
    if (!field) throw new Error(`No form knows ${[...path, key].join('.')}`)
    const at = [...path, key]
    if (field.isNullable && part !== null) yield { path: at, absent: null }
    else if (!group.required?.includes(key)) yield { path: at, absent: undefined }
    else if (Array.isArray(part) && part.length > 0 && !listOf(field)?.minItems)
      yield { path: at, absent: [] }
    yield* optionalIn(field, part, at)
  }
}

// With this schema a date without quotation marks stays a text, as the site reads it.
const read = (file: string) => load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA })

/** All values of the content that may be absent. */
export const optionalValues = (): OptionalValue[] =>
  globSync('content/**/*.{json,yaml}')
    .sort()
    .flatMap((file) => {
      const place = placeOf(file.slice('content/'.length))
      return place
        ? [...optionalIn(formSchemaOf(place), read(file), [])].map((one) => ({ file, ...one }))
        : []
    })

/** The field of a value, the same for all entries of a list or folder: `products:parts.*.text` */
export function fieldOf({ file, path }: OptionalValue): string {
  const { collection, id } = placeOf(file.slice('content/'.length)) ?? {}
  const isOne = collection === 'settings' || collection === 'pages'
  return `${isOne ? id : collection}:${path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')}`
}

/** Fields whose absence is a fault where something else of the content needs them. */
export const needed = [
  'brand:symbol.paths',
  'buyer-questions:groups.*.items.*.details',
  'buyer-questions:groups.*.items.*.owner',
  'company:places',
  'drawings:drawings',
  'drawings:drawings.coldRoomData',
  'drawings:drawings.dataFlow',
  'drawings:drawings.exampleRule',
  'drawings:drawings.gatewayArchitecture',
  'drawings:drawings.managedDay',
  'drawings:drawings.mlLifecycle',
  'drawings:drawings.nfcTap',
  'drawings:drawings.petMetrics',
  'drawings:drawings.topicTree',
  'example-sites:rooms',
  'example-sites:rooms.*.alarm.above',
  'example-sites:wires',
  'example-sites:wires.*.step',
  'existing-solutions:sections.*.blocks.*.steps.*.drawing',
  'existing-solutions:solutions.items.*.devices',
  'free-pages:binding',
  'partners:partners',
  'prices:plans',
  'prices:sections',
  'prices:sets',
  'prices:sets.*.devices',
  'prices:sets.*.exampleSite',
  'products:behaviour',
  'products:kind',
  'services:services',
]

/** Texts of files without some values. */
export function withoutValues(values: readonly OptionalValue[]): Map<string, string> {
  const files = new Map<string, unknown>()
  // Deeper values first, because a group that is absent takes its fields along.
  for (const { file, path, absent } of values.toReversed()) {
    const data = files.get(file) ?? read(file)
    files.set(file, data)
    const [last = '', ...outer] = path.toReversed()
    const holder = outer.toReversed().reduce<unknown>((at, key) => isData(at) && at[key], data)
    if (!isData(holder)) continue
    if (absent === undefined) delete holder[last]
    else holder[last] = absent
  }
  return new Map([...files].map(([file, data]) => [file, JSON.stringify(data, null, 2)]))
}
