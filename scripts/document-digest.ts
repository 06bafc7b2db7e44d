import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { site } from '../content/site.ts'
import { technicalDocument } from '../src/content/document-schema.ts'
import { product } from '../src/content/schema.ts'

/** The comment that the printed file ends with: which words it was printed from. */
export const digestLine = (digest: string) => `%Source-SHA256 ${digest}`

/**
 * Digest of all copy that the technical document prints.
 * @returns SHA-256 in hexadecimal
 * @throws ZodError where a content file breaks its schema
 */
export function documentDigest(): string {
  const read = (file: string) => parse(readFileSync(file, 'utf8'))
  const { name, specification, amount, box } = product.parse(read('content/products/gateway.yaml'))
  const { legalName, address } = site
  const printed = [
    technicalDocument.parse(read('content/documents/edge-gateway.yaml')),
    name,
    specification,
    amount,
    box,
    legalName,
    address.city,
  ]
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex')
}
