import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lookOf } from '../look.ts'
import { priceOf } from '../prices/price.ts'
import { shownSpecification } from '../products/specification.ts'
import type { Entry } from '../reading/entry.ts'
import { oncePerVersion } from '../reading/once-per.ts'
import type { Problem } from '../reading/yaml-file.ts'
import { printedDocument } from '../schemas/document-schema.ts'
import type { Product } from '../schemas/product-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** The comment that the printed file ends with: which words and colours it was printed from. */
export const digestLine = (digest: string) => `%Source-SHA256 ${digest}`

/** Digest of all copy that the technical document prints, and of its look. @returns SHA-256 in hexadecimal */
export function documentDigest(
  entries: readonly Pick<Entry, 'collection' | 'data'>[],
  { company, brand }: Pick<Settings, 'company' | 'brand'>,
): string {
  const of = (collection: Entry['collection']) => entries.flatMap((entry) => (entry.collection === collection ? [entry.data] : []))
  // Checked against the schema of its place.
  const gateway = (of('products') as Product[]).find(({ kind }) => kind === 'gateway')
  const { legalName, address } = company
  const { constants, light, symbol } = lookOf(brand)
  const printed = [
    ...of('documents'),
    gateway?.name,
    gateway && shownSpecification(gateway),
    priceOf(gateway?.amount, company).text,
    gateway?.box,
    legalName,
    address.city,
    constants,
    light,
    symbol,
  ]
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex')
}

const digestIn = oncePerVersion((file) => /^%Source-SHA256 (\w+)$/m.exec(readFileSync(file, 'latin1'))?.[1])

/** Warns where the printed document says something else than the copy. @param root the repository's root */
export function findStaleDocument(root: string, entries: readonly Entry[], settings: Settings): Problem[] {
  const entry = entries.find(({ collection }) => collection === 'documents')
  const printed = path.join(root, `public${printedDocument}`)
  const isFresh = existsSync(printed) && digestIn(printed) === documentDigest(entries, settings)
  const message = `${printedDocument} was printed from other words: npm run build && npm run document prints it anew`
  return isFresh || !entry ? [] : [{ file: entry.file, path: [], line: 1, message }]
}
