// Formats dates, times, amounts and numbers. Locale, time zone and currency are parameters, because
// the company's settings may change while the site runs. No other file makes its own formatter
// (tests/repository/source.test.ts).

import { isolateUnit, isRightToLeft } from './text/direction.ts'
import { plainDigits } from './text/plain-digits.ts'
import { trimEnd } from './text/trim-end.ts'

export type Region = {
  /** BCP 47, such as en-GB. */
  locale: string
  /** IANA name, such as Africa/Lagos. */
  timeZone: string
  /** Whether times name their zone, because readers may take them for those of the office. */
  namesZone?: boolean
}
/** Picks the company's settings that islands need to write moments. */
export const regionOf = ({ locale, timeZone }: Region): Region => ({ locale, timeZone })

export type Money = {
  locale: string
  /** ISO 4217, such as USD. */
  currency: string
  /**
   * The currency in which amounts were entered; if it differs from `currency`, no amount is shown.
   */
  pricedIn?: string
}

/** Returns whether amounts still have to be entered in the new currency. */
export const isForeign = ({
  currency,
  pricedIn = currency,
}: Pick<Money, 'currency' | 'pricedIn'>): boolean => pricedIn !== currency

/** Maximum number of cached formatters of each kind, because visitors have many time zones. */
const mostKept = 100

/** Caches formatters, because making one takes a hundred times as long as using it. */
function keep<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = JSON.stringify([locale, options])
    const known = made.get(key)
    // Null is a result too: a locale whose amounts have the separators of its numbers.
    if (known !== undefined) return known
    if (made.size >= mostKept) made.clear()
    const formatter = make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}
const numbers = keep(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const moments = keep(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
/** Whether a locale counts hours to twelve, where no zero stands before them: `8:00 am`. */
const hasTwelveHours = keep(
  (locale, options: { hour: 'numeric' }) =>
    new Intl.DateTimeFormat(locale, options).resolvedOptions().hour12 === true,
)
const names = keep(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)
const ages = keep(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)
const lists = keep(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

type Separators = { group: string; decimal: string }

const separatorsIn = (parts: readonly Intl.NumberFormatPart[]): Separators => {
  const found = (wanted: Intl.NumberFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return { group: found('group'), decimal: found('decimal') }
}

/**
 * The separators of a locale's amounts, where those of its numbers differ: in the English of the
 * euro countries, in Swiss French and in Austrian German; null elsewhere. A page has both, and one
 * way to write them, which is that of the amounts.
 */
const separatorsOfAmounts = keep((locale, currency: string): Separators | null => {
  const example = 1_234_567.5
  const ofAmounts = separatorsIn(
    numbers(locale, { style: 'currency', currency }).formatToParts(example),
  )
  const ofNumbers = separatorsIn(numbers(locale, {}).formatToParts(example))
  const isSame = ofAmounts.group === ofNumbers.group && ofAmounts.decimal === ofNumbers.decimal
  return isSame ? null : ofAmounts
})

/** Writes a part of a number or an amount: `Intl` has a hyphen for the minus of most languages. */
const writePart = ({ type, value }: Intl.NumberFormatPart): string =>
  type === 'minusSign' ? value.replace('-', '−') : value

/** Writes a number with the separators that amounts have. */
function writeNumber(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const separators = separatorsOfAmounts(locale, 'EUR')
  return numbers(locale, options)
    .formatToParts(value)
    .map((part) =>
      separators && (part.type === 'group' || part.type === 'decimal')
        ? separators[part.type]
        : writePart(part),
    )
    .join('')
}

/** Writes a length of time: `24 months`, `1 hour`. */
export const formatDuration = (
  value: number,
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year',
  locale: string,
): string => writeNumber(value, locale, { style: 'unit', unit, unitDisplay: 'long' })

/** @param decimals number of decimals; by default those of the value, at most three */
export const formatNumber = (value: number, locale: string, decimals?: number): string =>
  writeNumber(
    value,
    locale,
    decimals === undefined
      ? {}
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
  )

/**
 * Symbols of currencies that are not written: those made of letters, such as RF or CFA, which are
 * little known abroad, and signs that no typeface of the site has (content/typeface.ts), because an
 * amount is of one typeface.
 */
const unwritten = /\p{L}|(?![$¢£¤¥₣₦₩₪₫€₮₱₴₹₺₽₿])\p{Sc}/u
/** A sign in Latin letters, such as zł, Kč or kr. */
const inLetters = /^[\p{Script=Latin}.]+$/u

const isOfFigure = ({ type }: Intl.NumberFormatPart) =>
  type === 'integer' || type === 'group' || type === 'decimal' || type === 'fraction'

/**
 * Writes an amount: `$29.00`. In a language from right to left it is isolated, so that figures beside
 * it do not join the code of its currency.
 * @param amount text with no decimals or those of its currency: `120`, `29.00`
 * @param sayFigure says the figure without its currency in another way: `1.7 million`. Its decimals
 * are preserved.
 */
export function formatAmount(
  amount: string,
  { locale, currency }: Omit<Money, 'pricedIn'>,
  sayFigure?: (figure: string) => string,
): string {
  const whole = sayFigure ? amount : withDecimals(amount, currency)
  const decimals = whole.split('.')[1]?.length ?? 0
  const write = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') =>
    numbers(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).formatToParts(Number(amount))
  const join = (parts: readonly Intl.NumberFormatPart[]) => {
    const figure = parts.filter(isOfFigure).map(({ value }) => value)
    const first = parts.findIndex(isOfFigure)
    const written = parts
      .flatMap((part, at) =>
        at === first
          ? [sayFigure ? sayFigure(figure.join('')) : figure.join('')]
          : isOfFigure(part)
            ? []
            : [writePart(part)],
      )
      .join('')
    return isRightToLeft(locale) ? isolateUnit(written) : written
  }
  const short = write('narrowSymbol')
  const signOf = (parts: readonly Intl.NumberFormatPart[]) =>
    parts.find(({ type }) => type === 'currency')?.value ?? ''
  const sign = signOf(short)
  // Who writes the language of the currency knows its letters.
  const isKnown = !/^en\b/.test(locale) && inLetters.test(sign) && signOf(write('symbol')) === sign
  return join(isKnown || !unwritten.test(sign) ? short : write('code'))
}

/** The shape of a currency's code. `Intl` throws for any other text. */
export const currencyCode = /^[A-Z]{3}$/

/** Returns the number of decimals of a currency: 2 of NGN, 0 of JPY, 3 of KWD. */
export const decimalsOf = (currency: string): number =>
  numbers('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Gives an amount that has decimals those of its currency: `112.5` → `112.500` dinars. Whole amounts
 * and rates, which are finer, stay.
 */
export function withDecimals(amount: string, currency: string): string {
  const [whole = '', decimals = ''] = amount.split('.')
  if (decimals === '') return amount
  const own = trimEnd(decimals, /0/).padEnd(decimalsOf(currency), '0')
  return own === '' ? whole : `${whole}.${own}`
}

/** Writes an amount for programs: `1703312.50`. @param units in the currency's smallest unit */
export function decimalOfUnits(units: number, currency: string): string {
  const decimals = decimalsOf(currency)
  return (units / 10 ** decimals).toFixed(decimals)
}

/**
 * Writes an amount with the decimals of its currency: `₦1,703,312.50`.
 * @param units in the currency's smallest unit
 */
export const formatUnits = (units: number, money: Money): string =>
  formatAmount(decimalOfUnits(units, money.currency), money)

/** The same with decimals only if needed: `$180`, `$954.17`. */
export const formatBriefly = (units: number, money: Money): string =>
  formatAmount(decimalOfUnits(units, money.currency).replace(/\.0+$/, ''), money)

/** Names a currency: US dollars. @param form `singular`: US dollar, Nigerian naira */
export const currencyName = (
  { locale, currency }: Money,
  form: 'singular' | 'plural' = 'plural',
): string =>
  numbers(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(form === 'singular' ? 1 : 2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/**
 * Names a time zone: by its rules of today, without regard to summer time (West Africa Time), or as
 * it is at a moment (British Summer Time).
 */
export const timeZoneName = ({ locale, timeZone }: Region, at?: Date): string =>
  moments(locale, { timeZone, timeZoneName: at ? 'long' : 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** Names a language. @param code BCP 47, such as yo */
export const languageName = (code: string, locale: string): string =>
  names(locale, { type: 'language' }).of(code) ?? code

/** Names a country. @param code ISO 3166, such as NG */
export const countryName = (code: string, locale: string): string =>
  names(locale, { type: 'region' }).of(code) ?? code

/**
 * @param day ISO 8601: `2026-11-20`
 * @param length `medium`: 20 Nov 2026; `long`: with the whole month; `full`: also the weekday
 */
export const formatDay = (
  day: string,
  locale: string,
  length: 'medium' | 'long' | 'full',
): string => moments(locale, { dateStyle: length, timeZone: 'UTC' }).format(new Date(day))

/**
 * Returns the day of a moment as content writes it: `2026-11-20` for `2026-11-20T09:30` or
 * `2026-11-20`.
 */
export const dayOf = (moment: string): string => moment.slice(0, '2026-11-20'.length)

/** Writes a month in full, or a quarter: March 2027, Q2 2027. @param month `2027-03`, `2027-Q2` */
export const formatMonth = (month: string, locale: string): string =>
  month.includes('Q')
    ? month.split('-').reverse().join(' ')
    : moments(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      )

/** Writes a day without its year: `23 Nov`. @param day ISO 8601 */
export const formatDate = (day: string, locale: string): string =>
  moments(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

/** Writes a day with its weekday: `Mon 23 Nov`. @param day ISO 8601 */
export const formatWeekday = (day: string, locale: string): string =>
  moments(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** Writes the weekday of a day: `Mon`. @param day ISO 8601 @param length `long`: Monday */
export const formatWeekdayName = (
  day: string,
  locale: string,
  length: 'short' | 'long' = 'short',
): string => moments(locale, { weekday: length, timeZone: 'UTC' }).format(new Date(day))

const momentStyles = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'long', hour: '2-digit', minute: '2-digit' },
  /** `20 Nov, 14:05`. */
  brief: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** `20 Nov 2026, 14:05`. */
  short: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** `20 November 2026 at 14:05`. */
  long: { dateStyle: 'long', timeStyle: 'short' },
  /** `Friday, 20 November 2026 at 14:05`. */
  full: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** @throws RangeError for an unknown time zone */
export const formatMoment = (
  moment: Date,
  { locale, timeZone, namesZone = false }: Region,
  style: keyof typeof momentStyles,
): string => {
  const options: Intl.DateTimeFormatOptions = { ...momentStyles[style], timeZone }
  if (options.hour && hasTwelveHours(locale, { hour: 'numeric' })) options.hour = 'numeric'
  // Intl refuses the name of a zone beside `timeStyle`.
  const name = namesZone && !options.timeStyle ? ({ timeZoneName: 'short' } as const) : {}
  return moments(locale, { ...options, ...name }).format(moment)
}

/** Writes a moment with its zone: `20 November 2026 at 14:05 (West Africa Time)`. */
export const formatMomentAndZone = (
  moment: Date,
  region: Region,
  style: keyof typeof momentStyles,
): string => `${formatMoment(moment, region, style)} (${timeZoneName(region, moment)})`

/** Writes a time of day. @param time on the 24-hour clock: `08:00` */
export const formatClock = (time: string, locale: string): string =>
  formatMoment(new Date(`1970-01-01T${time}:00Z`), { locale, timeZone: 'UTC' }, 'time')

/** Writes `a, b and c`. @param lang BCP 47 tag of what visitors read; staff read English */
export const formatList = (
  items: Iterable<string>,
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
  lang = 'en-GB',
): string => lists(lang, { type }).format(items)

/** Begins a text with a capital letter, also after an opening square bracket. */
export const capitalised = (text: string): string =>
  text.replace(/^\[?./u, (start) => start.toUpperCase())

/** The Swedish locale writes dates and times as in ISO 8601. */
const iso = 'sv-SE'

/** Returns the date in a time zone as `2026-11-20`, for comparison with dates in content. */
export const isoDay = (moment: Date, timeZone: string): string =>
  moments(iso, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(moment)

/**
 * Returns the date and time in a time zone as `2026-11-20T09:30`, which can also be compared with
 * dates in content.
 */
export const isoMinute = (moment: Date, timeZone: string): string =>
  moments(iso, { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(moment)
    .replace(' ', 'T')

const minute = 60_000
const day = 24 * 60 * minute

/** Returns the milliseconds by which a zone's clock is ahead of UTC. */
export const offsetOf = (moment: number, timeZone: string): number =>
  Date.parse(`${isoMinute(new Date(moment), timeZone)}Z`) - Math.floor(moment / minute) * minute

/**
 * Returns the moment of a local time in milliseconds: the first, if a clock change repeats it; null
 * if one skips it.
 * @param local from `isoMinute`
 */
export function momentOf(local: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${local}Z`)
  const possible = [asUtc - day, asUtc + day].map((near) => asUtc - offsetOf(near, timeZone))
  const shown = possible.filter((moment) => isoMinute(new Date(moment), timeZone) === local)
  return shown.length === 0 ? null : Math.min(...shown)
}

/** Returns a local time, or the next one that the zone's clock shows if a change skips it. */
export function nextShown(local: string, timeZone: string): string {
  // One change has skipped a whole day, in Samoa.
  for (let minutes = 0; minutes <= 24 * 60; minutes++) {
    const next = isoMinute(new Date(Date.parse(`${local}Z`) + minutes * 60_000), 'UTC')
    if (momentOf(next, timeZone) !== null) return next
  }
  return local
}

/** Returns the time by this machine's clock, for logs: `14:05:09`. */
export const isoTime = (moment: Date): string =>
  moments(iso, { timeStyle: 'medium' }).format(moment)

/**
 * Returns the parts of a time in a zone, on the 24-hour clock, for calculations.
 * @throws RangeError for an unknown time zone
 */
export function readClock(
  moment: Date,
  timeZone: string,
): { hour: number; minute: number; isWeekend: boolean } {
  const parts = moments('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    hour: Number(part('hour')),
    minute: Number(part('minute')),
    isWeekend: ['Sat', 'Sun'].includes(part('weekday')),
  }
}

/** A telephone number for tel: links (E.164). */
export const telephoneOf = (phone: string) => plainDigits(phone).replaceAll(/[^+\d]/g, '')

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** Writes how long ago a moment was, in English: `2 minutes ago`, `now`. */
export function formatAge(moment: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - moment.getTime())
  const [unit, size] = units.find(([, least]) => age >= least) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ]
  return ages('en-GB', { numeric: 'auto' }).format(-Math.floor(age / size), unit)
}
