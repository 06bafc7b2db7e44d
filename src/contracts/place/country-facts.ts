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

/**
 * Languages that are official or widely used in a country, besides English, as CLDR lists them.
 * Written out, because `Intl` can only be asked for one pair after the other, of 40,000.
 */
const languagesIn = `
  AD: ca; AE: ar; AF: fa ps uz; AL: sq; AM: hy; AO: ln pt; AR: es; AT: de; AW: nl; AX: sv;
  AZ: az; BA: bs hr sr; BD: bn; BE: de fr nl; BF: ff fr; BG: bg; BH: ar; BI: fr rn; BJ: fr yo;
  BL: fr; BN: ms; BO: es qu; BQ: nl; BR: es pt; BT: dz; BW: tn; BY: be ru; BZ: es; CA: fr;
  CD: fr ln lu sw; CF: fr ln sg; CG: fr ln; CH: de fr it pt rm; CI: fr; CL: es; CM: ff fr;
  CN: bo ii kk ko ug yue zh; CO: es; CR: es; CU: es; CV: pt; CW: nl; CY: el tr; CZ: cs; DE: de;
  DJ: ar fr so; DK: da fo; DO: es; DZ: ar fr kab; EC: es qu; EE: et ie; EG: ar; EH: ar;
  ER: ar ti; ES: ca es eu gl oc; ET: am om so ti; FI: fi se sv; FO: fo; FR: br ca fr oc;
  GA: fr; GB: cy ga gd kw; GE: ka os; GF: fr; GH: ak ee ff gaa ha; GL: da kl; GM: ff;
  GN: ff fr; GP: fr; GQ: es fr pt; GR: el; GT: es; GW: ff pt; HK: yue zh; HN: es; HR: hr;
  HT: fr; HU: hu; ID: id jv ms su; IE: ga; IL: ar he; IM: gv;
  IN: as bn bo gu hi kn ks ml mr ne or pa sa sd ta te ur; IQ: ar ku; IR: fa; IS: is;
  IT: ca de it sc; JO: ar; JP: ja; KE: kam ki luo luy om so sw; KG: ky ru; KH: km; KM: ar fr;
  KP: ko; KR: ko; KW: ar; KZ: kk ru; LA: lo; LB: ar; LI: de; LK: si ta; LR: ff; LS: st; LT: lt;
  LU: de fr lb pt; LV: lv; LY: ar; MA: ar fr tzm; MC: fr; MD: ro ru; ME: sr; MF: fr; MG: fr mg;
  MK: mk sq; ML: bm fr; MM: my; MN: mn; MO: pt yue zh; MQ: fr; MR: ar ff fr; MT: mt; MU: fr;
  MX: es; MY: ms ta zh; MZ: pt; NA: af; NC: fr; NE: ff fr ha; NG: ff ha ig pcm yo; NI: es;
  NL: fy nl; NO: nn no se; NP: ne; NZ: mi; OM: ar; PA: es; PE: es qu; PF: fr; PH: ceb es fil;
  PK: pa ps sd ur; PL: pl; PM: fr; PR: es; PS: ar; PT: pt; PY: es; QA: ar; RE: fr; RO: ro;
  RS: sr; RU: ba ce cv os ru tt; RW: fr rw; SA: ar; SC: fr; SD: ar; SE: se sv; SG: ms ta zh;
  SI: sl; SK: sk; SL: ff; SM: it; SN: ff fr wo; SO: ar so; SR: nl; SS: ar; ST: pt; SV: es;
  SX: nl; SY: ar fr ku; TD: ar fr; TG: ee fr; TH: th; TJ: tg; TL: pt; TM: tk; TN: ar fr;
  TO: to; TR: ku tr; TW: zh; TZ: sw; UA: ru uk yi; UG: lg sw; US: es haw; UY: es; UZ: uz;
  VA: it; VE: es; VN: vi; VU: fr; WF: fr; XK: sq sr; YE: ar; YT: fr; ZA: af nso st tn xh zu;
  ZW: nd sn;
`

/** Lists the languages of each country that CLDR knows, by its two letters. */
function readLanguagesIn(): string[] {
  return languagesIn.split(';').flatMap((row) => {
    const [country = '', languages = ''] = row.trim().split(': ')
    return languages.split(' ').flatMap((language) => (language ? `${language}-${country}` : []))
  })
}

/**
 * Names of the ways in which dates and amounts are written, by name: English and each language of a
 * country there, and each language by itself.
 */
export function localeNames(): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
  const codes = [
    ...Intl.NumberFormat.supportedLocalesOf(Object.keys(languageNames())),
    ...getCountries().flatMap((country) => {
      const { language } = new Intl.Locale('und', { region: country }).maximize()
      return [`en-${country}`, ...(language === 'und' ? [] : [`${language}-${country}`])]
    }),
    ...readLanguagesIn(),
  ]
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

/** Zones of countries that were asked for: `Intl` takes milliseconds for each. */
const zonesByCountry = new Map<string, readonly string[]>()

/** Lists the time zones of a country; empty if it is unknown. */
export function zonesOf(country: string): readonly string[] {
  const zones = zonesByCountry.get(country) ?? readZones(country)
  zonesByCountry.set(country, zones)
  return zones
}

function readZones(country: string): readonly string[] {
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
