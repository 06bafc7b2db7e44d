import { createHash } from 'node:crypto'
import { constants, light, symbol } from '../src/company/brand.ts'
import { site } from '../src/company/site.ts'
import { priceOf } from '../src/content/price.ts'
import { readCopy } from '../src/content/read-copy.ts'
import { shownSpecification } from '../src/content/specification.ts'

/** The comment that the printed file ends with: which words and colours it was printed from. */
export const digestLine = (digest: string) => `%Source-SHA256 ${digest}`

/**
 * Digest of all copy that the technical document prints, and of the look it prints it in.
 * @returns SHA-256 in hexadecimal
 * @throws Error where a content file has a fault
 */
export function documentDigest(): string {
  const copy = readCopy()
  const gateway = copy.products.find(({ kind }) => kind === 'gateway')
  const { legalName, address } = site
  const printed = [
    ...copy.folder('documents'),
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
