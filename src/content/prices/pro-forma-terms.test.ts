import { describe, expect, it } from 'vitest'
import { settings } from '../settings/settings.ts'
import { proFormaDefaults, proFormaTerms } from './pro-forma-terms.ts'

const { company, prices: shipped } = settings()
const prices = { ...shipped, local: { ...shipped.local, currency: 'NGN' } }
/** Prices that are all examples or all confirmed, in a catalogue of the given currency. */
const money = ({
  isExample = false,
  currency = 'USD',
}: {
  isExample?: boolean
  currency?: string
} = {}) => ({
  company: { ...company, currency, pricedIn: currency },
  prices: { ...prices, vat: { ...prices.vat, isExample }, local: { ...prices.local, isExample } },
})

describe('a pro-forma', () => {
  it('begins with rate and VAT that an owner has confirmed, and with none that is an example', () => {
    const { rate, on } = prices.local
    expect(proFormaDefaults(money())).toEqual({
      currency: 'NGN',
      rate: String(rate),
      rateDate: on,
      vat: String(prices.vat.percent),
    })
    expect(proFormaDefaults(money({ isExample: true }))).toEqual({ currency: 'USD' })
  })
  it('knows which values it has to refuse', () => {
    expect(proFormaTerms(money({ isExample: true })).examples).toEqual({ rate: true, vat: true })
    expect(proFormaTerms(money()).examples).toEqual({ rate: false, vat: false })
  })
  it('has no rate where the catalogue is in the local currency', () => {
    expect(proFormaDefaults(money({ currency: 'NGN' }))).toEqual({
      currency: 'NGN',
      vat: String(prices.vat.percent),
    })
    expect(proFormaTerms(money({ currency: 'NGN', isExample: true })).examples.rate).toBe(false)
  })
})
