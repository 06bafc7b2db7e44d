import { expect, it } from 'vitest'
import { withSettings } from '../../../tests/content/changed-content.ts'
import { examplePrices } from '../../../tests/content/example-prices.ts'
import { getAwards, getPeople, getReferences } from '../evidence.ts'
import { sampleCompany } from '../schemas/sample-company.ts'
import { settings } from '../settings/settings.ts'
import { words } from '../words/words.ts'
import { sampleNote, samplesOf } from './samples.ts'

const company = { ...settings().company, name: sampleCompany.name }
const sample = {
  name: 'Harmattan Prize',
  year: 2025,
  reason: 'For patience.',
  sampleOf: company.name,
}
const awards = { ...settings().awards, awards: [sample] }

it('an entry of the example company is shown and counted while the company is called so', () => {
  const titles = (name: string) =>
    samplesOf({ ...settings(), awards, company: { ...company, name } }).map(({ title }) => title)
  expect(titles(company.name)).toContain('Awards')
  expect(titles('Omi')).not.toContain('Awards')
  const shown = (name: string) =>
    withSettings({ awards, company: { ...company, name } }, () => getAwards().length)
  expect([shown(company.name), shown('Omi')]).toEqual([1, 0])
})

it('no person and no customer of the example company stays under another name', async () => {
  const other = { company: { ...company, name: 'Omi' } }
  const left = await withSettings(other, async () => [
    ...(await getPeople()),
    ...(await getReferences()),
  ])
  expect(JSON.stringify(left)).not.toMatch(/sample|example|placeholder/i)
})

const ofNobody = ' (nobody has an address under .example)'

it.each([
  ['phone', { phone: sampleCompany.facts.phone }, 'Phone'],
  [
    'the tax number',
    { tax: { number: sampleCompany.facts.taxNumber, vatNumber: null } },
    'Tax number',
  ],
  ['an address under .example', { email: 'info@omi.example' }, `E-mail${ofNobody}`],
  [
    'a link under .example',
    { social: { name: 'X', url: 'https://x.example/@omi' } },
    `Social page${ofNobody}`,
  ],
  ['the delivered address', { email: `info@${sampleCompany.host}` }, 'E-mail'],
  [
    'the region beside a street of the owner',
    {
      address: {
        ...company.address,
        ...{ street: 'Rue 10', countryCode: 'SN', country: 'Senegal' },
        region: sampleCompany.region,
      },
    },
    'City and region of the address',
  ],
  [
    'the street',
    { address: { ...company.address, street: sampleCompany.facts.street } },
    'Postal address',
  ],
])('counts %s', (_, change, title) =>
  expect(
    samplesOf({ ...settings(), company: { ...company, name: 'Omi', ...change } }).map(
      (one) => one.title,
    ),
  ).toContain(title),
)

/** A company in Portugal, of which everything fits. */
const inPorto = {
  ...company,
  name: 'Caudal',
  timeZone: 'Europe/Lisbon',
  phone: '+351 22 200 0000',
  whatsApp: null,
  address: { ...company.address, street: 'Rua 1', country: 'Portugal', countryCode: 'PT' },
  privacyLaw: {
    name: 'Regulation (EU) 2016/679',
    country: 'PT',
    authority: { name: 'CNPD', url: 'https://www.cnpd.pt' },
  },
  radioRegulator: { name: 'Autoridade Nacional de Comunicações', short: 'ANACOM', country: 'PT' },
}
const inEuro = {
  ...examplePrices(),
  local: { ...settings().prices.local, currency: 'EUR' },
}
const day = (date: string, name: string) => ({ date, name, hours: null })

it.each([
  ['a dialling code', { phone: '+234 803 123 4567' }, 'Dialling code of the phone'],
  ['a time zone', { timeZone: 'Africa/Lagos' }, 'Time zone'],
  [
    'a country’s name',
    { address: { ...inPorto.address, country: 'Nigeria' } },
    'Name of the country',
  ],
  [
    'a public holiday',
    { hours: { ...company.hours, specialDays: [day('2026-10-01', 'Independence Day')] } },
    'Closed days',
  ],
  ['a law', { privacyLaw: company.privacyLaw }, 'Data protection law'],
  [
    'a law with another country',
    { privacyLaw: { ...company.privacyLaw, country: 'PT' } },
    'Data protection law',
  ],
  ['a regulator', { radioRegulator: company.radioRegulator }, 'Radio regulator'],
])('counts %s of the former country', (_, change, title) => {
  const titles = (one: object) =>
    samplesOf({
      ...settings(),
      prices: inEuro,
      company: { ...inPorto, ...one },
    }).map((sample) => sample.title)
  expect(titles({})).not.toContain(title)
  expect(titles(change)).toContain(title)
})

it('counts the currency of the former country, and no closed day of the present one', () => {
  const of = { ...settings(), company: inPorto }
  expect(samplesOf(of).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Local currency']),
  )
  const specialDays = [day('2026-12-25', 'Christmas Day'), day('2026-06-24', 'São João')]
  const open = { ...inPorto, hours: { ...company.hours, specialDays } }
  const titles = samplesOf({ ...of, prices: inEuro, company: open }).map(({ title }) => title)
  expect(titles).not.toContain('Closed days')
  expect(titles).not.toContain('Local currency')
  expect(titles).not.toContain('Rate of an invoice')
})

it('counts regions of delivery of the former country until the last is another', () => {
  const titles = (at: object, ...names: string[]) => {
    const [region] = settings().prices.delivery
    const delivery = region ? names.map((name) => ({ ...region, name })) : []
    const of = { ...settings(), prices: { ...inEuro, isSample: false, delivery }, company }
    return samplesOf({ ...of, ...at }).map(({ title }) => title)
  }
  const moved = { company: inPorto }
  expect(titles(moved, 'Porto', 'the South West')).toContain('Regions of delivery')
  expect(titles(moved, 'Porto')).not.toContain('Regions of delivery')
  expect(titles({}, 'Lagos')).not.toContain('Regions of delivery')
})

it('names the regions of the example company as they are delivered', () =>
  expect(settings().prices.delivery.map(({ name }) => name)).toEqual(sampleCompany.regions))

it('the footer says so once, and nothing once nothing is a sample', () => {
  const of = { ...settings(), awards, company }
  expect(sampleNote(of, words().site.samples)).toBe(
    'Isopo is an example company. Names, numbers, prices and awards are samples.',
  )
  const real = {
    ...of,
    company: {
      ...company,
      name: 'Omi',
      legalName: 'Omi Limited',
      registration: null,
      tax: null,
      url: 'https://omi.ng',
      email: 'a@omi.ng',
      privacyEmail: 'b@omi.ng',
      phone: '+234 803 123 4567',
      whatsApp: null,
      canadianSite: null,
      sisterBrand: null,
      healthBrand: null,
      social: null,
      professionalNetwork: null,
      appStore: null,
      scheduling: null,
      socialFeed: null,
      address: { ...company.address, street: '3 Reservoir Road' },
    },
    prices: { ...of.prices, isSample: false },
    brand: {
      ...of.brand,
      symbol: { ...of.brand.symbol, paths: [{ d: 'M0 0z', colour: 'ink' as const }] },
    },
  }
  expect(samplesOf(real)).toEqual([])
  expect(sampleNote(real, words().site.samples)).toBeNull()
  expect(
    sampleNote({ ...real, prices: { ...of.prices, isSample: true } }, words().site.samples),
  ).toMatch(/samples\.$/)
})

it.each([
  ['naira', 'NGN', false],
  ['pounds', 'GBP', false],
  ['the currency of the country', 'EUR', true],
])('counts a local currency that is not the country’s: %s', (_, currency, isLocal) => {
  const prices = { ...inEuro, local: { ...inEuro.local, currency } }
  const titles = samplesOf({ ...settings(), prices, company: inPorto }).map(({ title }) => title)
  expect(titles.includes('Local currency')).toBe(!isLocal)
})

it('takes the catalogue’s currency for the local one once an owner has confirmed the prices', () => {
  const at = (isSample: boolean) => {
    const prices = { ...inEuro, isSample, local: { ...inEuro.local, currency: 'USD' } }
    const of = { ...settings(), prices, company: { ...inPorto, currency: 'USD' } }
    return samplesOf(of).some(({ title }) => title === 'Local currency')
  }
  expect([at(true), at(false)]).toEqual([true, false])
})
