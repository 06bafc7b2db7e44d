import { expect, it } from 'vitest'
import { folderSchemas, listSchemas } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { pageSchemas } from '#src/content/collections/page-schemas.ts'
import { wordSchemas } from '#src/content/collections/word-schemas.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'

const schemas = [
  ...Object.entries({ ...folderSchemas, ...listSchemas, ...settingSchemas }),
  ...Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema] as const),
  ...Object.entries(wordSchemas).map(([name, schema]) => [`words/${name}`, schema] as const),
]

type Field = { place: string; form: FormSchema }
function* stringsIn(form: FormSchema, place: string): Generator<Field> {
  if (form.type === 'string' && !form.enum && form.const === undefined) yield { place, form }
  if (form.items) yield* stringsIn(form.items, `${place}.*`)
  for (const [key, part] of Object.entries(form.properties ?? {}))
    yield* stringsIn(part, `${place}.${key}`)
  for (const option of form.anyOf ?? []) yield* stringsIn(option, place)
}
const fields = [
  ...new Map(
    schemas
      .flatMap(([name, schema]) => [...stringsIn(formSchemaOf({ schema }), name)])
      .map((field) => [field.place, field]),
  ).values(),
]

/** Kinds of input whose values name something, and are no texts. */
const named = [
  'accessory',
  'address',
  'colour',
  'drawing',
  'file',
  'logo',
  'moment',
  'onlyWith',
  'place',
  'product',
]

/** What pages neither show nor read out, by its place. */
const unshown = [
  /\.onlyWith\.\*$/,
  // Files of pictures and of certificates.
  /(picture|pictures\.\*|photograph|slides\.\*)\.name$/,
  /^(film\.file|certificates\.certificates\.\*\.file\.(digest|name))$/,
  /^brand\.symbol\.(picture|paths\.\*\.(d|colour|transform))$/,
  // By what the program finds or compares something.
  /^(company\.url|redirects\.redirects\.\*\.from|written-for\.words\.\*|products\.deliveryMonth)$/,
  /\.sampleOf$/,
  // Numbers, which are drawn.
  /^products\.figure\.readings\.values$/,
]

it('each text says whether it is one, a name that pages show, or neither', () => {
  const open = fields.filter(
    ({ place, form }) =>
      !form.isText &&
      !form.isName &&
      !form.format &&
      !named.includes(form.widget ?? '') &&
      !unshown.some((end) => end.test(place)),
  )
  expect(open.map(({ place }) => place)).toEqual([])
})

it('nothing is a text and a name', () =>
  expect(fields.filter(({ form }) => form.isText && form.isName)).toEqual([]))
