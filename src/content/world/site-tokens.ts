import { contactFields } from '#src/contracts/contact-fields.ts'
import { contactFileTypes } from '#src/contracts/contact-files.ts'
import { currencyName, formatList, telephoneOf, timeZoneName } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import { figureTokens } from './dossiers/figures.ts'
import { oncePer } from './reading/once-per.ts'
import type { Company } from './schemas/company-schema.ts'
import type { Settings } from './schemas/setting-schemas.ts'

/** The company's own facts, by the names of their tokens; null stands for what the company does not have. */
export const companyValues = oncePer(
  (company: Company): Tokens => ({
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
    timeZoneName: timeZoneName(company),
    homePlace: company.places.home,
    clinicPlace: company.places.clinic,
    warehousePlace: company.places.warehouse,
    workshopPlace: company.places.workshop,
    depotPlace: company.places.depot,
    farmPlace: company.places.farm,
    otherCity: company.places.otherCity,
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
  }),
)

/** What the contact form takes. */
const contactFormValues = {
  contactFields: Object.values(contactFields)
    .map(({ stored }) => stored)
    .join(', '),
  contactFiles: limits.contactFiles.count,
  contactFileMegabytes: limits.contactFiles.bytes / 1024 / 1024,
  contactFileTypes: formatList(
    Object.values(contactFileTypes).map(({ label }) => label),
    'disjunction',
  ),
}

/** What tokens stand for on every page, wherever it is; what follows from products and worked examples is not among it (world/world.ts). */
export const tokensOfSite = oncePer(
  ({ company, facts }: Pick<Settings, 'company' | 'facts'>): Tokens => ({
    ...companyValues(company),
    ...figureTokens(facts, company.locale),
    ...contactFormValues,
  }),
)
