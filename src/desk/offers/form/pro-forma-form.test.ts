import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { limits } from '#src/contracts/limits.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { lineNumbersOf } from '../pro-formas.ts'
import { type ProFormaTerms, proFormaRequest, sumProForma } from './pro-forma-form.ts'

const terms: ProFormaTerms = {
  currency: 'USD',
  today: '2026-11-22',
  missing: [],
  hasVat: true,
  taxName: 'VAT',
}

const form = {
  addressee: 'Ann Bee',
  company: 'Works Ltd',
  delivery: 'Six weeks',
  payment: 'With the order',
  currency: 'NGN',
  rate: '1450.50',
  rateDate: '2026-11-20',
  vat: '7.5',
  validUntil: '2026-12-04',
  'text.0': 'Smart Lock',
  'quantity.0': '40',
  'price.0': '29.99',
  'text.1': 'Survey',
  'quantity.1': '1',
  'price.1': '0.01',
}
const errorsOf = (change: object) => {
  const read = proFormaRequest(terms).safeParse({ ...form, ...change })
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
}

it('calculates in the smallest unit, each line from its own price of one', () => {
  const read = proFormaRequest(terms).parse(form)
  // 29.99 × 1450.50 = 43,500.495, rounded up; 0.01 × 1450.50 = 14.505.
  expect(sumProForma(read)).toMatchObject({
    lines: [
      { unit: 4_350_050, total: 174_002_000 },
      { unit: 1451, total: 1451 },
    ],
    net: 174_003_451,
    tax: 13_050_259,
    gross: 187_053_710,
  })
})

it.each([{ 'quantity.1': '0' }, { 'text.1': '', 'quantity.1': '' }])(
  'leaves out a line of nothing: %j',
  (change) => expect(proFormaRequest(terms).parse({ ...form, ...change }).lines).toHaveLength(1),
)

it.each([
  [{ 'price.0': '1,000.50' }, { price: '1000.50' }],
  [{ 'price.0': '\u00a01\u202f000.5 ' }, { price: '1000.5' }],
  [{ 'price.0': '１２０' }, { price: '120' }],
  [{ 'quantity.0': ' 1 200\n' }, { quantity: '1200' }],
  [{ 'quantity.0': '1,5' }, { quantity: '1.5' }],
  [{ 'price.0': ',5' }, { price: '0.5' }],
  [{ 'price.0': '1 250,50' }, { price: '1250.50' }],
  [{ 'price.0': '1.250,5' }, { price: '1250.5' }],
  [{ 'quantity.0': '2,5' }, { quantity: '2.5' }],
])('takes a number as it is written: %j', (change, line) =>
  expect(proFormaRequest(terms).parse({ ...form, ...change }).lines[0]).toMatchObject(line),
)

it.each([
  ['price.0', '12,000', 'write 12000 or 12'],
  ['quantity.0', '1.200', 'write 1200 or 1.2'],
  ['rate', '1,450', 'write 1450 or 1.45'],
])('names both readings of the %s %s', (field, typed, words) =>
  expect(
    proFormaRequest(terms)
      .safeParse({ ...form, [field]: typed })
      .error?.issues.map(({ message }) => message),
  ).toEqual([expect.stringContaining(words)]),
)

it('reads a percentage in the one way that it can be', () =>
  expect(proFormaRequest(terms).parse({ ...form, vat: '14.975' })).toMatchObject({
    vat: '14.975',
  }))

it('rounds to the decimals that the currency has', () => {
  const read = proFormaRequest(terms).parse({
    ...form,
    currency: 'JPY',
    rate: '155.5',
    'quantity.0': '1,5',
  })
  // 29.99 × 155.5 = 4663.445, 1.5 of it 6994.5; 0.01 × 155.5 = 1.555.
  expect(sumProForma(read)).toMatchObject({
    lines: [
      { unit: 4663, total: 6995 },
      { unit: 2, total: 2 },
    ],
    net: 6997,
    tax: 525,
  })
})

it('takes a rate, a percentage and a currency with what surrounds them', () =>
  expect(
    proFormaRequest(terms).parse({ ...form, rate: ' 1 450.50', vat: '7,5 %', currency: 'ngn' }),
  ).toMatchObject({ exchange: { rate: '1450.50' }, vat: '7.5', currency: 'NGN' }))

it.each(['1.00,50', '10,00000', '₦5,000', '5m', '-5', '1e3', '1000000000000'])(
  'does not guess the price %s',
  (price) => expect(errorsOf({ 'price.0': price })).toEqual(['price.0']),
)

it('reports one error for a rate of VAT that is no number', () =>
  expect(proFormaRequest(terms).safeParse({ ...form, vat: '7;5' }).error?.issues).toHaveLength(1))

it.each([
  [{ rate: '1,450' }, 'rate'],
  [{ rate: '' }, 'rate'],
  [{ rate: '0' }, 'rate'],
  [{ rate: '0.0001' }, 'rate'],
  [{ rateDate: '20/11/2026' }, 'rateDate'],
  [{ vat: '101' }, 'vat'],
  [{ vat: '7.5555' }, 'vat'],
  [{ 'price.0': '15%' }, 'price.0'],
  [{ 'price.0': '15％' }, 'price.0'],
  [{ 'quantity.0': '50 %' }, 'quantity.0'],
  [{ rate: '1450 %' }, 'rate'],
  [{ rateDate: '' }, 'rateDate'],
  [{ rateDate: '2026-11-23' }, 'rateDate'],
  [{ validUntil: '2026-11-21' }, 'validUntil'],
  [{ validUntil: '2028-11-22' }, 'validUntil'],
  [{ validUntil: '9999-12-31' }, 'validUntil'],
  [{ currency: 'naira' }, 'currency'],
  [{ currency: 'NGA' }, 'currency'],
  [{ 'price.1': '', act: 'send' }, 'price.1'],
  // A line with at least one value is not skipped.
  [{ 'quantity.1': '' }, 'quantity.1'],
  [{ 'text.1': '' }, 'text.1'],
  [{ 'price.1': '-5' }, 'price.1'],
  [{ 'quantity.0': '1.1255' }, 'quantity.0'],
  [{ 'quantity.0': '0.0001' }, 'quantity.0'],
  [{ 'quantity.0': '0', 'quantity.1': '0' }, 'text.0'],
  [{ 'quantity.0': '0', 'price.1': '5m' }, 'price.1'],
  // 999,999 × 999,999,999 × 1450.50 is more than 2⁵³ hundredths; so are 40 lines of 29.99 ×
  // 999,999,999.
  [{ 'quantity.0': '999999', 'price.0': '999999999' }, 'price.0'],
  [{ 'quantity.1': '00' }, 'quantity.1'],
  [{ 'quantity.1': '99', 'price.1': '999999999', rate: '999999999' }, 'price.1'],
])('refuses %j', (change, field) => expect(errorsOf(change)).toEqual([field]))

describe('while an owner has not given a value', () => {
  const faults = (more: Partial<ProFormaTerms>, change: object = {}) =>
    z.flattenError(
      proFormaRequest({ ...terms, ...more }).safeParse({ ...form, ...change }).error ??
        new z.ZodError([]),
    ).fieldErrors
  it('is refused in a sentence that names each', () =>
    expect(faults({ missing: ['tax', 'bank', 'prices'] })).toMatchObject({
      missing: [
        'No pro-forma can be made until an owner gives or confirms the tax number, the bank account and the prices.',
      ],
    }))
  it('adds no VAT where the company has none, whatever is typed', () =>
    expect(
      proFormaRequest({ ...terms, hasVat: false }).parse({ ...form, vat: '7.5' }),
    ).toMatchObject({ vat: '0' }))
})

it('has no rate where it is paid in the currency of the catalogue', () => {
  const { rate, rateDate, ...others } = form
  const read = proFormaRequest(terms).parse({ ...others, currency: 'USD' })
  expect(read.exchange).toBeNull()
  expect(sumProForma(read).lines[0]).toMatchObject({ unit: 2999, total: 119_960 })
  expect(proFormaRequest(terms).parse({ ...form, currency: 'USD' }).exchange).toBeNull()
})

it('takes each line, in whatever place, and refuses one too many', () => {
  const fields = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        [`text.${at}`, `Thing ${at}`],
        [`quantity.${at}`, '1'],
        [`price.${at}`, '2'],
      ]).flat(),
    )
  expect(
    proFormaRequest(terms).parse({ ...form, ...fields(limits.requestList.lines + 3) }).lines,
  ).toHaveLength(limits.requestList.lines + 3)
  expect(errorsOf(fields(staffLimits.proFormaLines + 1))).toEqual([
    `text.${staffLimits.proFormaLines}`,
  ])
})

it('reads lines in the order of their fields', () => {
  const { 'text.0': first, ...others } = form
  const read = proFormaRequest(terms).parse({ ...others, 'text.0': first })
  expect(read.lines.map(({ name }) => name)).toEqual(['Survey', 'Smart Lock'])
})

it.each([
  ['product', 'smart-lock', { kind: 'product', id: 'smart-lock', isEstimate: false }],
  ['accessory', 'part.siren', { kind: 'accessory', id: 'siren', isEstimate: false }],
  ['plan', 'plan.remote', { kind: 'plan', id: 'remote', isEstimate: false }],
  ['survey', 'service.survey', { kind: 'service', id: 'survey', isEstimate: true }],
  ['line of staff', '', { kind: 'free', id: '', isEstimate: true }],
])('says by what a line sells whether its price is firm: %s', (_, of, line) => {
  const read = proFormaRequest(terms)
  expect(read.parse({ ...form, 'of.0': of }).lines[0]).toMatchObject(line)
  const said = (priceIs: string) =>
    read.parse({ ...form, 'of.0': of, 'priceIs.0': priceIs }).lines[0]?.isEstimate
  expect([said('firm'), said('estimate')]).toEqual([false, true])
})

it('has lines without a price until it is sent', () => {
  const open = { ...form, 'price.1': ' ' }
  const { lines } = proFormaRequest(terms).parse(open)
  expect(lines[1]).toMatchObject({ name: 'Survey', price: null })
  expect(errorsOf({ 'price.1': '', act: 'send' })).toEqual(['price.1'])
  expect(errorsOf({ 'price.1': '0', act: 'send' })).toEqual([])
})

describe('a discount', () => {
  const read = (change: object) => proFormaRequest(terms).parse({ ...form, ...change })
  it('is taken from a line and from the whole', () => {
    const proForma = read({
      ...{ 'discount.0': '10', 'discountIn.0': 'percent' },
      ...{ 'discount.1': '4,51', 'discountIn.1': 'amount' },
      ...{ discount: '50.000,50', discountIn: 'amount' },
    })
    // A tenth of 1,740,020.00; 14.51 less 4.51; both less 50,000.50, of which 7.5 % are the tax.
    expect(sumProForma(proForma)).toMatchObject({
      lines: [
        { taken: 17_400_200, total: 156_601_800 },
        { taken: 451, total: 1000 },
      ],
      taken: 5_000_050,
      net: 151_602_750,
      tax: 11_370_206,
      gross: 162_972_956,
    })
  })

  it.each([
    [{ 'discount.0': '5 %', 'discountIn.0': 'amount' }, { percent: '5' }],
    [{ 'discount.0': '10％', 'discountIn.0': 'amount' }, { percent: '10' }],
    [{ 'discount.0': '12.3450 %', 'discountIn.0': 'amount' }, { percent: '12.3450' }],
    [{ 'discount.0': '5', 'discountIn.0': 'nonsense' }, { percent: '5' }],
    [{ 'discount.0': '0', 'discountIn.0': 'amount' }, undefined],
    [{ 'discount.0': '', 'discountIn.0': 'amount' }, undefined],
  ])('is read from %j', (change, discount) =>
    expect(read(change).lines[0]?.discount).toEqual(discount),
  )

  it.each([
    [{ 'discount.0': 'half' }, 'discount.0'],
    [{ 'discount.0': '100.5' }, 'discount.0'],
    [{ 'discount.1': '14.52', 'discountIn.1': 'amount' }, 'discount.1'],
    [{ 'discount.0': '1.005', 'discountIn.0': 'amount' }, 'discount.0'],
    [{ 'discount.0': '0.005', 'discountIn.0': 'amount' }, 'discount.0'],
    [{ 'discount.0': '12.3456' }, 'discount.0'],
    [{ discount: '12.3456 ﹪', discountIn: 'amount' }, 'discount'],
    [{ discount: '101' }, 'discount'],
    [{ discount: '-1' }, 'discount'],
    [{ discount: '999999999', discountIn: 'amount' }, 'discount'],
  ])('of %j is refused', (change, field) => expect(errorsOf(change)).toEqual([field]))
})

it('checks the discount of the whole once each line has a price', () => {
  const open = { 'price.0': '', 'price.1': '', discount: '50', discountIn: 'amount' }
  expect(errorsOf(open)).toEqual([])
  expect(errorsOf({ ...open, 'price.1': '0.01' })).toEqual([])
  expect(errorsOf({ ...open, act: 'send' })).toEqual(['price.0', 'price.1'])
  expect(errorsOf({ ...open, 'price.0': '0', 'price.1': '0.01' })).toEqual(['discount'])
})

describe('priced in the currency to pay in', () => {
  const inNaira = { ...form, pricedIn: 'NGN', 'price.0': '43.500,50', 'price.1': '14.51' }
  it('has the prices that were typed', () =>
    expect(sumProForma(proFormaRequest(terms).parse(inNaira))).toMatchObject({
      net: 174_003_451,
      gross: 187_053_710,
    }))
  it.each([
    ['NGN', '14.505', 'NGN has 2 decimals'],
    ['JPY', '14.5', 'JPY has no decimals'],
    ['KWD', '0.0145', 'KWD has 3 decimals'],
  ])('refuses more decimals than %s has', (currency, price, words) => {
    const change = { ...inNaira, currency, pricedIn: currency, 'price.0': '1', 'price.1': price }
    const { error } = proFormaRequest(terms).safeParse(change)
    const faults = error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(faults).toEqual([
      ['price.1', expect.stringContaining(price === '14.505' ? 'two ways' : words)],
    ])
  })
  it('cannot be paid in a third currency', () =>
    expect(errorsOf({ pricedIn: 'EUR' })).toEqual(['currency']))
})

it('reads the numbers of lines in the order of the form', () =>
  expect(lineNumbersOf({ ...form, 'text.7': 'Siren', 'of.9': 'siren', 'text.2': '' })).toEqual([
    '0',
    '1',
    '7',
    '2',
  ]))
