import { expect, it } from 'vitest'
import { dayAfter, endingsIn, firstDay, isOver } from './endings.ts'

it.each([
  ['2027-03-14', '2027-03-14T23:59', false],
  ['2027-03-14', '2027-03-15T00:00', true],
  ['2027-03', '2027-03-31', false],
  ['2027-03', '2027-04-01', true],
  ['2026-12', '2027-01-01', true],
  ['2027-Q1', '2027-03-31', false],
  ['2027-Q1', '2027-04-01', true],
])('whether %s is over on %s: %s', (until, date, is) => expect(isOver(until, date)).toBe(is))

it.each([
  ['2027-03-14', '2027-03-15'],
  ['2027-12-31', '2028-01-01'],
  ['2027-03', '2027-04-01'],
  ['2027-12', '2028-01-01'],
  ['2027-Q4', '2028-01-01'],
])('the day after %s is %s', (until, day) => expect(dayAfter(until)).toBe(day))

it.each([
  ['2027-03', '2027-03-01'],
  ['2027-Q1', '2027-01-01'],
  ['2027-Q4', '2027-10-01'],
])('the first day of %s is %s', (month, day) => expect(firstDay(month)).toBe(day))

it('finds the day from which a rate no longer holds, counted from the day of its publication', () => {
  const of = (local: object) => endingsIn('settings', 'prices', { rateDays: 30, local })
  expect(of({ rate: 1450, on: '2026-11-20' })).toMatchObject([{ until: '2026-12-20' }])
  expect(of({ rate: 1450 })).toEqual([])
})

it('finds what ends in a product and among the certificates', () => {
  const of = (data: object) =>
    endingsIn('products', 'lock', data).map(({ path, until }) => `${path.join('.')} ${until}`)
  expect(
    of({
      availability: 'pre-order',
      deliveryMonth: '2027-03',
    }),
  ).toEqual(['deliveryMonth 2027-03'])
  expect(
    of({
      availability: 'in-stock',
      deliveryMonth: '2027-03',
    }),
  ).toEqual([])
  expect(
    endingsIn('settings', 'certificates', { certificates: [{}, { validUntil: '2027-03-14' }] }),
  ).toMatchObject([{ path: ['certificates', 1, 'validUntil'], until: '2027-03-14' }])
})
