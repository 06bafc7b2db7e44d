import { describe, expect, it } from 'vitest'
import { type DeliveryTable, deliveryRegionOf, withDelivery } from './delivery.ts'
import type { QuoteLine } from './quote-line.ts'

const table: DeliveryTable = {
  regions: [
    { id: 'near', name: 'Near', line: 'Delivery to Near', amount: '15', days: 5, freeFrom: '300' },
    { id: 'far', name: 'Far', line: 'Delivery to Far', amount: '60.50', days: 10 },
  ],
  elsewhere: 'Delivery',
  currency: 'USD',
}
const order = (price: string | null, quantity = '1'): QuoteLine[] => [
  { kind: 'product', id: 'lock', name: 'Lock', quantity, price },
]
const priceOf = (lines: QuoteLine[], region?: string) =>
  withDelivery(lines, table, region).find(({ kind }) => kind === 'delivery')

describe('delivery', () => {
  it.each([
    ['the first region until another is chosen', '', '15'],
    ['the region', 'far', '60.50'],
    ['no price where the table lists none', 'elsewhere', null],
    ['no price where the region is gone', 'former', null],
  ])('has the price of %s', (_, region, price) =>
    expect(priceOf(order('29'), region)).toMatchObject({ quantity: '1', price }),
  )

  it.each([
    ['299.99', '1', '15'],
    ['300', '1', '0'],
    ['29', '11', '0'],
  ])('of an order of %s × %s costs %s', (price, quantity, delivery) =>
    expect(priceOf(order(price, quantity))?.price).toBe(delivery),
  )

  it('is asked for once, is not free for what has no price, and is nothing without an order', () => {
    expect(withDelivery([...order('10', '4'), ...order('5')], table)).toHaveLength(3)
    expect(priceOf(order(null))?.price).toBe('15')
    expect(withDelivery([], table)).toEqual([])
  })

  const work: QuoteLine[] = ['survey', 'installation-day', 'training', 'pilot'].map((id) => ({
    ...{ kind: 'service', id, name: id, quantity: '1', price: '180' },
  }))
  const goods: QuoteLine[] = [
    ...order('29'),
    { kind: 'service', id: 'data', name: 'Mobile data', quantity: '1', price: '1' },
    { kind: 'plan', id: 'remote', name: 'Remote support', quantity: '1', price: '90' },
  ]
  const unpriced = (regions: DeliveryTable['regions'], region: string) =>
    withDelivery([...work, ...goods], { ...table, regions }, region)
      .filter(({ price }) => price === null)
      .map(({ id }) => id)

  it.each(['elsewhere', 'former'])('leaves the price of work open outside all regions: %s', (id) =>
    expect(unpriced(table.regions, id)).toEqual([...work.map((one) => one.id), 'elsewhere']),
  )
  it('counts work in a region, and where the owner lists none', () => {
    expect(unpriced(table.regions, 'far')).toEqual([])
    expect(unpriced([], '')).toEqual(['elsewhere'])
  })

  it('has no region where the table is empty', () =>
    expect(deliveryRegionOf({ regions: [] }, '')).toBeNull())
})
