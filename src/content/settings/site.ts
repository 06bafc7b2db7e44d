import { hoursInWords } from '#src/contracts/contact/office-hours.ts'
import { isoDay, regionOf, telephoneOf } from '#src/contracts/formats.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { technicalDocumentAddress } from '../addresses/address-of.ts'
import { localeIn } from '../languages/languages.ts'
import { languageOfWords } from '../languages/translate-files.ts'
import { exampleContacts } from '../schemas/sample-company.ts'
import { currentSnapshot, publicSnapshot } from '../snapshot/snapshot.ts'
import { fromSettings } from './settings.ts'

/**
 * Every company fact, from content/company.json. Tokens for the copy such as `{name}` are in
 * src/content/reading/company-values.ts.
 */
export const site = fromSettings(({ company, phrases }) => ({
  ...company,
  hours: { ...company.hours, text: hoursInWords(company, phrases) },
  telephone: telephoneOf(company.phone),
  technicalDocument: technicalDocumentAddress,
}))

/**
 * As staff read times and amounts: in English, in the form of the company's country, in whichever
 * language a visitor causes a note.
 */
export const siteRegion = () => {
  const { company } = publicSnapshot().settings
  return regionOf({ ...site(), locale: localeIn(languageOfWords, company.locale) })
}

/** The origin that visitors of this server see, where it is set; the company's site may be another. */
let publicOrigin: string | undefined

export const setPublicOrigin = (origin: string | undefined): void => {
  publicOrigin = origin
}

/**
 * The complete address of a path on this server, in the language of the current snapshot: for links
 * in mails and papers, which lead where the other links of their mail lead.
 */
export const addressOnSite = (path: string): string =>
  (publicOrigin ?? site().url) + withPrefix(currentSnapshot().prefix, path)

/** The same at the company's own address, for search engines and feeds. */
export const canonicalAddress = (path: string): string =>
  site().url + withPrefix(currentSnapshot().prefix, path)

/** The day of the company's calendar at a moment. */
export const todayAt = (now: number): string => isoDay(new Date(now), site().timeZone)

export type Site = ReturnType<typeof site>

/** The number at which the company can be called; null while it is the delivered example. */
export const phoneToCall = (company: Site): string | null =>
  exampleContacts(company).phone ? null : company.phone
