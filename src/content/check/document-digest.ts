import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { priceOf } from '../prices/price.ts'
import { shownSpecification } from '../products/specification.ts'
import type { Entry } from '../reading/read-content.ts'
import type { Problem } from '../reading/yaml-file.ts'
import type { Product } from '../schemas/product-schema.ts'
import { brand } from '../settings/brand.ts'
import { site } from '../settings/site.ts'

/** The comment that the printed file ends with: which words and colours it was printed from. */
export const digestLine = (digest: string) => `%Source-SHA256 ${digest}`

/**
 * Digest of all copy that the technical document prints, and of the look it prints it in.
 * @param entries all copy, without a fault
 * @returns SHA-256 in hexadecimal
 */
export function documentDigest(entries: readonly Pick<Entry, 'collection' | 'data'>[]): string {
  const of = (collection: Entry['collection']) => entries.flatMap((entry) => (entry.collection === collection ? [entry.data] : []))
  // Checked against the schema of its place.
  const gateway = (of('products') as Product[]).find(({ kind }) => kind === 'gateway')
  const { legalName, address } = site()
  const { constants, light, symbol } = brand()
  const printed = [
    ...of('documents'),
    gateway?.name,
    gateway && shownSpecification(gateway),
    priceOf(gateway?.amount).text,
    gateway?.box,
    legalName,
    address.city,
    constants,
    light,
    symbol,
  ]
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex')
}

/** Warns where the printed document says something else than the copy. @param root the repository's root */
export function findStaleDocument(root: string, entries: readonly Entry[]): Problem[] {
  const file = `public${site().technicalDocument}`
  const printed = path.join(root, file)
  const isFresh = existsSync(printed) && readFileSync(printed, 'latin1').includes(digestLine(documentDigest(entries)))
  return isFresh ? [] : [{ file, path: [], line: 1, message: 'was printed from other words: npm run build && npm run document' }]
}
