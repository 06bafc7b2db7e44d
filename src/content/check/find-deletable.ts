import { namesIn } from '#src/contracts/tokens.ts'
import { neededPages } from '../collections/page-schemas.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { getAt } from '../reading/get-at.ts'
import { isProductToken, type ProductNames } from '../reading/product-links.ts'

/** Home too: until it is hidden, it is the first page of the site. */
const isNeeded = (id: string) => id === 'home' || neededPages.some((name) => name === id)

/**
 * Finds files about a product that does not exist: example sites with such a device, and
 * pages and articles with its name in their title or heading. The site needs none of them.
 * @param examples ids of the example sites with all their products
 */
export const findDeletable = (
  files: readonly PlacedFile[],
  { tokens }: ProductNames,
  examples: ReadonlySet<string>,
): string[] =>
  files.flatMap(({ source: { file, data }, place: { collection, id } }) => {
    if (collection === 'example-sites') return examples.has(id) ? [] : [file]
    if (collection !== 'articles' && collection !== 'free-pages' && collection !== 'pages')
      return []
    const named = ['title', 'heading'].flatMap((field) => {
      const text = getAt(data, field)
      return typeof text === 'string' ? namesIn(text).filter(isProductToken) : []
    })
    const isLost = named.some((name) => !Object.hasOwn(tokens, name))
    return isLost && !(collection === 'pages' && isNeeded(id)) ? [file] : []
  })
