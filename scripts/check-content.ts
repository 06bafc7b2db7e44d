/** `npm run check:content`: checks every content file against its schema and prints each fault with its file. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'astro/zod'
import { parse } from 'yaml'
import { technicalDocument } from '../src/content/document-schema.ts'
import { pageSchemas } from '../src/content/page-schemas.ts'
import { article, catalogue, faqGroup, product } from '../src/content/schema.ts'

const root = path.join(import.meta.dirname, '../content')
const schemaOf = (folder: string, name: string): z.ZodType | undefined =>
  folder === 'pages'
    ? Object.entries(pageSchemas).find(([page]) => page === name)?.[1]
    : { products: product, faq: faqGroup, articles: article, documents: technicalDocument, '.': catalogue }[folder]

let faults = 0
const wanted = process.argv.slice(2)
for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()) {
  if (wanted.length && !wanted.some((part) => file.includes(part))) continue
  const schema = schemaOf(path.dirname(file), path.basename(file, '.yaml'))
  const result = schema?.safeParse(parse(readFileSync(path.join(root, file), 'utf8')))
  if (result?.success) continue
  faults++
  console.error(`content/${file}\n${result ? z.prettifyError(result.error) : 'No schema for this file'}\n`)
}
console.log(faults ? `${faults} files with faults` : 'Every content file keeps its schema')
process.exitCode = faults ? 1 : 0
