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

const isLinked = ({ slug }: Product) => new RegExp(`/product/${slug}(?![\\w-])`).test(texts)

/**
 * Two products for tests to change or hide: neither is the gateway, and no text links to them where
 * the company has such.
 */
export const [someProduct, otherProduct] = globSync('content/products/*.yaml')
  .sort()
  .flatMap((file) => {
    // as its schema says
    const { id, name, kind } = parse(read(file)) as { id: number; name: string; kind?: string }
    const slug = path.basename(file, '.yaml')
    const product = { file, text: read(file), slug, id, address: `/product/${id}`, name }
    return kind === 'gateway' ? [] : [product]
  })
  .sort((one, other) => Number(isLinked(one)) - Number(isLinked(other))) as [Product, Product] // every catalogue has at least two such products

export const named = (text: string, name: string) => text.replace(/^name: .*$/m, `name: ${name}`)
