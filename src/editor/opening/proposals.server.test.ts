import { expect, it } from 'vitest'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import { settings } from '#src/content/settings/settings.ts'
import { proposalsByCountry, proposedPrices } from './proposals.server.ts'

const { company, prices } = settings()
const sample = { ...company, phone: sampleCompany.facts.phone, whatsApp: null }
const inCountry = (countryCode: string) => ({
  company: { ...sample, currency: 'USD', address: { ...company.address, countryCode } },
  prices: { ...prices, isSample: true, vat: { ...prices.vat, percent: sampleCompany.vatPercent } },
})

it.each([
  ['PT', 'Europe/Lisbon', 'en-PT', '+351 '],
  ['RW', 'Africa/Kigali', 'en-RW', '+250 '],
  ['AU', 'Australia/Sydney', 'en-AU', '+61 '],
  ['IN', 'Asia/Kolkata', 'en-IN', '+91 '],
  // No English of Brazil is known.
  ['BR', 'America/Sao_Paulo', null, '+55 '],
])(
  'proposes for %s the zone of most people, its dates and amounts, and the dialling code',
  (country, zone, locale, code) =>
    expect(proposalsByCountry(inCountry('NG'))[country]?.values).toEqual([
      { at: 'company/timeZone', value: zone },
      ...(locale ? [{ at: 'company/locale', value: locale }] : []),
      { at: 'company/phone', value: code },
    ]),
)

it('proposes no phone where the company has one of its own', () => {
  const own = { ...sample, phone: '+234 803 123 4567' }
  const { PT } = proposalsByCountry({ ...inCountry('NG'), company: own })
  expect(PT?.values.map(({ at }) => at)).toEqual(['company/timeZone', 'company/locale'])
})

it.each([
  ['PT', 'EUR', 23, 'VAT 23%'],
  ['AU', 'AUD', 10, 'GST 10%'],
])(
  'proposes currency and usual tax for %s, and leaves the rate to the owner',
  (code, currency, percent, words) => {
    const proposal = proposedPrices(inCountry(code))
    expect(proposal?.words).toContain(words)
    expect(
      Object.fromEntries(proposal?.values.map(({ at, value }) => [at, value]) ?? []),
    ).toMatchObject({
      'prices/local/currency': currency,
      'prices/local/rate': null,
      'prices/vat/name': words.slice(0, 3),
      'prices/vat/percent': percent,
    })
  },
)

it('goes on with one currency where a site begins with one', () => {
  const { company, prices } = inCountry('PT')
  const one = { ...prices, local: { ...prices.local, currency: 'USD', rate: 1 } }
  expect(proposedPrices({ company, prices: one })?.values).toEqual(
    expect.arrayContaining([
      { at: 'company/currency', value: 'EUR' },
      { at: 'prices/local/currency', value: 'EUR' },
      { at: 'prices/local/rate', value: 1 },
    ]),
  )
})

it('proposes nothing where all fits, or an owner has confirmed the prices', () => {
  expect(proposedPrices(inCountry('NG'))).toBeNull()
  const { company, prices } = inCountry('PT')
  expect(proposedPrices({ company, prices: { ...prices, isSample: false } })).toBeNull()
})
