import { expect, it } from 'vitest'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import { settings } from '#src/content/settings/settings.ts'
import { proposalsByCountry, proposedPrices } from './proposals.server.ts'

const { company, prices } = settings()
const address = { ...company.address, street: '1 Real Street', city: 'Abuja', region: null }
const sample = {
  ...{ ...company, address, phone: sampleCompany.facts.phone, whatsApp: null },
  ...{ privacyLaw: null, radioRegulator: null },
}
const inCountry = (countryCode: string) => ({
  company: { ...sample, currency: 'USD', address: { ...address, countryCode } },
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

it('empties what is still the example’s of the address, and nothing of an owner’s', () => {
  const { street } = sampleCompany.facts
  const { city, region } = sampleCompany
  const of = inCountry('NG')
  const emptied = (address: object) =>
    proposalsByCountry({
      ...of,
      company: { ...of.company, address: { ...of.company.address, ...address } },
    })['SN']?.values.filter(({ at }) => at.startsWith('company/address/'))
  expect(emptied({ street, city, region })).toEqual([
    { at: 'company/address/street', value: '' },
    { at: 'company/address/city', value: '' },
    { at: 'company/address/region', value: null },
  ])
  expect(emptied({ street: 'Rue 10', city: 'Dakar', region: 'Dakar' })).toEqual([])
})

it('takes out law and regulator of the example in another country, and none of an owner', () => {
  const { company: own, prices } = inCountry('NG')
  const { privacyLaw: law, radioRegulator: regulator } = company
  const gone = (changed: object) =>
    proposalsByCountry({ prices, company: { ...own, ...changed } })['SN']?.values.filter(
      ({ at, value }) => /Law|Regulator/.test(at) && value === null,
    )
  expect(gone({ privacyLaw: law, radioRegulator: regulator })?.map(({ at }) => at)).toEqual([
    'company/privacyLaw',
    'company/radioRegulator',
  ])
  const authority = { name: 'CDP', url: 'https://www.cdp.sn' }
  const privacyLaw = { name: 'Loi n° 2008-12', country: 'SN', authority }
  expect(gone({ privacyLaw, radioRegulator: null })).toEqual([])
})

it.each([
  ['PT', 'EUR', 23],
  // Its rate is not known here, and that of the example is wrong.
  ['SN', 'XOF', null],
  // Nor is its currency.
  ['AQ', 'USD', null],
])('proposes the tax of %s where the currency fits already', (code, currency, percent) => {
  const { company, prices } = inCountry(code)
  const local = { ...prices.local, currency, rate: 1 }
  const given = { company: { ...company, currency }, prices: { ...prices, local } }
  expect(proposedPrices(given)?.values).toEqual([
    { at: 'prices/vat/name', value: 'VAT' },
    { at: 'prices/vat/percent', value: percent },
  ])
  const isUnknown = 'No rate of VAT is known for Nigeria: type yours.'
  expect(proposedPrices(given)?.words.includes(isUnknown)).toBe(percent === null)
})

it('proposes nothing where all fits, or an owner has confirmed the prices', () => {
  expect(proposedPrices(inCountry('NG'))).toBeNull()
  const { company, prices } = inCountry('PT')
  expect(proposedPrices({ company, prices: { ...prices, isSample: false } })).toBeNull()
})
