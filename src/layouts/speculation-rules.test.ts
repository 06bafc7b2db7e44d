import { expect, it } from 'vitest'
import {
  accessoryDatasheet,
  datasheetOf,
  productAddress,
  technicalDocumentAddress,
  termsAddress,
} from '#src/content/addresses/address-of.ts'
import { speculationRules, speculationRulesWithPrefix } from './speculation-rules.ts'

const origin = 'https://company.example'
const isAhead = (rules: string, address: string) => {
  const { prerender } = JSON.parse(rules)
  const [, { not }] = prerender[0].where.and
  const patterns: string[] = not.href_matches
  return !patterns.some((pattern) => new URLPattern(pattern, origin).test(origin + address))
}

it.each([
  datasheetOf(productAddress(2)),
  accessoryDatasheet('siren'),
  technicalDocumentAddress,
  termsAddress('terms-of-sale'),
  '/offer.pdf?token=x',
])('%s, which another process sets, is not prerendered', (address) => {
  expect(isAhead(speculationRules, address)).toBe(false)
  expect(isAhead(speculationRulesWithPrefix, `/fr${address}`)).toBe(false)
})

it('a page is prerendered, in any language', () => {
  expect(isAhead(speculationRules, productAddress(2))).toBe(true)
  expect(isAhead(speculationRulesWithPrefix, `/fr${productAddress(2)}`)).toBe(true)
})
