import type { z } from 'astro/zod'
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
import { pageFileSchemas } from './page-schemas.ts'
import { wordSchemas } from './word-schemas.ts'

/** Folders of content/ in which all files have the same schema. */
export const folderSchemas = {
  products: product,
  accessories: accessory,
  articles: article,
  faq: faqGroup,
  documents: technicalDocument,
  'example-sites': exampleSite,
  'free-pages': freePage,
} as const

/** The YAML files directly in content/; JSON files are settings (setting-schemas.ts). */
export const listSchemas = {
  services,
  offerings,
  partners,
  drawings,
  'buyer-questions': buyerQuestions,
} as const
type CollectionName =
  | keyof typeof folderSchemas
  | keyof typeof listSchemas
  | 'pages'
  | 'words'
  | 'languages'

export type Place = { collection: CollectionName | 'settings'; id: string; schema: z.ZodType }

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
  const [folder = '', name, ...deeper] = path.split('/')
  if (deeper.length > 0) return undefined
  if (name === undefined)
    return own(listSchemas, folder)
      ? { collection: folder, id: folder, schema: listSchemas[folder] }
      : undefined
  if (folder === 'pages') {
    const schema = pageFileSchemas.get(name)
    return schema && { collection: 'pages', id: name, schema }
  }
  if (folder === 'words')
    return own(wordSchemas, name)
      ? { collection: 'words', id: name, schema: wordSchemas[name] }
      : undefined
  return own(folderSchemas, folder)
    ? { collection: folder, id: name, schema: folderSchemas[folder] }
    : undefined
}
