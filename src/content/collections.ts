import type { z } from 'astro/zod'
import { technicalDocument } from './document-schema.ts'
import { catalogue, faqGroup } from './list-schemas.ts'
import { pageSchemas } from './page-schemas.ts'
import { article, product } from './schema.ts'

/** The folders of content/ whose files all have one schema. */
export const folderSchemas = { products: product, articles: article, faq: faqGroup, documents: technicalDocument } as const

/** The files that stand in content/ itself. */
const fileSchemas = { catalogue } as const

/** Collections of Astro: the folders, the pages, and each file of content/ itself. */
export const collectionNames = ['products', 'articles', 'faq', 'documents', 'pages', 'catalogue'] as const
export type CollectionName = (typeof collectionNames)[number]

/** Collection, name and schema of a file. */
export type Place = { collection: CollectionName; id: string; schema: z.ZodType }

const own = <Value extends object>(map: Value, key: string): key is Extract<keyof Value, string> => Object.hasOwn(map, key)

/**
 * What a file of content/ is. This is the one place where files meet their schemas.
 * @param file path below content/
 */
export function placeOf(file: string): Place | undefined {
  const [folder = '', name, ...deeper] = file.replace(/\.yaml$/, '').split('/')
  if (deeper.length > 0) return undefined
  if (name === undefined) return own(fileSchemas, folder) ? { collection: folder, id: folder, schema: fileSchemas[folder] } : undefined
  if (folder === 'pages') return own(pageSchemas, name) ? { collection: 'pages', id: name, schema: pageSchemas[name] } : undefined
  return own(folderSchemas, folder) ? { collection: folder, id: name, schema: folderSchemas[folder] } : undefined
}
