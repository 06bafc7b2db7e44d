import { expect, it } from 'vitest'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { changedSum } from './changed-sum.ts'

const stored: StoredQuote = {
  version: 1,
  name: 'Shop',
  lines: [{ kind: 'product', id: 'gateway', name: 'Gateway', quantity: '2', price: '120' }],
  catalogue: 'USD',
  terms: { currency: 'NGN', rate: '1600', vat: '7.5', taxName: 'VAT' },
  validUntil: '2026-12-13',
}
const terms = { currency: 'NGN', locale: 'en-GB' }

it('names the sum that the form showed if another was stored', () => {
  expect(changedSum({ gross: 41_280_000, terms }, stored)).toBeNull()
  expect(changedSum({ gross: 37_410_000, terms }, stored)).toBe('₦374,100.00')
  expect(changedSum({ gross: 41_280_000, terms: { ...terms, currency: 'USD' } }, stored)).toBe(
    '$412,800.00',
  )
})

it('names none for a form without a sum', () =>
  expect(changedSum({ gross: 0, terms }, stored)).toBeNull())
