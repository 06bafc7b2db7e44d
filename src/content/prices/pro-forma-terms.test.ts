import { describe, expect, it } from 'vitest'
import { setting, withSettings } from '../settings/settings.ts'
import { proFormaDefaults, proFormaTerms } from './pro-forma-terms.ts'

const [company, prices] = [setting('company'), setting('prices')]
/** Values of the prices that are all examples, or all confirmed, in a catalogue of some currency. */
const within = <T>({ isExample = false, currency = 'USD' }: { isExample?: boolean; currency?: string }, run: () => T): T =>
  withSettings(
    {
      company: { ...company, currency },
      prices: { ...prices, vat: { ...prices.vat, isExample }, local: { ...prices.local, isExample } },
    },
    run,
  )

describe('a pro-forma', () => {
  it('begins with rate and VAT that an owner has confirmed, and with none that is an example', () => {
    const { rate, on } = prices.local
    expect(within({}, proFormaDefaults)).toEqual({ currency: 'NGN', rate: String(rate), rateDate: on, vat: String(prices.vat.percent) })
    expect(within({ isExample: true }, proFormaDefaults)).toEqual({ currency: 'USD' })
  })
  it('knows which values it has to refuse', () => {
    expect(within({ isExample: true }, proFormaTerms).examples).toEqual({ rate: true, vat: true })
    expect(within({}, proFormaTerms).examples).toEqual({ rate: false, vat: false })
  })
  it('has no rate where the catalogue is in the local currency', () => {
    expect(within({ currency: 'NGN' }, proFormaDefaults)).toEqual({ currency: 'NGN', vat: String(prices.vat.percent) })
    expect(within({ currency: 'NGN', isExample: true }, proFormaTerms).examples.rate).toBe(false)
  })
})
