import { site } from '#content/site.ts'

const values: Record<string, string> = {
  name: site.name,
  legalName: site.legalName,
  domain: new URL(site.url).host,
  email: site.email,
  privacyEmail: site.privacyEmail,
  // A number that is broken over two lines cannot be read off.
  phone: site.phone.replaceAll(' ', '\u00a0'),
  telephone: site.telephone,
  street: site.address.street,
  city: site.address.city,
  country: site.address.country,
  /** Where the postal address is on a map; a page calls it only when the visitor follows the link. */
  mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${site.address.street}, ${site.address.city}, ${site.address.country}`)}`,
  hours: site.hours.text,
  sisterBrand: site.sisterBrand.name,
  sisterBrandUrl: site.sisterBrand.url,
  healthBrand: site.healthBrand.name,
  healthBrandUrl: site.healthBrand.url,
  canadianSite: site.canadianSite.name,
  canadianSiteUrl: site.canadianSite.url,
}

/**
 * Replaces `{name}`, `{email}` … in a piece of copy by the company's values of content/site.ts.
 * @throws Error naming the token, when the copy uses one that does not exist.
 */
export function fillText(text: string): string {
  return text.replace(/\{(\w+)\}/g, (token, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`The copy uses ${token}, which content/site.ts does not give`)
    return value
  })
}
