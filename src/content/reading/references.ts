import { accessoryOfLink, productOfLink } from '../addresses/address-of.ts'
import { memoize } from '../kit/memoize.ts'
import { need } from '../schemas/schema.ts'
import { linksIn, valuesIn } from './links.ts'
import type { DataPath, YamlFile } from './yaml-file.ts'

/**
 * A reference from one file to another. `to`: an address without query, a file of content/, `set:`
 * and the name of a set of prices, or what `onlyWith` of a block says.
 */
export type TextReference = { path: DataPath; to: string; how: 'link' | 'text' | 'name' | 'need' }

export const fileOf = (folder: 'products' | 'accessories' | 'example-sites', name: unknown) =>
  `content/${folder}/${name}.yaml`

/**
 * Finds the target of an internal link: `/cut-the-power?site=hotel` leads to that example site, and
 * the address of a product or an accessory to its file.
 */
export function targetOf(href: string): string | undefined {
  const product = productOfLink(href)
  if (product !== undefined) return fileOf('products', product)
  const [, address = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(href) ?? []
  const accessory = accessoryOfLink(href)
  if (accessory !== undefined) return fileOf('accessories', accessory)
  const site = address.startsWith('/cut-the-power') ? new URLSearchParams(query).get('site') : null
  return site ? fileOf('example-sites', site) : address || undefined
}

function namedBy(file: string, path: DataPath, value: string): string | undefined {
  // A word may have any key, such as `product`.
  if (file.startsWith('content/words/')) return undefined
  const last = path.at(-1)
  const isRelated =
    file.startsWith('content/products/') && (path[0] === 'related' || path[0] === 'successor')
  const isChosen =
    file.startsWith('content/free-pages/') && path.at(-3) === 'products' && path.at(-2) === 'items'
  if (last === 'product' || isRelated || isChosen) return fileOf('products', value)
  if (last === 'accessory') return fileOf('accessories', value)
  if (file === 'content/prices.json' && last === 'exampleSite')
    return fileOf('example-sites', value)
  return file === 'content/pages/existing-solutions.yaml' && last === 'set'
    ? `set:${value}`
    : undefined
}

export const referencesIn = memoize(
  ({ file, data }: Pick<YamlFile, 'file' | 'data'>): readonly TextReference[] =>
    valuesIn(data).flatMap(({ path, value }): TextReference[] => {
      // The schema names an empty text.
      if (typeof value !== 'string' || value === '') return []
      if (path.at(-2) === 'onlyWith' && typeof path.at(-1) === 'number')
        return need.test(value) ? [{ path, to: value, how: 'need' }] : []
      const name = namedBy(file, path, value)
      const how = path.at(-1) === 'href' ? 'link' : 'text'
      const links = linksIn({ path, value }).flatMap((href) => targetOf(href) ?? [])
      return [
        ...(name === undefined ? [] : [{ path, to: name, how: 'name' as const }]),
        ...links.map((to) => ({ path, to, how }) as const),
      ]
    }),
)
