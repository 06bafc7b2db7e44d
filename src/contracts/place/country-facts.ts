import countryToCurrency from 'country-to-currency'
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import { listedTimeZone } from '../listed-time-zones.ts'

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

/** Languages whose codes have three letters, among those whose words people would show. */
const threeLettered = 'bin ceb efi fil gaa haw ibb kab kam luo luy nso pcm tiv tzm yue'.split(' ')

const byName = (names: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(names).sort(([, one], [, other]) => one.localeCompare(other, 'en')),
  )

/** Names of languages by their code, with the code, by name. */
export function languageNames(): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = [
    ...letters.flatMap((first) => letters.map((second) => first + second)),
    ...threeLettered,
  ]
  const named = codes.flatMap((code) => {
    const name = names.of(code)
    // A former code, such as `iw`, has the name of the present one.
    const isPresent = Intl.getCanonicalLocales(code)[0] === code
    return name === undefined || !isPresent ? [] : [[code, `${name}, ${code}`]]
  })
  return byName(Object.fromEntries(named))
}

/** Names of English and of the main language as they are written in each country, by name. */
export function localeNames(): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
  const codes = getCountries().flatMap((country) => {
    const { language } = new Intl.Locale('und', { region: country }).maximize()
    return [`en-${country}`, ...(language === 'und' ? [] : [`${language}-${country}`])]
  })
  return byName(
    Object.fromEntries(codes.map((code) => [code, `${names.of(code) ?? code}, ${code}`])),
  )
}

/** Returns the code of a country's currency; undefined if the country is unknown. */
export const currencyOf = (country: string): string | undefined =>
  Object.entries(countryToCurrency).find(([code]) => code === country)?.[1]

/** Returns the dialling code of a country, such as `+234`; undefined if the country is unknown. */
export const diallingCodeOf = (country: string): string | undefined =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined

/** Returns whether a number has the dialling code of a country, or the country is unknown. */
export const isDialledIn = (phone: string, country: string): boolean =>
  !isSupportedCountry(country) || phone.startsWith(`+${getCountryCallingCode(country)}`)

/** Lists the time zones of a country; empty if it is unknown. */
export function zonesOf(country: string): readonly string[] {
  // A getter until Node.js 22, a method since; TypeScript knows neither.
  const place = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    timeZones?: string[]
    getTimeZones?: () => string[]
  }
  return place.getTimeZones?.() ?? place.timeZones ?? []
}

/** Where most people live, in countries whose first zone by name is another. */
const mainZones: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  GL: 'America/Nuuk',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/** The time zone in which most people of a country live; undefined if the country is unknown. */
export const mainZoneOf = (country: string): string | undefined =>
  mainZones[country] ?? zonesOf(country).flatMap((zone) => listedTimeZone(zone) ?? [])[0]

const nameOfZone = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone

/** Returns whether a time zone is one of a country, or the country is unknown. */
export function isZoneOf(zone: string, country: string): boolean {
  const zones = zonesOf(country)
  return zones.length === 0 || zones.map(nameOfZone).includes(nameOfZone(zone))
}
