import { expect, it } from 'vitest'
import { priceOf } from './price.ts'

it('§9 prices · an amount in dollars is shown as it is and may be quoted', () =>
  expect(priceOf('$120')).toEqual({ text: '$120', offer: { price: '120', currency: 'USD' } }))
it('§9 prices · an amount without a currency says so and is never quoted', () =>
  expect(priceOf('29.00')).toEqual({ text: '29.00', note: 'currency confirmed on your quote' }))
it('§9 prices · no amount is a price on request', () => expect(priceOf(undefined)).toEqual({ text: 'Price on request' }))
