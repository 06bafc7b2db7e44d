import { describe, expect, it } from 'vitest'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { type FormSchema, formUnder, widgets } from '#src/contracts/form-schema.ts'
import { readSources } from '#src/editor/texts/workspace.server.ts'
import { settingSchemas } from '../schemas/setting-schemas.ts'
import { folderSchemas, listSchemas } from './collections.ts'
import { choiceWords, fieldWords } from './field-words.ts'
import { formSchemaOf, sentenceOf } from './make-form-schema.ts'
import { pageSchemas } from './page-schemas.ts'
import { wordSchemas } from './word-schemas.ts'

const schemas = [
  ...Object.entries({ ...pageSchemas, ...folderSchemas, ...listSchemas }),
  ...Object.entries(wordSchemas).map(([id, schema]) => [`words/${id}`, schema] as const),
  ...Object.entries(settingSchemas),
]
const forms = schemas.map(([id, schema]) => ({ id, form: formSchemaOf({ schema }) }))

type Field = { key: string; at: string; schema: FormSchema }
function* fieldsIn(schema: FormSchema, at: string): Generator<Field> {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    yield { key, at: `${at}.${key}`, schema: field }
    yield* fieldsIn(field, `${at}.${key}`)
  }
  if (schema.items) {
    yield { key: '', at: `${at}[]`, schema: schema.items }
    yield* fieldsIn(schema.items, `${at}[]`)
  }
  for (const option of schema.anyOf ?? []) yield* fieldsIn(option, at)
}
const fields = forms.flatMap(({ id, form }) => [...fieldsIn(form, id)])
const product = forms.find(({ id }) => id === 'products')?.form.properties ?? {}

describe('the forms of all content', () => {
  it.each(forms)('$id: every field can be drawn and has words for people', ({ id, form }) => {
    for (const { at, schema } of fieldsIn(form, id)) {
      expect(schema.title, at).toMatch(/^[A-Z][^_]*$/)
      expect(schema.title, at).not.toMatch(/[a-z][A-Z](?![a-z]?oT|BS|pp\b)/)
      const drawable = schema.type ?? (schema.anyOf && 'one of several')
      expect(drawable, at).toBeDefined()
      if (schema.widget) expect(widgets, at).toContain(schema.widget)
      if (schema.type === 'array') expect(schema.items, at).toBeDefined()
    }
  })

  it('every picture is chosen, not typed', () => {
    const isPicture = ({ properties = {} }: FormSchema) =>
      'name' in properties && 'alt' in properties
    const pictures = fields.filter(({ schema }) => isPicture(schema))
    expect(pictures.length).toBeGreaterThan(20)
    expect(pictures.filter(({ schema }) => schema.widget !== 'picture')).toEqual([])
  })

  it('words are kept for fields and choices that there are, and say more than the name does', () => {
    const keys = new Set(fields.map(({ key }) => key))
    expect(Object.keys(fieldWords).filter((name) => !keys.has(name))).toEqual([])
    expect(
      Object.entries(fieldWords).filter(
        ([name, { label, help, item }]) => label === sentenceOf(name) && !help && !item,
      ),
    ).toEqual([])
    const choices = new Set(fields.flatMap(({ schema }) => schema.enum ?? []))
    expect(Object.keys(choiceWords).filter((name) => !choices.has(name))).toEqual([])
    expect(
      Object.entries(choiceWords).filter(([name, words]) => words === sentenceOf(name)),
    ).toEqual([])
  })
})

describe('the form of a product', () => {
  it('leaves out the slug, which is the name of the file', () =>
    expect(product).not.toHaveProperty('slug'))

  it('takes label, help, widget and limits from the schema', () => {
    expect(product['amount']).toMatchObject({ title: 'Price', widget: 'price' })
    expect(product['title']).toMatchObject({
      title: 'Title in search results',
      minLength: 15,
      maxLength: 60,
      widget: 'line',
    })
    expect(product['benefitIntroduction']).toMatchObject({
      words: { min: 6, max: 20 },
      widget: 'paragraph',
    })
    expect(product['pictures']).toMatchObject({
      type: 'array',
      maxItems: 4,
      items: { title: 'Picture' },
    })
    expect(product['related']?.items).toMatchObject({ title: 'Related product', widget: 'product' })
  })

  it('names choices in words', () =>
    expect(product['power']?.items?.choices).toMatchObject({ poe: 'PoE', battery: 'Battery' }))

  it('asks what every picture shows', () =>
    expect(product['pictures']?.items).toMatchObject({
      widget: 'picture',
      required: ['name', 'alt'],
      properties: { alt: { minLength: 1 } },
    }))
})

it('blocks of reading text are called by what they are', () => {
  const sections = forms.find(({ id }) => id === 'articles')?.form.properties?.['sections']
  const blocks = sections?.items?.properties?.['blocks']
  expect(blocks?.widget).toBe('blocks')
  expect(blocks?.items?.anyOf?.map(({ title }) => title)).toEqual([
    'Paragraph',
    'List',
    'Numbered list',
    'Terms and their meaning',
    'Quotation',
    'Steps',
    'Figure',
    'Table',
    'Drawing',
    'Photograph',
  ])
})

it('every field in which the copy has bold words, links or code offers them', () => {
  const root = process.cwd()
  const without: string[] = []
  for (const { path, place, value } of readSources({
    root,
    published: new Map(),
    drafts: new Map(),
  })) {
    const visit = (form: FormSchema | undefined, part: ContentValue, at: string) => {
      if (typeof part === 'string') {
        if (/\]\([^()\s]+\)|\*\*|`/.test(part) && !form?.markup) without.push(`${path}: ${at}`)
      } else if (Array.isArray(part))
        for (const [index, item] of part.entries()) visit(form?.items, item, `${at}.${index}`)
      else if (typeof part === 'object' && part !== null)
        for (const [key, item] of Object.entries(part))
          visit(formUnder(form, key), item, `${at}.${key}`)
    }
    visit(formSchemaOf(place), value, '')
  }
  expect(without).toEqual([])
})

it('a name takes no marks', () => expect(product['name']).not.toHaveProperty('markup'))

it('names no file, folder or key of the program in a hint', () => {
  const named = fields.filter(({ schema: { title, description = '' } }) =>
    /\b(content|src)\/|\.(json|ya?ml|tsx?)\b|\b(this|its) file\b/.test(`${title} ${description}`),
  )
  expect(named.map(({ at, schema }) => `${at}: ${schema.description}`)).toEqual([])
})

it('names one entry of a list by a word of English', () =>
  expect(
    fields.filter(({ schema }) => /(x|ch|sh|ss)e$/.test(schema.title)).map(({ at }) => at),
  ).toEqual([]))
