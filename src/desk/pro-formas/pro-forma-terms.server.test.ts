import { describe, expect, it } from 'vitest'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { ownersFacts, ownersSettings } from '../../../tests/desk/owners-company.ts'
import { lackingValues, proFormaDefaults, proFormaTerms } from './pro-forma-terms.server.ts'

const given = ownersSettings(settings())
const examples = ownersSettings(settings(), true)
const { prices } = given
const withCompany = (change: Partial<Company>, of = given) => ({
  ...of,
  company: { ...of.company, ...change },
})
const inNaira = { currency: 'NGN', pricedIn: 'NGN' }

describe('a pro-forma', () => {
  it('begins with rate, VAT and term that an owner has given, in the currency of payment', () => {
    const { rate, on, currency } = prices.local
    const noon = Date.parse('2026-11-22T11:00:00Z')
    const { delivery, payment } = ownersFacts.tradeTerms
    const term = { delivery, payment, validUntil: '2026-12-22' }
    const vat = String(prices.vat.percent)
    expect(proFormaDefaults(given, noon)).toEqual({
      ...{ currency, rate: String(rate), rateDate: on, vat },
      ...term,
    })
    expect(proFormaDefaults(withCompany(inNaira), noon)).toEqual({ currency, vat, ...term })
  })

  it.each<[string, Partial<Company>, string[]]>([
    ['nothing', {}, []],
    ['a tax number', { tax: null }, ['tax']],
    ['an account', { bank: [] }, ['bank']],
    ['terms', { tradeTerms: null }, ['tradeTerms']],
    ['a registration', { registration: null }, ['registration']],
    ['a phone of its own', { phone: '+234 700 000 0000' }, ['phone']],
    ['an address that somebody can own', { url: 'https://other.example' }, ['url']],
    ['a mailbox that somebody can own', { email: 'a@other.example' }, ['email']],
  ])('lacks %s', (_, change, lacking) =>
    expect(lackingValues(withCompany(change))).toEqual(lacking),
  )

  it('lacks prices while they are samples', () =>
    expect(lackingValues(examples)).toEqual(['prices']))

  it('has no VAT of a company that is not registered for it', () => {
    const tax = { ...ownersFacts.tax, vatNumber: null }
    expect(proFormaTerms(withCompany({ tax }, examples))).toMatchObject({
      hasVat: false,
      lacking: ['prices'],
    })
  })
})
