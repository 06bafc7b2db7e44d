import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { availabilityFields } from '../schemas/availability-schema.ts'
import type { Company } from '../schemas/company-schema.ts'
import { words as wordsOfSite } from '../words/words.ts'
import { approvalOf, labelOf, labelOfAll, warrantyOf, withoutPastMonth } from './availability.ts'

const company = {
  locale: 'en-GB',
  radioRegulator: { name: 'Radio Authority', short: 'RA', country: null },
}
const { availability: words, approval: approvals, warranty: warranties } = wordsOfSite().products
const inStock = { availability: 'in-stock' } as const
const preOrder = { availability: 'pre-order', deliveryMonth: '2027-03' } as const

describe('the label beside a price', () => {
  it.each([
    [inStock, 'In stock'],
    [{ ...preOrder, availability: 'in-stock' }, 'In stock'],
    [{ availability: 'made-to-order', leadDays: 15 }, 'Made to order: 15 working days'],
    [{ availability: 'made-to-order', leadDays: 1 }, 'Made to order: 1 working day'],
    [{ availability: 'made-to-order' }, 'Made to order'],
    [preOrder, 'Pre-order: March 2027'],
    [{ ...preOrder, deliveryMonth: '2027-Q2' }, 'Pre-order: Q2 2027'],
    [{ availability: 'pre-order' }, 'Pre-order'],
    [{ availability: 'discontinued' }, 'Discontinued'],
  ] as const)('of %j is %s', (sold, label) => expect(labelOf(sold, company, words)).toBe(label))

  it('is said once of several products where it is the same', () => {
    expect(labelOfAll([inStock, inStock], company, words)).toBe('In stock')
    expect(labelOfAll([inStock, preOrder], company, words)).toBe('Availability differs by product')
    expect(labelOfAll([], company, words)).toBe('')
    const group = (products: Parameters<typeof labelOfAll>[0]) =>
      labelOfAll(products, company, words, words.allProducts)
    expect(group([inStock, inStock])).toBe('All products in stock')
    expect(group([inStock, preOrder])).toBe('Availability differs by product')
    expect(group([])).toBe('')
  })
})

it.each([
  ['2027-03', '2027-03-31T12:00', true],
  ['2027-03', '2027-04-01', false],
  ['2027-Q2', '2027-06-30', true],
  ['2027-Q2', '2027-07-01', false],
])('the month %s is shown on %s: %s', (deliveryMonth, today, is) => {
  const shown = withoutPastMonth({ ...preOrder, deliveryMonth }, today)
  expect(shown.deliveryMonth).toBe(is ? deliveryMonth : undefined)
})

it('an approval names its body and number, and is not mentioned without one', () => {
  const number = 'TA/7'
  const said = (
    approval: Parameters<typeof approvalOf>[0]['approval'],
    regulator: Pick<Company, 'radioRegulator'> = company,
  ) => approvalOf({ approval }, regulator, approvals)
  expect(said(undefined)).toBeUndefined()
  expect(said({ number })).toBe('Type approval by RA, number TA/7')
  const declared = { name: 'Declaration of conformity', number }
  expect(said(declared)).toBe('Declaration of conformity, number TA/7')
  expect(said({ number }, { radioRegulator: null })).toBe('Type approval, number TA/7')
})

it('a warranty says its months, and from when', () => {
  const said = (warranty?: Parameters<typeof warrantyOf>[0]['warranty']) =>
    warrantyOf({ warranty }, company, warranties)
  expect(said()).toBeUndefined()
  expect(said({ months: 24, from: 'delivery' })).toBe('24 months from delivery')
  expect(said({ months: 1, from: 'delivery' })).toBe('1 month from delivery')
  expect(said({ months: 24, batteryMonths: 12, from: 'handover' })).toMatch(
    /^24 months from handover.* \(12 for its battery\)$/,
  )
})

it('the form of a product names each beginning of a warranty with the words that visitors read', () => {
  const form = z.toJSONSchema(availabilityFields.warranty.unwrap(), { io: 'input' })
  const { enum: all, choices } = z
    .object({
      properties: z.object({
        from: z.object({
          enum: z.array(z.enum(['handover', 'delivery'])),
          choices: z.record(z.string(), z.string()),
        }),
      }),
    })
    .parse(form).properties.from
  expect(all.length).toBeGreaterThan(1)
  for (const from of all)
    expect(warrantyOf({ warranty: { months: 24, from } }, company, warranties)).toBe(
      `24 months from ${choices[from]?.toLowerCase()}`,
    )
})
