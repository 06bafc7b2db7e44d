import { expect, it } from 'vitest'
import { languageNames, localeNames } from './country-facts.ts'

it.each([
  ['Senegal', ['fr-SN', 'wo-SN', 'en-SN']],
  ['Belgium', ['fr-BE', 'nl-BE', 'de-BE']],
  ['Switzerland', ['de-CH', 'fr-CH', 'it-CH', 'rm-CH']],
  ['Canada', ['en-CA', 'fr-CA']],
  ['Mali', ['fr-ML', 'bm-ML']],
  ['Morocco', ['ar-MA', 'fr-MA']],
  ['Kenya', ['sw-KE', 'en-KE']],
  ['India', ['hi-IN', 'ta-IN', 'bn-IN', 'en-IN']],
  ['South Africa', ['af-ZA', 'zu-ZA', 'en-ZA']],
  ['no country', ['fr', 'sl', 'sw']],
])('lists the languages of %s', (country, codes) => {
  const names = localeNames()
  expect(codes.filter((code) => !Object.hasOwn(names, code))).toEqual([])
  if (country !== 'no country')
    for (const code of codes) expect(names[code]).toContain(`(${country}), ${code}`)
})

it('lists for each country what `Intl` knows of it', () => {
  // Countries with many languages, and one of each continent.
  const countries = ['AR', 'CH', 'CM', 'ET', 'IN', 'KE', 'MA', 'PK', 'SG', 'SN', 'VU']
  const names = localeNames()
  const known = Object.keys(languageNames()).flatMap((language) =>
    countries
      .map((country) => `${language}-${country}`)
      .filter((code) => new Intl.NumberFormat(code).resolvedOptions().locale === code),
  )
  expect(known.length).toBeGreaterThan(40)
  expect(known.filter((code) => !Object.hasOwn(names, code))).toEqual([])
})
