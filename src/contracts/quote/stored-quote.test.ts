import { expect, it } from 'vitest'
import { formatDay, formatUnits } from '../formats.ts'
import { type StoredQuote, storedQuote } from './stored-quote.ts'
import { sumQuote } from './sum-quote.ts'

const whole = {
  version: 1,
  name: '2 × Table',
  lines: [{ kind: 'product', id: 'table', name: 'Table', quantity: '2', price: '1500.50' }],
  catalogue: 'NGN',
  terms: { currency: 'NGN', rate: '1', vat: '7.5', taxName: 'VAT', rateDay: '2026-11-30' },
  validUntil: '2026-12-14',
}
const odd = ['', 'x', '1,500', '-1', 'NaN', '__proto__', '2026-13-45', 'ngn', '1e999', '۵', null, 7]

/** Copies of a value, with one text of it changed. */
function* damaged(value: unknown, to: unknown): Generator<unknown> {
  if (typeof value === 'string') yield to
  else if (Array.isArray(value))
    for (const [at, one] of value.entries())
      for (const bad of damaged(one, to)) yield value.with(at, bad)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      for (const bad of damaged(one, to)) yield { ...value, [key]: bad }
}

it('reads a whole quote, and one whose prices do not hold', () => {
  expect(storedQuote.safeParse(whole).success).toBe(true)
  expect(storedQuote.safeParse({ ...whole, validUntil: '' }).success).toBe(true)
})

function show({ lines, terms, validUntil }: StoredQuote): void {
  const sum = sumQuote(lines, terms)
  formatUnits(sum.gross, { locale: 'en-NG', currency: terms.currency })
  for (const day of [validUntil, terms.rateDay]) if (day) formatDay(day, 'en-NG', 'long')
}

it.each(odd)('shows a quote with %j somewhere, or reads none', (to) => {
  const read = [...damaged(whole, to)].flatMap((one) => storedQuote.safeParse(one).data ?? [])
  expect(() => read.forEach(show)).not.toThrow()
})
