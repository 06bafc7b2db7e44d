import type { FieldPath } from '#src/contracts/content/content.ts'
import type { OpeningForm, Sample } from '#src/contracts/content/opening.ts'
import { currencyOf, isDialledIn, isZoneOf } from '#src/contracts/place/country-facts.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Words } from '../collections/word-schemas.ts'
import { type FactListName, factLists } from '../fact-lists.ts'
import { memoize } from '../kit/memoize.ts'
import { ofNobody, sampleCompany } from '../schemas/sample-company.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { hasHolidaysOf } from './foreign-holidays.ts'

type Of = Pick<Settings, 'company' | 'brand' | 'prices' | FactListName>
type CompanyField = Exclude<keyof Of['company'], 'pricedIn'>

const whoYouAre = {
  name: 'Name',
  legalName: 'Legal name',
  registration: 'Registration number',
  url: 'Address of the site',
  address: 'Postal address',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  email: 'E-mail',
  privacyEmail: 'E-mail for privacy',
} as const satisfies Partial<Record<CompanyField, string>>

const links = {
  canadianSite: 'Canadian site',
  sisterBrand: 'Sister company',
  healthBrand: 'Health brand',
  social: 'Social page',
  professionalNetwork: 'Professional network',
  appStore: 'App',
  scheduling: 'Calendar',
  socialFeed: 'Social feed',
} as const satisfies Partial<Record<CompanyField, string>>

const isSampleCompany = ({ company }: Pick<Settings, 'company'>) =>
  company.name === sampleCompany.name

/** Samples end with the sample company: visitors see an entry of it only while the name is its. */
export const isShownBy =
  ({ name }: { name: string }) =>
  ({ sampleOf }: { sampleOf?: string | undefined }): boolean =>
    sampleOf === undefined || sampleOf === name

/** Whether a field of the company holds a fact of the example, or an address under `.example`. */
export function isSampleFact(key: CompanyField, { company }: Pick<Settings, 'company'>): boolean {
  if (key === 'name') return isSampleCompany({ company })
  const text = JSON.stringify(company[key] ?? null)
  return ofNobody.test(text) || Object.values(sampleCompany.facts).some((one) => text.includes(one))
}

/** Why an address that an owner has typed is a sample too; empty for one of the example. */
export function whyNobody(key: CompanyField, { company }: Pick<Settings, 'company'>): string {
  const text = JSON.stringify(company[key] ?? null)
  return ofNobody.test(text) && !text.includes(sampleCompany.host)
    ? 'nobody has an address under .example'
    : ''
}

/** The title of a sample fact, with the reason where an owner has changed it. */
export const titleOfSample = (
  key: CompanyField,
  title: string,
  settings: Pick<Settings, 'company'>,
): string =>
  [title, whyNobody(key, settings) && `(${whyNobody(key, settings)})`].filter(Boolean).join(' ')

const companyPath = 'content/company.json'

/**
 * Returns whether a company's local currency is its country's, or that of its catalogue, which an
 * owner has confirmed; also if the country is unknown.
 */
export function isLocalCurrency({
  company,
  prices,
}: Pick<Settings, 'company' | 'prices'>): boolean {
  const { currency } = prices.local
  const own = currencyOf(company.address.countryCode)
  return (
    own === undefined || currency === own || (!prices.isSample && currency === company.currency)
  )
}

/** Lists facts that do not fit the company's country, as after it has moved. */
function unfitting(of: Of): Sample[] {
  const { company } = of
  const { address, phone, whatsApp, timeZone, privacyLaw, radioRegulator, hours } = company
  const { countryCode: country } = address
  const { country: first, regions } = sampleCompany
  const hasMoved = country !== first.code
  const facts: [isUnfitting: boolean, title: string, field: FieldPath][] = [
    [hasMoved && address.country === first.name, 'Name of the country', ['address', 'country']],
    [
      // Where the street is still the example's too, the postal address is counted as a whole.
      hasMoved &&
        !isSampleFact('address', of) &&
        (address.city === sampleCompany.city || address.region === sampleCompany.region),
      'City and region of the address',
      ['address', 'city'],
    ],
    [!isDialledIn(phone, country), 'Dialling code of the phone', ['phone']],
    [
      whatsApp !== null && !isDialledIn(whatsApp, country),
      'Dialling code of WhatsApp',
      ['whatsApp'],
    ],
    [!isZoneOf(timeZone, country), 'Time zone', ['timeZone']],
    [
      hasMoved && hasHolidaysOf(first.code, country, hours.specialDays),
      'Closed days',
      ['hours', 'specialDays'],
    ],
    [
      privacyLaw !== null &&
        (privacyLaw.country !== country ||
          (hasMoved && privacyLaw.name === sampleCompany.privacyLaw)),
      'Data protection law',
      ['privacyLaw'],
    ],
    [
      radioRegulator !== null &&
        (radioRegulator.country !== country ||
          (hasMoved && radioRegulator.short === sampleCompany.radioRegulator)),
      'Radio regulator',
      ['radioRegulator'],
    ],
  ]
  const ofPrices: typeof facts = [[!isLocalCurrency(of), 'Local currency', ['local', 'currency']]]
  const delivers =
    hasMoved && of.prices.delivery.some(({ name }) => regions.some((one) => one === name))
  return [
    ...facts
      .filter(([isUnfitting]) => isUnfitting)
      .map(([, title, field]): Sample => ({ form: 'company', title, path: companyPath, field })),
    ...ofPrices
      .filter(([isUnfitting]) => isUnfitting)
      .map(
        ([, title, field]): Sample => ({
          form: 'prices',
          title,
          path: 'content/prices.json',
          field,
        }),
      ),
    // The form of prices asks what delivery costs; the regions themselves are chosen in the entry.
    ...(delivers
      ? [
          {
            ...{ form: 'rest', title: 'Regions of delivery' },
            ...{ path: 'content/prices.json', field: ['delivery'] },
          } satisfies Sample,
        ]
      : []),
  ]
}

/**
 * Lists everything that is still a sample, or does not fit the company's country: the one number
 * that every place shows.
 */
export const samplesOf = memoize((of: Of): readonly Sample[] => {
  const { company, brand, prices } = of
  const path = companyPath
  // `Object.entries` loses the type of the keys.
  const ofCompany = (form: OpeningForm, titles: Partial<Record<CompanyField, string>>) =>
    (Object.entries(titles) as [CompanyField, string][]).flatMap(([key, title]): Sample[] =>
      isSampleFact(key, { company })
        ? [{ form, title: titleOfSample(key, title, { company }), path, field: [key] }]
        : [],
    )
  const isShown = isShownBy(company)
  return [
    ...ofCompany('company', whoYouAre),
    ...(brand.symbol.paths[0]?.d === sampleCompany.symbol
      ? [
          {
            form: 'company',
            title: 'Logo',
            path: 'content/brand.json',
            field: ['symbol'],
          } satisfies Sample,
        ]
      : []),
    ...ofCompany('links', links),
    ...ofCompany('prices', { tax: 'Tax number' }),
    ...(prices.isSample
      ? [
          {
            form: 'prices',
            title: 'Prices and availability',
            path: 'content/prices.json',
            field: ['isSample'],
          } satisfies Sample,
        ]
      : []),
    ...Object.entries(factLists).flatMap(([id, { title, entries }]): Sample[] =>
      entries(of).some((one) => one.sampleOf !== undefined && isShown(one))
        ? [{ form: 'rest', title, path: `content/${id}.json`, field: [id] }]
        : [],
    ),
    ...unfitting(of),
  ]
})

/** The one line that tells visitors so, in the footer; null once nothing is a sample. */
export function sampleNote(settings: Of, words: Words['site']['samples']): string | null {
  if (samplesOf(settings).length === 0) return null
  return isSampleCompany(settings)
    ? say(words.company, { company: settings.company.name })
    : words.some
}
