import { site } from '#content/site.ts'

/** What a `{token}` in the copy stands for: facts of the company as text, counts of the catalogue as numbers. */
export type TokenValue = string | number
export type TokenValues = Readonly<Record<string, TokenValue>>

/** The company's own facts, from content/site.ts. */
export const companyValues = {
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
} satisfies TokenValues

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

/**
 * Fills the tokens of a piece of copy: `{name}`, `{email}` … with the company's facts, `{products}` with a count in figures,
 * `{products:words}` in words and `{products:Words}` with a capital letter.
 * @param lookUp gives what a token stands for, by its name without braces and form; undefined for an unknown one
 * @returns the text, and the tokens that stand for nothing, as they are written
 */
export function fillTokens(text: string, lookUp: (name: string) => TokenValue | undefined): { text: string; unknown: string[] } {
  const unknown: string[] = []
  const filled = text.replace(/\{(\w+(?:\.\w+)*)(?::(words|Words))?\}/g, (token, name: string, form?: string) => {
    const value = lookUp(name)
    if (value === undefined || (form && typeof value !== 'number')) {
      unknown.push(token)
      return token
    }
    if (!form || typeof value !== 'number') return String(value)
    return form === 'Words' ? capitalised(inWords(value)) : inWords(value)
  })
  return { text: filled, unknown }
}
