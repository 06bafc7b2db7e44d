import { expect, it } from 'vitest'
import { calculateProForma, proFormaRequest } from './pro-forma.ts'

const form = {
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
  const read = proFormaRequest.safeParse({ ...form, ...change })
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
}

it('calculates in whole hundredths, each line from its own price of one', () => {
  const read = proFormaRequest.parse(form)
  // 29.99 × 1450.50 = 43,500.495, rounded up; 0.01 × 1450.50 = 14.505.
  expect(calculateProForma(read)).toMatchObject({
    lines: [
      { unit: 4_350_050, total: 174_002_000 },
      { unit: 1451, total: 1451 },
    ],
    net: 174_003_451,
    tax: 13_050_259,
    gross: 187_053_710,
  })
})

it('leaves out lines of nothing', () => expect(proFormaRequest.parse({ ...form, 'quantity.1': '0' }).lines).toHaveLength(1))

it.each([
  [{ rate: '' }, 'rate'],
  [{ rate: '0' }, 'rate'],
  [{ rateDate: '20/11/2026' }, 'rateDate'],
  [{ vat: '101' }, 'vat'],
  [{ validUntil: '2026-11-19' }, 'validUntil'],
  [{ currency: 'naira' }, 'currency'],
  [{ 'price.1': '' }, 'price.1'],
  [{ 'price.1': '-5' }, 'price.1'],
  [{ 'quantity.0': '1.5' }, 'quantity.0'],
  [{ 'quantity.0': '0', 'quantity.1': '0' }, 'text.0'],
])('refuses %j', (change, field) => expect(errorsOf(change)).toEqual([field]))
