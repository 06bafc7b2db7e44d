import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'

/** Names of countries by their two letters, by name. */
export function countryNames(): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const named = getCountries().map((code) => [code, names.of(code) ?? code] as const)
  return Object.fromEntries(named.sort(([, one], [, other]) => one.localeCompare(other, 'en')))
}

/** Names of currencies by their code, with the code. */
export function currencyNames(): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Object.fromEntries(
    Intl.supportedValuesOf('currency').map((code) => [code, `${code}, ${names.of(code) ?? ''}`]),
  )
}

/** Returns whether a number has the dialling code of a country, or the country is unknown. */
export const isDialledIn = (phone: string, country: string): boolean =>
  !isSupportedCountry(country) || phone.startsWith(`+${getCountryCallingCode(country)}`)

/** Lists the time zones of a country; empty if it is unknown. */
function zonesOf(country: string): readonly string[] {
  // A getter until Node.js 22, a method since; TypeScript knows neither.
  const place = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    timeZones?: string[]
    getTimeZones?: () => string[]
  }
  return place.getTimeZones?.() ?? place.timeZones ?? []
}

const nameOfZone = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** Returns whether a time zone is one of a country, or the country is unknown. */
export function isZoneOf(zone: string, country: string): boolean {
  const zones = zonesOf(country)
  return zones.length === 0 || zones.map(nameOfZone).includes(nameOfZone(zone))
}
