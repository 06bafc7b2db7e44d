import { describe, expect, it } from 'vitest'
import { convertPrice, pricingOf, sumTyped } from './typed-lines.ts'

const typed = {
  ...{ currency: 'NGN', pricedIn: 'NGN', rate: '1450.50', vat: '7.5' },
  ...{ 'text.3': 'Smart Lock', 'quantity.3': '2,5', 'price.3': '43500.50' },
  ...{ 'text.0': 'Survey', 'quantity.0': '1', 'price.0': '' },
  ...{ 'text.1': '', 'quantity.1': '', 'price.1': '' },
}

describe('the sum while it is typed', () => {
  it('leaves out what has no price, and knows each line by its number', () => {
    const { sum, unread } = sumTyped(typed, 'USD')
    expect(sum).toMatchObject({
      lines: [
        { at: '3', total: 10_875_125 },
        { at: '0', total: null },
      ],
      net: 10_875_125,
      without: [{ name: 'Survey' }],
    })
    expect(unread).toBe(0)
  })

  it('leaves out a line that cannot be read yet', () =>
    expect(sumTyped({ ...typed, 'quantity.0': '1', 'price.0': '12,' }, 'USD')).toMatchObject({
      sum: { net: 10_875_125 },
      unread: 1,
    }))

  it('takes the rate for prices of the catalogue', () =>
    expect(
      sumTyped({ ...typed, pricedIn: '', 'price.3': '29.99' }, 'USD').sum?.lines[0],
    ).toMatchObject({ unit: 4_350_050 }))

  it.each([{ currency: 'NG' }, { vat: '' }, { rate: '', pricedIn: 'USD' }, { discount: 'much' }])(
    'is none with %j',
    (change) => expect(sumTyped({ ...typed, ...change }, 'USD').sum).toBeNull(),
  )
})

describe('a price in another currency', () => {
  const dollars = { currency: 'USD', rate: '1' }
  const naira = { currency: 'NGN', rate: '1450.50' }
  it.each(['29.99', '0.01', '120.00', '37.80', '999999.99'])(
    'of %s comes back as it was',
    (price) => {
      const local = convertPrice(price, dollars, naira)
      const dearer = convertPrice(local, naira, { ...naira, rate: '1500' })
      expect(Number(dearer)).toBe(Math.round(Number(price) * 150_000) / 100)
      expect(convertPrice(dearer, { ...naira, rate: '1500' }, dollars)).toBe(price)
    },
  )
  it('has the decimals of its currency, and is read as the same number', () => {
    expect(convertPrice('29.99', dollars, { currency: 'JPY', rate: '155.5' })).toBe('4663')
    expect(convertPrice('29.99', dollars, { currency: 'KWD', rate: '0.3' })).toBe('8.9970')
  })
  it('is none without a rate', () => {
    expect(pricingOf({ pricedIn: 'EUR', rate: '' }, 'USD')).toEqual({ currency: 'EUR', rate: '0' })
    expect(convertPrice('29.99', dollars, { currency: 'EUR', rate: '0' })).toBe('')
  })
})
