import { expect, it } from 'vitest'
import { settings } from '../settings/settings.ts'
import { priceOf } from './price.ts'

const { phrases } = settings()
const inCurrency = (currency: string) => ({ currency, locale: 'en-GB' })

it('§9 $120 · is shown with the sign of its currency, and offered', () =>
  expect(priceOf('120', inCurrency('USD'), phrases)).toEqual({
    text: '$120',
    offer: { price: '120', currency: 'USD' },
  }))
it.each(['29.00', '150.00', '45.00', '200.00', '9.00', '22.00'])(
  '§9 %s · keeps its decimals',
  (amount) =>
    expect(priceOf(amount, inCurrency('USD'), phrases)).toEqual({
      text: `$${amount}`,
      offer: { price: amount, currency: 'USD' },
    }),
)
it('an amount that was written in another currency is a price on request, and no offer', () =>
  expect(priceOf('120', { ...inCurrency('KES'), pricedIn: 'USD' }, phrases)).toEqual({
    text: 'Price on request',
  }))
it('§9 No amount · is a price on request, and no offer', () =>
  expect(priceOf(undefined, inCurrency('USD'), phrases)).toEqual({ text: 'Price on request' }))
