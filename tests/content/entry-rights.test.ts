import { globSync } from 'node:fs'
import { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { folderSchemas, listSchemas } from '#src/content/collections/collections.ts'
import { pageFileSchemas } from '#src/content/collections/page-schemas.ts'
import { wordSchemas } from '#src/content/collections/word-schemas.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import { isOfEditors } from '#src/contracts/content/owners-entries.ts'

const kinds: readonly (readonly [file: string, schema: z.ZodType])[] = [
  ...Object.entries(settingSchemas).map(
    ([name, schema]) => [`content/${name}.json`, schema] as const,
  ),
  ...Object.entries(listSchemas).map(([name, schema]) => [`content/${name}.yaml`, schema] as const),
  ...[...pageFileSchemas].map(([name, schema]) => [`content/pages/${name}.yaml`, schema] as const),
  ...Object.entries(wordSchemas).map(
    ([name, schema]) => [`content/words/${name}.yaml`, schema] as const,
  ),
  ...Object.entries(folderSchemas).map(
    ([name, schema]) => [`content/${name}/any.yaml`, schema] as const,
  ),
]

/** What is the owner's, for a reader who compares it with the product decisions. */
const owners = [
  ...[
    'awards',
    'base',
    'booking',
    'brand',
    'certificates',
    'company',
    'facts',
    'film',
    'instrument',
  ],
  ...['newsletter', 'people', 'prices', 'references', 'replies', 'social-feed'],
  ...['whatsapp', 'written-for', 'documents/any', 'example-sites/any'],
  ...['pages/confirm', 'pages/privacy-policy', 'pages/unsubscribe'],
  ...['consent', 'mails', 'offer', 'papers', 'phrases', 'products', 'quote'].map(
    (name) => `words/${name}`,
  ),
]

it('an editor publishes each listed entry, and an owner every other one', () => {
  const nameOf = (file: string) => file.replace(/^content\/|\.(yaml|json)$/g, '')
  const refused = kinds.map(([file]) => file).filter((file) => !isOfEditors(file, {}))
  expect(refused.map(nameOf).sort()).toEqual(owners.sort())
})

/** Folders to which an editor adds entries. */
const editorsFolders = ['accessories', 'articles', 'faq', 'free-pages', 'products']

it('an editor adds entries to listed folders alone', () => {
  const folders = Object.keys(folderSchemas).filter((name) =>
    isOfEditors(`content/${name}/any.yaml`, {}),
  )
  expect(folders.sort()).toEqual(editorsFolders)
})

it.each([
  ['content/added-tomorrow.json'],
  ['content/tomorrow/any.yaml'],
  ['content/products/a/b.yaml'],
  ['content/navigation.yaml'],
  ['other/content/navigation.json'],
  ['content/pages/../company.json'],
])('what is not listed is the owner’s: %s', (file) => expect(isOfEditors(file, {})).toBe(false))

it('a page is the owner’s while it binds the company, and while it is to do so', () => {
  const page = 'content/free-pages/terms.yaml'
  const binding = { binding: { toDecide: [] } }
  expect(isOfEditors(page, null, { heading: 'Hire' })).toBe(true)
  for (const values of [
    [binding, {}],
    [{}, binding],
    [binding, null],
    [null, binding],
  ] as const)
    expect(isOfEditors(page, ...values)).toBe(false)
})

type Json = z.core.JSONSchema.JSONSchema
const isJson = (part: Json | boolean | undefined): part is Json => typeof part === 'object'

/** Lists the paths of a schema's addresses; `*` stands for each entry of a list. */
function addressesIn(json: Json, path = ''): string[] {
  const options = [...(json.anyOf ?? []), ...(json.oneOf ?? [])].filter(isJson)
  const isAddress = json['widget'] === 'address' || /^(uri|url|email)$/.test(json.format ?? '')
  return [
    ...(isAddress ? [path] : []),
    ...options.flatMap((part) => addressesIn(part, path)),
    ...Object.entries(json.properties ?? {}).flatMap(([key, part]) =>
      isJson(part) ? addressesIn(part, `${path}.${key}`) : [],
    ),
    ...(isJson(json.items as Json) ? addressesIn(json.items as Json, `${path}.*`) : []),
  ]
}

it('every field of an address that editors publish is found by its name', () => {
  const found = kinds
    .filter(([file]) => isOfEditors(file, {}))
    .flatMap(([file, schema]) =>
      addressesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map(
        (path) => `${file}${path}`,
      ),
    )
  const isKnown = (path: string) => /\.(href|redirect)$|\.sources\.\*\.url$/.test(path)
  expect(found.length).toBeGreaterThan(70)
  expect(found.filter((path) => !isKnown(path))).toEqual([])
})

it('every page and folder of the content has a kind', () =>
  expect(globSync('content/pages/*.yaml').filter((file) => !isOfEditors(file, {})).length).toBe(3))
