import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

type Product = {
  file: string
  text: string
  slug: string
  id: number
  address: string
  name: string
}

const read = (file: string) => readFileSync(file, 'utf8')
const texts = globSync(['content/{pages,articles,faq}/*.yaml', 'content/*.{yaml,json}'])
  .map(read)
  .join('\n')

/** Two products for tests to change or hide: neither is the gateway, and no text links to them. */
export const [someProduct, otherProduct] = globSync('content/products/*.yaml')
  .sort()
  .flatMap((file) => {
    // as its schema says
    const { id, name, kind } = parse(read(file)) as { id: number; name: string; kind?: string }
    const isLinked = new RegExp(`/product/${id}\\b`).test(texts)
    return kind === 'gateway' || isLinked
      ? []
      : [
          {
            file,
            text: read(file),
            slug: path.basename(file, '.yaml'),
            id,
            address: `/product/${id}`,
            name,
          },
        ]
  }) as [Product, Product] // every catalogue has at least two such products

export const named = (text: string, name: string) => text.replace(/^name: .*$/m, `name: ${name}`)
