import { expect, it } from 'vitest'
import { withSettings } from '../../../tests/content/changed-content.ts'
import { getAwards, getPeople, getReferences } from '../evidence.ts'
import { sampleCompany } from '../schemas/sample-company.ts'
import { settings } from '../settings/settings.ts'
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

it.each([
  ['phone', { phone: sampleCompany.facts.phone }, 'Phone'],
  ['an address under .example', { email: 'info@omi.example' }, 'E-mail'],
  [
    'a link under .example',
    { social: { name: 'X', url: 'https://x.example/@omi' } },
    'Social page',
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

it('the footer says so once, and nothing once nothing is a sample', () => {
  const of = { ...settings(), awards, company }
  expect(sampleNote(of)).toBe(
    'Isopo is an example company. Names, numbers, prices and awards are samples.',
  )
  const real = {
    ...of,
    company: {
      ...company,
      name: 'Omi',
      legalName: 'Omi Limited',
      registration: null,
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
  expect(sampleNote(real)).toBeNull()
  expect(sampleNote({ ...real, prices: { ...of.prices, isSample: true } })).toMatch(/samples\.$/)
})
