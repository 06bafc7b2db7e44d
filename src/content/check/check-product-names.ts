import { isReadFirst } from '../collections/collections.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { problemOf } from '../reading/entry.ts'
import { valuesIn } from '../reading/links.ts'
import { type ProductNames, productToken } from '../reading/product-links.ts'
import type { Problem } from '../reading/yaml-file.ts'

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds names of products that a text writes out, so that they would stay after the product is
 * removed. A name of one word, such as Gateway, is an everyday word too and is not reported, nor is
 * another spelling, nor a name in the product's own file. Settings take no tokens.
 * @param files as they are written
 */
export function findWrittenNames(files: readonly PlacedFile[], { names }: ProductNames): Problem[] {
  const known = [...names.keys()].filter((name) => name.trim().includes(' '))
  if (known.length === 0) return []
  const longestFirst = known.toSorted((one, other) => other.length - one.length).map(escaped)
  const written = new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})(?![\\p{L}\\d])`, 'gu')
  return files.flatMap(({ source, place }) =>
    isReadFirst(place)
      ? []
      : valuesIn(source.data).flatMap(({ path, value }) => {
          const found = typeof value === 'string' ? value.match(written) : null
          return (found ?? []).flatMap((name) => {
            const slug = names.get(name)
            if (slug === undefined || (place.collection === 'products' && place.id === slug))
              return []
            const message = `“${name}” would stay in this text if the product were removed: write {${productToken(slug)}}`
            return [problemOf(source, path, message)]
          })
        }),
  )
}
