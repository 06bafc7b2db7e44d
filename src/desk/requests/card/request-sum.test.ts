import { expect, it } from 'vitest'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { acceptedProForma, exampleRequest } from '../../../../tests/desk/example-request.ts'
import { sumOfRequest } from './request-sum.ts'

const line = {
  kind: 'product',
  id: 'gateway',
  name: 'Gateway',
  quantity: '2',
  price: '100',
} as const
const quote: StoredQuote = {
  ...{ version: 1, name: '', catalogue: 'USD', validUntil: '2026-12-13' },
  lines: [line, { ...line, id: 'siren', price: null }],
  terms: { currency: 'USD', rate: '1', vat: '0', taxName: 'VAT' },
}
const sumOf = (change: Partial<typeof exampleRequest>) =>
  sumOfRequest({ ...exampleRequest, ...change }, 'en-GB')

it('is that of the accepted offer, the last offer, or the quote with what has no price', () => {
  expect(sumOf({})).toBe('')
  expect(sumOf({ quote })).toMatch(/200\.00 \+ 1 on request$/)
  expect(sumOf({ quote: { ...quote, lines: quote.lines.slice(1) } })).toBe('1 on request')
  const newer = { ...acceptedProForma, accepted: null, gross: 500_000 }
  expect(sumOf({ quote, proFormas: [newer] })).toContain('5,000.00')
  expect(sumOf({ quote, proFormas: [acceptedProForma, newer] })).toContain('4,800.00')
})
