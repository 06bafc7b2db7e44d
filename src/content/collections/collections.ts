import type { z } from 'astro/zod'
import type { Collection } from '#src/contracts/content/kinds.ts'
import { catalogueSchema, readCataloguePath } from '../languages/catalogue.ts'
import { accessory } from '../schemas/accessory-schema.ts'
import { article } from '../schemas/article-schema.ts'
import { buyerQuestions } from '../schemas/buyer-questions-schema.ts'
import { technicalDocument } from '../schemas/document-schema.ts'
import { exampleSite } from '../schemas/example-site-schema.ts'
import { freePage } from '../schemas/free-page-schema.ts'
import { drawings, faqGroup, offerings, partners, services } from '../schemas/list-schemas.ts'
import { product } from '../schemas/product-schema.ts'
import { settingSchemas } from '../schemas/setting-schemas.ts'
import { withNeeds } from '../schemas/with-needs.ts'
import { pageFileSchemas } from './page-schemas.ts'
import { wordSchemas } from './word-schemas.ts'

/**
 * Schemas of the files of each kind (contracts/content/kinds.ts):
 * `folder`: of all files of content/NAME/; `file`: of content/NAME.yaml, which every site has;
 * `files`: of each file of content/NAME/; `settings`: of each JSON file directly in content/;
 * `catalogues`: of all files of content/languages/.
 */
const collections = {
  products: { folder: withNeeds(product) },
  accessories: { folder: withNeeds(accessory) },
  articles: { folder: withNeeds(article) },
  faq: { folder: withNeeds(faqGroup) },
  documents: { folder: withNeeds(technicalDocument) },
  'example-sites': { folder: exampleSite },
  'free-pages': { folder: withNeeds(freePage) },
  services: { file: withNeeds(services) },
  offerings: { file: withNeeds(offerings) },
  partners: { file: withNeeds(partners) },
  drawings: { file: withNeeds(drawings) },
  'buyer-questions': { file: withNeeds(buyerQuestions) },
  pages: { files: pageFileSchemas },
  words: { files: new Map<string, z.ZodType>(Object.entries(wordSchemas)) },
  settings: { settings: settingSchemas },
  languages: { catalogues: catalogueSchema },
} as const satisfies Record<
  Collection,
  | { folder: z.ZodType }
  | { file: z.ZodType }
  | { files: ReadonlyMap<string, z.ZodType> }
  | { settings: Record<string, z.ZodType> }
  | { catalogues: z.ZodType }
>

type Collections = typeof collections
type With<Key extends string> = {
  [Name in Collection]: Collections[Name] extends Record<Key, unknown> ? Name : never
}[Collection]
type SchemasOf<Key extends string> = {
  readonly [Name in With<Key>]: Collections[Name] extends Record<Key, infer Schema> ? Schema : never
}

const schemasOf = <Key extends 'folder' | 'file'>(key: Key) =>
  // The cast is safe, because it says for each kind what the table has.
  Object.fromEntries(
    Object.entries(collections).flatMap(([name, row]) =>
      Object.hasOwn(row, key) ? [[name, Reflect.get(row, key)]] : [],
    ),
  ) as SchemasOf<Key>

/** Folders of content/ in which all files have the same schema. */
export const folderSchemas = schemasOf('folder')
/** The YAML files directly in content/. */
export const listSchemas = schemasOf('file')

export type Place = { collection: Collection; id: string; schema: z.ZodType }

/**
 * Whether a file is read before all others, which are checked with it: the settings, and the phrases
 * of which the values of tokens are made. It takes no tokens.
 */
export const isReadFirst = ({ collection, id }: Pick<Place, 'collection' | 'id'>): boolean =>
  collection === 'settings' || (collection === 'words' && id === 'phrases')

const own = <Value extends object>(map: Value, key: string): key is Extract<keyof Value, string> =>
  Object.hasOwn(map, key)

/** Finds the entry and language of a catalogue; undefined for any other file. */
export function translatedEntry(file: string): { path: string; language: string } | undefined {
  const catalogue = readCataloguePath(file)
  if (!catalogue) return undefined
  const { language, entry } = catalogue
  const ending = ['yaml', 'json'].find((one) => placeOf(`${entry}.${one}`))
  return ending === undefined ? undefined : { path: `content/${entry}.${ending}`, language }
}

/**
 * Finds the collection, id and schema of a content file; undefined for an unknown file.
 * @param file path below content/
 */
export function placeOf(file: string): Place | undefined {
  const translated = translatedEntry(`content/${file}`)
  if (translated)
    return {
      collection: 'languages',
      id: file.slice('languages/'.length, -'.po'.length),
      schema: catalogueSchema,
    }
  const [, path = '', ending] = /^(.*)\.(yaml|json)$/.exec(file) ?? []
  if (ending === 'json')
    return own(settingSchemas, path)
      ? { collection: 'settings', id: path, schema: settingSchemas[path] }
      : undefined
  const [collection = '', name, ...deeper] = path.split('/')
  if (deeper.length > 0 || !own(collections, collection)) return undefined
  const row = collections[collection]
  if (name === undefined)
    return 'file' in row ? { collection, id: collection, schema: row.file } : undefined
  const schema = 'folder' in row ? row.folder : 'files' in row ? row.files.get(name) : undefined
  return schema && { collection, id: name, schema }
}
