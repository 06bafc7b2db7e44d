import { expect, it } from 'vitest'
import { deliveryByTable, followDelivery, noteDelivery } from './delivery-line.ts'

const region = { id: 'lagos', name: 'Lagos', line: 'Delivery to Lagos', days: 5 }
const table = {
  regions: [{ ...region, amount: '15', freeFrom: '300' }],
  elsewhere: 'Delivery',
  currency: 'USD',
}
/** Locks of 29 dollars, and their delivery. */
const form = (quantity: string, delivery: string, more: Record<string, string> = {}) => ({
  ...{ currency: 'NGN', rate: '1450.50', pricedIn: 'NGN' },
  ...{ 'text.0': 'Lock', 'quantity.0': quantity, 'price.0': '42064.50', 'of.0': 'smart-lock' },
  ...{ 'text.1': 'Delivery to Lagos', 'quantity.1': '1', 'price.1': delivery },
  'of.1': 'delivery.lagos',
  ...more,
})
const follow = (before: Record<string, string>, after: Record<string, string>) => {
  const now = deliveryByTable(after, table)
  return now && followDelivery(after, deliveryByTable(before, table), now, table)
}

it.each([
  ['free, and the order falls below the amount', '11', '10', '0', '21757.50'],
  ['charged, and the order reaches the amount', '10', '11', '21757.50', '0.00'],
  ['free, and stays so', '12', '11', '0', null],
  ['typed by hand, and the order falls below', '11', '10', '5000', null],
  ['given away by hand, and the order falls further', '10', '9', '0', null],
  ['free, while a quantity cannot be read', '11', '1x', '0', null],
])('delivery is %s', (_, from, to, price, becomes) =>
  expect(follow(form(from, price), form(to, price))).toBe(becomes),
)

it('follows at another rate, in the currency of the catalogue, and when it is added', () => {
  const dearer = { rate: '1500', 'price.0': '43500.00' }
  expect(follow(form('11', '0'), form('10', '0', dearer))).toBe('22500.00')
  const dollars = { pricedIn: 'USD', currency: 'USD', 'price.0': '29' }
  expect(follow(form('11', '0', dollars), form('10', '0', dollars))).toBe('15.00')
  expect(follow({}, form('11', '21757.50'))).toBe('0.00')
})

it('notes a price that is another than that of the table, which a form without a script keeps', () => {
  expect(noteDelivery(form('10', '0'), table, 'en-NG')).toContain(
    'Delivery to Lagos costs ₦21,757.50: the order is below ₦435,150.00.',
  )
  expect(noteDelivery(form('11', '0'), table, 'en-NG')).toBe('')
  const always = { ...table, regions: [{ ...region, amount: '0' }] }
  expect(noteDelivery(form('1', '5'), always, 'en-NG')).toMatch(/: Delivery to Lagos is free\.$/)
})

it('follows no table where staff charge the freight by a line of their own', () => {
  const freight = { 'text.2': 'Sea freight to Winnipeg', 'quantity.2': '1', 'price.2': '900000' }
  expect(follow(form('10', '21757.50'), form('10', '21757.50', freight))).toBeNull()
  expect(noteDelivery(form('10', '0', freight), table, 'en-NG')).toBe('')
  // Other lines of staff are of the order, whose delivery becomes free.
  const crates = { ...freight, 'text.2': 'Crates' }
  expect(follow(form('10', '21757.50'), form('10', '21757.50', crates))).toBe('0.00')
})
