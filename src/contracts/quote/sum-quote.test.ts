import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricedLine, QuoteTerms } from './quote-line.ts'
import { sumQuote } from './sum-quote.ts'

const naira: QuoteTerms = { currency: 'NGN', rate: '1450.50', vat: '7.5' }

it('rounds the price of one, then the line, then the tax once', () => {
  const lines = [
    { quantity: '40', price: '29.99' },
    { quantity: '1', price: '0.01' },
    { quantity: '2.5', price: '0.01' },
  ]
  // 29.99 × 1450.50 = 43,500.495; 0.01 × 1450.50 = 14.505, and 2.5 × 14.51 = 36.275.
  expect(sumQuote(lines, naira)).toMatchObject({
    lines: [
      { unit: 4_350_050, total: 174_002_000 },
      { unit: 1451, total: 1451 },
      { unit: 1451, total: 3628 },
    ],
    net: 174_007_079,
    tax: 13_050_531,
    gross: 187_057_610,
    isExact: true,
  })
})

it.each([
  ['JPY', '150.5', 181],
  ['NGN', '150.5', 18_060],
  ['KWD', '0.3', 360],
])('calculates %s with its own number of decimals', (currency, rate, unit) =>
  expect(
    sumQuote([{ quantity: '1', price: '1.20' }], { currency, rate, vat: '0' }).lines[0],
  ).toMatchObject({ unit }),
)

it('takes a discount of a line from its net, and that of the whole from the rest', () => {
  const line = (discount: PricedLine['discount']) => ({ quantity: '3', price: '0.35', discount })
  const terms: QuoteTerms = { currency: 'USD', rate: '1', vat: '10', discount: { percent: '50' } }
  expect(
    sumQuote([line({ percent: '10' }), line({ amount: '0.5' }), line(undefined)], terms),
  ).toMatchObject({
    // 10 % of 105 is 10.5, and half of 254 is 127.
    lines: [
      { taken: 11, total: 94 },
      { taken: 50, total: 55 },
      { taken: 0, total: 105 },
    ],
    taken: 127,
    net: 127,
    tax: 13,
  })
})

it('takes no more than there is', () =>
  expect(
    sumQuote([{ quantity: '1', price: '5', discount: { amount: '9000' } }], naira),
  ).toMatchObject({ net: 0, tax: 0, gross: 0 }))

it('leaves out what is on request, and returns it', () => {
  const lines = [
    { name: 'Lock', quantity: '2', price: '10' },
    { name: 'Terminal', quantity: '1', price: null },
  ]
  const sum = sumQuote(lines, { currency: 'USD', rate: '1', vat: '0' })
  expect(sum).toMatchObject({ gross: 2000, without: [{ name: 'Terminal' }] })
  expect(sum.lines[1]).toMatchObject({ unit: null, total: null })
})

it('splits the sum into what is firm and what is an estimate', () => {
  const lines = [
    { quantity: '2', price: '10' },
    { quantity: '1', price: '10.01', isEstimate: true },
    { quantity: '1', price: null, isEstimate: true },
  ]
  expect(sumQuote(lines, { currency: 'USD', rate: '1', vat: '7.5' })).toMatchObject({
    ...{ net: 3001, gross: 3226, firm: 2150, estimated: 1076 },
  })
  // The discount of the whole takes 10.00 of 20.00, and 5.01 of 10.01.
  const discount = { amount: '15.01' }
  expect(sumQuote(lines, { currency: 'USD', rate: '1', vat: '0', discount })).toMatchObject({
    ...{ gross: 1500, firm: 1000, estimated: 500 },
  })
})

describe('what is owed at most', () => {
  const firm = { quantity: '2', price: '10' }
  const estimate = { quantity: '1', price: '10.05', isEstimate: true }
  const terms = { currency: 'USD', rate: '1', vat: '0' }
  it.each([
    // 10.05 and a tenth of it, which is rounded half up.
    ['what exact prices may be above their estimates', [firm, estimate], '10', 3106],
    ['only what is firm without a limit', [firm, estimate], undefined, 2000],
    ['nothing where nothing is firm', [estimate], undefined, 0],
    ['no other sum where nothing is an estimate', [firm], '10', null],
    [
      'what is firm, also where an estimate has no price',
      [{ ...estimate, price: null }, firm],
      '10',
      2000,
    ],
  ] as const)('is %s', (_, lines, overEstimate, atMost) =>
    expect(sumQuote(lines, { ...terms, overEstimate }).atMost).toBe(atMost),
  )
})

it('knows when an amount is beyond whole numbers', () => {
  const lines = [{ quantity: '999999', price: '999999999' }]
  expect(sumQuote(lines, naira).isExact).toBe(false)
})

it.each(['', '-1', '1,5', 'NaN', '1e400', '٣'])('refuses %j', (price) =>
  expect(() => sumQuote([{ quantity: '1', price }], naira)).toThrow(RangeError),
)

it('reads a number as JavaScript writes it', () =>
  expect(
    sumQuote([{ quantity: '1', price: '30000' }], { ...naira, rate: String(0.000_000_5), vat: '0' })
      .gross,
  ).toBe(2))

// A calculation by hand: with fractions as pairs of whole numbers, read from the digits, and
// rounded by comparing the remainder.
describe('40 sums drawn by lot', () => {
  type Fraction = [bigint, bigint]
  const fraction = (text: string): Fraction => {
    const at = text.indexOf('.')
    return at < 0
      ? [BigInt(text), 1n]
      : [BigInt(text.replace('.', '')), BigInt(`1${'0'.repeat(text.length - at - 1)}`)]
  }
  const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
  const whole = ([a, b]: Fraction): bigint => a / b + (2n * (a % b) >= b ? 1n : 0n)
  const figure = (most: number, decimals: number) =>
    fc
      .tuple(fc.nat(most), fc.nat(10 ** decimals - 1), fc.nat(decimals))
      .map(([units, part, length]) =>
        length === 0
          ? `${units}`
          : `${units}.${String(part).padStart(decimals, '0').slice(-length)}`,
      )
  const cut = fc.option(
    fc.oneof(
      figure(99, 2).map((percent) => ({ percent })),
      figure(500, 2).map((amount) => ({ amount })),
    ),
    { nil: undefined },
  )
  const line = fc.record({
    ...{ quantity: figure(300, 3), price: figure(2000, 4), discount: cut },
    isEstimate: fc.boolean(),
  })
  const drawn = fc.sample(
    fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 12 }),
      terms: fc.record({
        currency: fc.constantFrom('NGN', 'USD', 'JPY', 'KWD'),
        rate: figure(2000, 4),
        vat: figure(25, 2),
        discount: cut,
      }),
    }),
    { numRuns: 40, seed: 101 },
  )
  const decimals: Record<string, string> = { NGN: '100', USD: '100', JPY: '1', KWD: '1000' }
  it.each(drawn)('%# agree with fractions', ({ lines, terms }) => {
    const smallest = fraction(decimals[terms.currency] ?? '')
    const less = (net: bigint, discount: PricedLine['discount']) => {
      if (!discount) return net
      const taken =
        'percent' in discount
          ? whole(times(times([net, 1n], fraction(discount.percent)), [1n, 100n]))
          : whole(times(fraction(discount.amount), smallest))
      return taken > net ? 0n : net - taken
    }
    let sum = 0n
    for (const { price, quantity, discount } of lines) {
      const unit = whole(times(times(fraction(price), fraction(terms.rate)), smallest))
      sum += less(whole(times(fraction(quantity), [unit, 1n])), discount)
    }
    const net = less(sum, terms.discount)
    const tax = whole(times(times([net, 1n], fraction(terms.vat)), [1n, 100n]))
    const { net: summed, tax: taxed, gross } = sumQuote(lines, terms)
    expect([summed, taxed, gross].map(BigInt)).toEqual([net, tax, net + tax])
    const splitOf = (isEstimate: (of: PricedLine) => boolean | undefined) => {
      const split = lines.map((one) => ({ ...one, isEstimate: isEstimate(one) }))
      const { firm, estimated } = sumQuote(split, terms)
      return [firm, estimated]
    }
    expect(splitOf(() => false)).toEqual([gross, 0])
    expect(splitOf(() => true)).toEqual([0, gross])
    const [firm = -1, estimated = -1] = splitOf((one) => one.isEstimate)
    expect([firm + estimated, Math.min(firm, estimated, 0)]).toEqual([gross, 0])
  })
})
