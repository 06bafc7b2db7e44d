import { currencyName, telephoneOf, timeZoneName } from '#src/contracts/formats.ts'
import { addressInLine } from '#src/contracts/place/postal-address.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import { memoize } from '../kit/memoize.ts'
import type { Company } from '../schemas/company-schema.ts'

/** The company's own facts by token name; null means that the company has none. */
export const companyValues = memoize(
  (company: Company): Tokens => ({
    name: company.name,
    legalName: company.legalName,
    registration: company.registration?.number ?? null,
    register: company.registration?.register ?? null,
    domain: new URL(company.url).host,
    email: company.email,
    privacyEmail: company.privacyEmail,
    // No-break spaces, because a phone number that is broken over two lines is hard to read.
    phone: company.phone.replaceAll(' ', '\u00a0'),
    telephone: telephoneOf(company.phone),
    whatsApp: company.whatsApp?.replaceAll(' ', '\u00a0') ?? null,
    street: company.address.street,
    city: company.address.city,
    country: company.address.country,
    mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(
      addressInLine(company.address),
    )}`,
    currency: currencyName(company),
    timeZoneName: timeZoneName(company),
    homePlace: company.places?.home ?? null,
    clinicPlace: company.places?.clinic ?? null,
    warehousePlace: company.places?.warehouse ?? null,
    workshopPlace: company.places?.workshop ?? null,
    depotPlace: company.places?.depot ?? null,
    farmPlace: company.places?.farm ?? null,
    otherCity: company.places?.otherCity ?? null,
    privacyLaw: company.privacyLaw?.name ?? null,
    privacyAuthority: company.privacyLaw?.authority.name ?? null,
    privacyAuthorityUrl: company.privacyLaw?.authority.url ?? null,
    radioRegulator: company.radioRegulator?.short ?? null,
    radioRegulatorName: company.radioRegulator?.name ?? null,
    sisterBrand: company.sisterBrand?.name ?? null,
    sisterBrandUrl: company.sisterBrand?.url ?? null,
    healthBrand: company.healthBrand?.name ?? null,
    healthBrandUrl: company.healthBrand?.url ?? null,
    canadianSite: company.canadianSite?.name ?? null,
    canadianSiteUrl: company.canadianSite?.url ?? null,
    calendarHost: company.scheduling && new URL(company.scheduling.url).host,
    socialFeedHost: company.socialFeed && new URL(company.socialFeed.url).host,
  }),
)
