import taxes from 'sales-tax/res/sales_tax_rates.json' with { type: 'json' }
import { isLocalCurrency } from '#src/content/evidence/samples.ts'
import { memoize } from '#src/content/kit/memoize.ts'
import { languagesOf } from '#src/content/languages/languages.ts'
import { languageOfWords } from '#src/content/languages/translate-files.ts'
import { sampleCompany } from '#src/content/schemas/sample-company.ts'
import type { Settings } from '#src/content/schemas/setting-schemas.ts'
import type { Proposal } from '#src/contracts/content/opening.ts'
import { formatList } from '#src/contracts/formats.ts'
import {
  countryNames,
  currencyOf,
  diallingCodeOf,
  localeNames,
  mainZoneOf,
} from '#src/contracts/place/country-facts.ts'

type Of = Pick<Settings, 'company' | 'prices'>

/** The language of the texts as it is written in a country, if its dates and amounts are known. */
function localeIn(country: string, locale: string): string | undefined {
  const code = `${new Intl.Locale(locale).language}-${country}`
  return new Intl.NumberFormat(code).resolvedOptions().locale === code ? code : undefined
}

/** Empty if nothing is proposed. */
function proposalOf(country: string, parts: readonly (string | false)[]): string {
  const proposed = parts.filter((part) => part !== false)
  return proposed.length === 0 ? '' : `Proposed for ${country}: ${formatList(proposed)}. Check it.`
}

const lawsAreGone = `The data protection law of ${sampleCompany.country.name} was taken out: without yours, pages leave out what names it.`

/** What the choice of a country proposes in the first form. */
export function proposalsByCountry({ company }: Of): Record<string, Proposal> {
  const { facts: samples } = sampleCompany
  const locales = localeNames()
  const entries = Object.entries(countryNames()).map(([code, name]): [string, Proposal] => {
    const zone = mainZoneOf(code)
    const dialling = diallingCodeOf(code)
    const locale = localeIn(code, company.locale)
    const language = locale && locales[locale]
    const phones = (['phone', 'whatsApp'] as const).filter((key) => company[key] === samples.phone)
    // Another country has none of them; they are emptied to be typed, not proposed.
    const { street, city, region } = company.address
    const laws = [
      ...(company.privacyLaw?.name === sampleCompany.privacyLaw ? ['privacyLaw'] : []),
      ...(company.radioRegulator?.short === sampleCompany.radioRegulator ? ['radioRegulator'] : []),
    ]
    const isMove = code !== sampleCompany.country.code
    const emptied = [
      ...(street === samples.street ? [{ at: 'company/address/street', value: '' }] : []),
      ...(city === sampleCompany.city ? [{ at: 'company/address/city', value: '' }] : []),
      ...(region === sampleCompany.region ? [{ at: 'company/address/region', value: null }] : []),
      ...laws.map((key) => ({ at: `company/${key}`, value: null })),
    ]
    const values = [
      ...(isMove ? emptied : []),
      ...(zone ? [{ at: 'company/timeZone', value: zone }] : []),
      ...(language ? [{ at: 'company/locale', value: locale }] : []),
      ...(dialling ? phones.map((key) => ({ at: `company/${key}`, value: `${dialling} ` })) : []),
    ]
    const words = proposalOf(name, [
      zone !== undefined && `time zone ${zone.replaceAll('_', ' ')}`,
      language !== undefined && `language ${language.replace(/,.*/, '')}`,
      dialling !== undefined && `dialling code ${dialling}`,
    ])
    return [
      code,
      { values, words: isMove && laws.length > 0 ? `${words} ${lawsAreGone}`.trim() : words },
    ]
  })
  return Object.fromEntries(entries)
}

const rates = new Map(Object.entries(taxes))

/** The tax that a country usually takes on sales, in per cent. Rates by region are not known. */
function usualTax(country: string): { name: string; percent: number } | undefined {
  const tax = rates.get(country)
  if (tax === undefined || (tax.type !== 'vat' && tax.type !== 'gst')) return undefined
  return { name: tax.type.toUpperCase(), percent: Math.round(tax.rate * 10_000) / 100 }
}

const isInEnglish = (company: Of['company']): boolean =>
  new Intl.Locale(languagesOf(company)[0]).language === languageOfWords

/** What a company's country proposes in the form of prices; null if all fits or was confirmed. */
export const proposedPrices = memoize((of: Of): Proposal | null => {
  const { address } = of.company
  const { prices } = of
  const currency = currencyOf(address.countryCode)
  if (!prices.isSample) return null
  const usual = usualTax(address.countryCode)
  // The rate of the example is wrong elsewhere for sure, even where the right one is not known.
  const isTaxOpen =
    prices.vat.percent === sampleCompany.vatPercent &&
    usual?.percent !== prices.vat.percent &&
    address.countryCode !== sampleCompany.country.code
  // A currency that is not known here is not another's.
  const isLocal = currency === undefined || isLocalCurrency(of)
  if (isLocal && !isTaxOpen) return null
  const taxName = usual && isInEnglish(of.company) ? usual.name : prices.vat.name
  // A site that begins with one currency goes on with one.
  const isOne = prices.local.currency === of.company.currency
  const rate =
    isOne || currency === of.company.currency
      ? 1
      : // The rate of another currency is wrong for sure, and nobody knows the new one.
        null
  return {
    values: [
      ...(isLocal
        ? []
        : [
            ...(isOne ? [{ at: 'company/currency', value: currency }] : []),
            { at: 'prices/local/currency', value: currency },
            { at: 'prices/local/rate', value: rate },
          ]),
      ...(isTaxOpen
        ? [
            // Another language has its own name for it.
            { at: 'prices/vat/name', value: taxName },
            { at: 'prices/vat/percent', value: usual?.percent ?? null },
          ]
        : []),
    ],
    words: [
      proposalOf(address.country, [
        !isLocal && (isOne ? `currency ${currency}` : `local currency ${currency}`),
        isTaxOpen && usual !== undefined && `${taxName} ${usual.percent}%`,
      ]),
      isTaxOpen &&
        usual === undefined &&
        `No rate of ${taxName} is known for ${address.country}: type yours.`,
    ]
      .filter(Boolean)
      .join(' '),
  }
})
