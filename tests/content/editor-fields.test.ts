import { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { folderSchemas, listSchemas } from '#src/content/collections/collections.ts'
import { pageSchemas } from '#src/content/collections/page-schemas.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isFileOfEditors, isReportedToOwners } from '#src/editor/texts/editor-fields.server.ts'
import { ownerChanges } from '#src/editor/texts/owner-changes.server.ts'

const kinds: readonly (readonly [file: string, schema: z.ZodType])[] = [
  ...Object.entries(settingSchemas).map(
    ([name, schema]) => [`content/${name}.json`, schema] as const,
  ),
  ...Object.entries(listSchemas).map(([name, schema]) => [`content/${name}.yaml`, schema] as const),
  ...Object.entries(pageSchemas).map(
    ([name, schema]) => [`content/pages/${name}.yaml`, schema] as const,
  ),
  ...Object.entries(folderSchemas).map(
    ([name, schema]) => [`content/${name}/any.yaml`, schema] as const,
  ),
]

type Json = z.core.JSONSchema.JSONSchema
type Leaf = { path: string; type: string }
const parts = (json: Json): Json[] =>
  [...(json.anyOf ?? []), ...(json.oneOf ?? [])].filter((part) => typeof part === 'object')

/**
 * Lists the paths of a schema's lists and leaves (fields without inner fields). `*` stands for each
 * entry of a list.
 */
function walk(json: Json, path = ''): { leaves: Leaf[]; lists: string[] } {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`)
  const inside = [
    ...parts(json).map((part) => walk(part, path)),
    ...Object.entries(json.properties ?? {}).flatMap(([key, part]) =>
      typeof part === 'object' ? [walk(part, below(key))] : [],
    ),
    ...(typeof json.items === 'object' && !Array.isArray(json.items)
      ? [walk(json.items, below('*'))]
      : []),
  ]
  const isList = json.type === 'array'
  const isLeaf = !isList && !json.properties && parts(json).length === 0 && json.type !== 'null'
  const type = String(json['widget'] ?? json.format ?? json.type ?? 'const')
  return {
    leaves: [...(isLeaf ? [{ path, type }] : []), ...inside.flatMap(({ leaves }) => leaves)],
    lists: [...(isList ? [path] : []), ...inside.flatMap(({ lists }) => lists)],
  }
}
const unique = <Value>(values: readonly Value[]) => [...new Set(values)]
const fieldsOf = (schema: z.ZodType) => {
  const { leaves, lists } = walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return {
    leaves: [...new Map(leaves.map((leaf) => [leaf.path, leaf])).values()],
    lists: unique(lists),
  }
}
const walked = kinds.map(([file, schema]) => ({ file, ...fieldsOf(schema) }))

const holding = (path: string, value: ContentValue): ContentValue =>
  path
    .split('.')
    .reduceRight<ContentValue>((inner, key) => (key === '*' ? [inner] : { [key]: inner }), value)
const sampleOf = (path: string) => (path.endsWith('.url') ? 'https://standards.example' : '/x')
const keysOf = (path: string): FieldPath => path.split('.').map((key) => (key === '*' ? 0 : key))
const isFree = (file: string, before: ContentValue, after: ContentValue) =>
  ownerChanges(file, before, after).every(({ kind }) => kind === 'notify')

/**
 * Paths, as `walk` writes them, of fields that only owners may change, together with all fields
 * below these paths.
 */
const owners: Readonly<Record<string, readonly string[]>> = {
  'content/company.json':
    'name legalName phone email privacyEmail whatsApp address hours currency locale timeZone privacyLaw radioRegulator url canadianSite sisterBrand healthBrand social professionalNetwork appStore scheduling socialFeed registration founded insurance tax bank tradeTerms'.split(
      ' ',
    ),
  'content/navigation.json': ['contact'],
  'content/newsletter.json': ['note', 'noteLink'],
  'content/social-feed.json': ['note', 'button', 'withdraw'],
  'content/pages/privacy-policy.yaml': 'title description heading lead figure date sections'.split(
    ' ',
  ),
  'content/pages/confirm.yaml': ['button', 'link', 'again', 'states'],
  'content/pages/unsubscribe.yaml': ['button', 'link', 'states'],
  'content/whatsapp.json': ['aboutPage', 'aboutProduct', 'aboutRequest'],
  'content/people.json': [
    'people.*.name',
    'people.*.role',
    'people.*.phone',
    'people.*.email',
    'people.*.sampleOf',
  ],
  'content/awards.json': ['awards'],
  'content/references.json': ['references'],
  'content/certificates.json': ['certificates'],
  'content/prices.json':
    'isSample survey installationDay fitting cell pilot training spares plans app call data vat parts furtherGateway sites payment local'.split(
      ' ',
    ),
  'content/pages/edge-gateway.yaml': ['prototype'],
  'content/products/any.yaml': [
    'availability',
    'leadDays',
    'deliveryMonth',
    'successor',
    'approval',
    'warranty',
    'slug',
  ],
  'content/articles/any.yaml': ['slug'],
  'content/free-pages/any.yaml': ['binding'],
}
const wholeFiles = ['brand', 'facts', 'written-for', 'replies'].map(
  (name) => `content/${name}.json`,
)
const isOwnersByName = (file: string, path: string) =>
  wholeFiles.includes(file) ||
  path.split('.').includes('law') ||
  (owners[file] ?? []).some((own) => path === own || path.startsWith(`${own}.`))

it('an editor publishes each field that is listed, and an owner every other one', () => {
  const table = walked.flatMap(({ file, leaves }) =>
    leaves.map(({ path }) => ({
      field: `${file} ${path}`,
      isOwners: isOwnersByName(file, path),
      acts: [
        isFree(file, {}, holding(path, sampleOf(path))),
        isFree(file, holding(path, sampleOf(path)), {}),
        isFree(file, holding(path, sampleOf(path)), holding(path, `${sampleOf(path)}/y`)),
      ],
    })),
  )
  const free = table.filter(({ acts }) => acts.every(Boolean))
  const refused = table.filter(({ acts }) => !acts.some(Boolean))
  console.info(
    `${table.length} fields in ${walked.length} kinds of files: ${free.length} of editors, ${refused.length} of owners`,
  )
  // For an editor, each field is either free for all kinds of change or refused for all, and only
  // owners' fields are refused.
  expect(free.length + refused.length).toBe(table.length)
  expect(refused.filter(({ isOwners }) => !isOwners).map(({ field }) => field)).toEqual([])
  expect(free.filter(({ isOwners }) => isOwners).map(({ field }) => field)).toEqual([])
  expect(table.length).toBeGreaterThan(2000)
})

it('a field, a list or a file that is added tomorrow is the owner’s', () => {
  for (const { file, leaves } of walked) {
    const groups = unique(
      leaves.flatMap(({ path }) =>
        path.split('.').map((_, index, keys) => keys.slice(0, index).join('.')),
      ),
    )
    for (const group of groups) {
      const added = group === '' ? 'addedTomorrow' : `${group}.addedTomorrow`
      const kinds = ownerChanges(file, {}, holding(added, 'x')).map(({ kind }) => kind)
      expect([file, added, kinds]).toEqual([
        file,
        added,
        [added.includes('confirmed') ? 'confirmed' : 'not-listed'],
      ])
    }
    expect(ownerChanges(file, {}, holding('addedTomorrow.*.label', 'x'))).toHaveLength(1)
  }
  expect(isFree('content/added-tomorrow.json', { a: 1 }, { a: 2 })).toBe(false)
})

it('an editor makes, removes, hides and schedules products, articles and pages of their own, and puts listed lists in another order', () => {
  const acts = walked.flatMap(({ file, leaves, lists }) => {
    const hasField = (name: string) => leaves.some(({ path }) => path === name)
    return [
      { act: `${file} new`, isFree: isFree(file, null, {}) },
      { act: `${file} remove`, isFree: isFree(file, {}, null) },
      ...['hidden', 'publishOn', 'date']
        .filter(hasField)
        .map((name) => ({ act: `${file} ${name}`, isFree: isFree(file, {}, { [name]: 'x' }) })),
      ...lists.map((path) => ({
        act: `${file} order of ${path}`,
        isFree: isFree(
          file,
          holding(path, [{ id: 'a' }, { id: 'b' }]),
          holding(path, [{ id: 'b' }, { id: 'a' }]),
        ),
      })),
    ]
  })
  const free = acts.filter((one) => one.isFree).map(({ act }) => act)
  const orders = acts.filter(({ act }) => act.includes(' order of '))
  console.info(
    `${acts.length} acts: ${free.length} of editors, ${acts.length - free.length} of owners`,
  )
  expect(free.filter((act) => !act.includes(' order of ')).sort()).toEqual(
    [
      ...['products', 'articles', 'free-pages'].flatMap((folder) =>
        ['new', 'remove', 'hidden'].map((act) => `content/${folder}/any.yaml ${act}`),
      ),
      'content/articles/any.yaml date',
      'content/free-pages/any.yaml publishOn',
      'content/products/any.yaml publishOn',
    ].sort(),
  )
  for (const { act, isFree: is } of orders) {
    const [file = '', path = ''] = act.split(' order of ')
    expect([act, is]).toEqual([act, !isOwnersByName(file, path)])
  }
  expect(
    [
      'content/products/a/b.yaml',
      'content/products.yaml',
      'products/a.yaml',
      'content/example-sites/a.yaml',
    ].filter(isFileOfEditors),
  ).toEqual([])
})

it('leaves editors the links within the site, in whatever field, and no link that leads out, or led', () => {
  const inside = ['/about', '/about?x=1#part', '#part', '/']
  const outside = [
    'https://e.example',
    '//e.example',
    '/\\e.example',
    'mailto:a@e.example',
    'tel:+2348000000000',
    '/\t/e.example',
    '{mapUrl}',
  ]
  let addresses = 0
  let texts = 0
  for (const { file, leaves } of walked)
    for (const { path, type } of leaves) {
      if (
        path.endsWith('.url') ||
        isOwnersByName(file, path) ||
        !['address', 'line', 'paragraph', 'string'].includes(type)
      )
        continue
      const isAddress = type === 'address'
      if (isAddress) addresses += 1
      else texts += 1
      const written = (target: string) =>
        holding(path, isAddress ? target : `Read [this](${target}) first.`)
      const places = [file, path]
      for (const target of inside)
        expect([
          ...places,
          target,
          isFree(file, written('/'), written(target)),
          isFree(file, {}, written(target)),
        ]).toEqual([...places, target, true, true])
      for (const target of outside) {
        const changes = [
          ownerChanges(file, {}, written(target)),
          ownerChanges(file, written('/'), written(target)),
          ownerChanges(file, written(target), written('/')),
        ]
        expect([...places, target, changes.map((found) => found.map(({ kind }) => kind))]).toEqual([
          ...places,
          target,
          [['leads-out'], ['leads-out'], ['leads-out']],
        ])
      }
    }
  console.info(
    `${addresses} addresses and ${texts} texts, each with ${inside.length} links within the site and ${outside.length} out of it`,
  )
  expect(addresses).toBeGreaterThan(70)
})

it('knows every field of an address by its name', () => {
  const addresses = walked.flatMap(({ file, leaves }) =>
    leaves.flatMap(({ path, type }) =>
      ['address', 'uri', 'url', 'email'].includes(type) && !isOwnersByName(file, path)
        ? [path]
        : [],
    ),
  )
  const isKnown = (path: string) =>
    /(^|\.)(href|redirect)$/.test(path) || /(^|\.)sources\.\*\.url$/.test(path)
  expect(addresses.filter((path) => !isKnown(path))).toEqual([])
})

it('leaves editors the sources: https without a name or password; owners hear of the amount of a product', () => {
  for (const { file, leaves } of walked)
    for (const { path } of leaves.filter(
      (leaf) => leaf.path.endsWith('sources.*.url') && !isOwnersByName(file, leaf.path),
    )) {
      expect(isFree(file, {}, holding(path, 'https://standards.example/a'))).toBe(true)
      for (const address of [
        'http://standards.example',
        'https://me:word@standards.example',
        'https://me@standards.example',
        '//a.example',
      ])
        expect([file, address, isFree(file, {}, holding(path, address))]).toEqual([
          file,
          address,
          false,
        ])
    }
  const told = walked.flatMap(({ file, leaves }) =>
    leaves.flatMap(({ path }) =>
      isReportedToOwners(file, keysOf(path)) ? [`${file} ${path}`] : [],
    ),
  )
  expect(told).toEqual(['content/products/any.yaml amount'])
})
