import { telephoneOf } from '#src/company/site.ts'
import { currencyName } from '#src/contracts/formats.ts'
import type { Company } from './company-schema.ts'

/** What a `{token}` in the copy stands for: facts of the company as text, counts of the catalogue as numbers. */
export type TokenValue = string | number
export type TokenValues = Readonly<Record<string, TokenValue>>
/** Gives what a token stands for, by its name without braces and form; undefined for an unknown one, null for what is not there. */
export type LookUp = (name: string) => TokenValue | null | undefined

/** The company's own facts, by the names of their tokens; null stands for what the company does not have. */
export const companyValues = (company: Company): Readonly<Record<string, TokenValue | null>> => ({
  name: company.name,
  legalName: company.legalName,
  domain: new URL(company.url).host,
  email: company.email,
  privacyEmail: company.privacyEmail,
  // A number that is broken over two lines cannot be read off.
  phone: company.phone.replaceAll(' ', '\u00a0'),
  telephone: telephoneOf(company.phone),
  whatsApp: company.whatsApp?.replaceAll(' ', '\u00a0') ?? null,
  street: company.address.street,
  city: company.address.city,
  country: company.address.country,
  /** Where the postal address is on a map; a page calls it only when the visitor follows the link. */
  mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(
    `${company.address.street}, ${company.address.city}, ${company.address.country}`,
  )}`,
  /** Of the catalogue, in words: US dollars. */
  currency: currencyName(company),
  hours: company.hours.text,
  privacyLaw: company.privacyLaw.name,
  privacyAuthority: company.privacyLaw.authority.name,
  privacyAuthorityUrl: company.privacyLaw.authority.url,
  radioRegulator: company.radioRegulator.short,
  radioRegulatorName: company.radioRegulator.name,
  sisterBrand: company.sisterBrand?.name ?? null,
  sisterBrandUrl: company.sisterBrand?.url ?? null,
  healthBrand: company.healthBrand?.name ?? null,
  healthBrandUrl: company.healthBrand?.url ?? null,
  canadianSite: company.canadianSite?.name ?? null,
  canadianSiteUrl: company.canadianSite?.url ?? null,
  /** Who is called when a visitor asks for the calendar or the feed. */
  calendarHost: company.scheduling && new URL(company.scheduling.url).host,
  socialFeedHost: company.socialFeed && new URL(company.socialFeed.url).host,
})

const underTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A count as reading text writes it: `sixteen`, `twenty-one`; in figures from 100. */
export function inWords(count: number): string {
  if (count >= 100) return String(count)
  const ten = tens[Math.floor(count / 10)]
  return underTwenty[count] ?? [ten, ...(count % 10 > 0 ? [underTwenty[count % 10]] : [])].join('-')
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const token = /\{(\w+(?:\.\w+)*)(?::(words|Words))?\}/g

/** Leaves out the sentences that name what is not there. */
function dropAbsent(text: string, lookUp: LookUp): string {
  const namesAbsent = (sentence: string) => [...sentence.matchAll(token)].some(([, name = '']) => lookUp(name) === null)
  return namesAbsent(text)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !namesAbsent(sentence))
        .join(' ')
    : text
}

/**
 * Fills the tokens of a piece of copy: `{name}`, `{email}` … with the company's facts, `{products}` with a count in figures,
 * `{products:words}` in words and `{products:Words}` with a capital letter. A sentence that names what the company does not have, such
 * as a sister company, is left out.
 * @returns the text, and the tokens that stand for nothing, as they are written
 */
export function fillTokens(text: string, lookUp: LookUp): { text: string; unknown: string[] } {
  const unknown: string[] = []
  const filled = dropAbsent(text, lookUp).replace(token, (written, name: string, form?: string) => {
    const value = lookUp(name)
    if (value === undefined || value === null || (form && typeof value !== 'number')) {
      unknown.push(written)
      return written
    }
    if (!form || typeof value !== 'number') return String(value)
    return form === 'Words' ? capitalised(inWords(value)) : inWords(value)
  })
  return { text: filled, unknown }
}
