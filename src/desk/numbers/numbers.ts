import { daysBetween, mondayOf, shiftDay } from '#src/contracts/days.ts'

/**
 * Kinds of daily counts. Kinds that begin with `request` count deleted requests only; stored
 * requests are counted from their rows.
 */
export const countKinds = {
  requests: 'request',
  /** Requests by path of the page from which the visitor came to the form. */
  origins: 'request-page',
  /** Requests by slug of each product that was listed or asked about. */
  products: 'request-product',
  /**
   * Requests by opening minutes of the company until the first answer, or by `late` or `open`
   * without an answer.
   */
  answers: 'request-answer',
  outcomes: 'request-outcome',
  /** Requests by campaign, as visits. */
  requestCampaigns: 'request-campaign',
  /** Won requests by campaign, and their sums in whole units of the company's currency. */
  wonCampaigns: 'request-won',
  moneyCampaigns: 'request-money',
  /** Requests by trade, in the words of staff. */
  trades: 'request-trade',
  /** Requests with a quote. */
  quotes: 'request-quote',
  /**
   * Offers sent, accepted and declined, and orders by currency, and their sums in its smallest unit, on the
   * day of each.
   */
  offers: 'request-offer',
  offersMoney: 'request-offer-money',
  accepted: 'request-accepted',
  acceptedMoney: 'request-accepted-money',
  declined: 'request-declined',
  declinedMoney: 'request-declined-money',
  orders: 'request-order',
  ordersMoney: 'request-order-money',
  /** Subscribers: `gained` or `lost`. */
  subscribers: 'subscriber',
  visits: 'visit',
  pages: 'visit-page',
  /** Visits by host of the page with the link. */
  sites: 'visit-site',
  countries: 'visit-country',
  /** Visits by `utm_source`, and `utm_campaign` if it is there: `newsletter/june`. */
  campaigns: 'visit-campaign',
  /** Visits by language, where the site has several. */
  languages: 'visit-language',
} as const
export type CountKind = (typeof countKinds)[keyof typeof countKinds]

/** A count for a day of the company's calendar. */
export type DayCount = { day: string; kind: CountKind; value: string; count: number }

/** First and last day, inclusive. */
export type Span = { from: string; to: string }
/** A named period, with the earlier period for comparison. */
export type NumbersPeriod = { name: string; span: Span; before: Span }

const weeks: Record<string, number> = { '4-weeks': 4, '13-weeks': 13, '52-weeks': 52 }
const lastWeek = 'last-week'
const monthsOffered = 24

function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsOffered }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index)).toISOString().slice(0, 7),
  )
}
export const periodNames = (today: string): string[] => [
  ...Object.keys(weeks),
  lastWeek,
  ...monthsUntil(today),
]

/** @param isAll whether the tables are shown */
export const numbersAddress = (period: string, isAll: boolean): string =>
  `/admin/numbers?period=${period}${isAll ? '&all' : ''}`

const endOfMonth = (month: string) => shiftDay(`${shiftDay(`${month}-01`, 31).slice(0, 7)}-01`, -1)
const earliest = (...days: string[]) => days.sort()[0] ?? ''

/**
 * Reads a period, four weeks by default. A period that has not ended is compared with the same
 * number of days before.
 */
export function readPeriod(given: string | null, today: string): NumbersPeriod {
  const name = periodNames(today).find((one) => one === given) ?? '4-weeks'
  const monday = mondayOf(today)
  const count = name === lastWeek ? 1 : weeks[name]
  if (count !== undefined) {
    const end = name === lastWeek ? shiftDay(monday, -1) : today
    const span = { from: shiftDay(mondayOf(end), -7 * (count - 1)), to: end }
    return {
      name,
      span,
      before: { from: shiftDay(span.from, -7 * count), to: shiftDay(span.to, -7 * count) },
    }
  }
  const span = { from: `${name}-01`, to: earliest(endOfMonth(name), today) }
  const month = shiftDay(span.from, -1).slice(0, 7)
  const before = { from: `${month}-01`, to: endOfMonth(month) }
  if (span.to === today)
    before.to = earliest(before.to, shiftDay(before.from, daysBetween(span.from, today)))
  return { name, span, before }
}

/** A count in the period, and in the earlier period. */
export type Pair = { now: number; before: number }
export type CountLine = Pair & { value: string }
/**
 * Count of a day or week (`day` is the first day), with the count of the same day or week of the
 * earlier period.
 */
export type Step = Pair & { day: string }

export type AnswerTimes = {
  /**
   * Minutes of the company's opening hours until the first answer; null if no request was answered.
   */
  median: number | null
  slowest: number | null
  /**
   * `due`: number of requests whose working day is over. `inTime`: number of those that were
   * answered within it.
   */
  inTime: number
  due: number
}

export const offerCounts = [
  'offers',
  'offersMoney',
  'accepted',
  'acceptedMoney',
  'declined',
  'declinedMoney',
  'orders',
  'ordersMoney',
] as const satisfies (keyof typeof countKinds)[]
export type OfferCount = (typeof offerCounts)[number]

export type Numbers = {
  period: NumbersPeriod
  workingDay: number
  requests: {
    total: Pair
    weeks: (Step & Record<'new' | 'answered' | 'flagged', number>)[]
    states: CountLine[]
  }
  /** Requests without spam by page of origin, and visits of each page. */
  origins: (CountLine & { visits: Pair })[]
  products: CountLine[]
  /** Requests by the campaign that led to the site, with what was won. `money`: whole units. */
  campaigns: (CountLine & { won: Pair; money: Pair })[]
  trades: CountLine[]
  quotes: Pair
  /** By currency; sums are in its smallest unit. */
  offers: ({ currency: string } & Record<OfferCount, Pair>)[]
  /** Requests with an outcome, by the day on which they came. */
  outcomes: CountLine[]
  answers: { now: AnswerTimes; before: AnswerTimes }
  subscribers: { gained: Step[]; lost: Step[] }
  /** `isComplete`: all visits are counted, because no cache in front of the site answers any. */
  visits: {
    isComplete: boolean
    total: Pair
    days: Step[]
    pages: CountLine[]
    sites: CountLine[]
    countries: CountLine[]
    campaigns: CountLine[]
    languages: CountLine[]
  }
  /**
   * Unanswered requests by responsible person, the longest wait first. `person` is null if there
   * is none.
   */
  open: { person: string | null; count: number; oldest: string }[]
}

export const sumOf = (lines: readonly Pair[]): Pair =>
  lines.reduce<Pair>(
    (sum, { now, before }) => ({ now: sum.now + now, before: sum.before + before }),
    { now: 0, before: 0 },
  )

/**
 * Writes a duration: `45 min`, `3 h 20 min`, `2 working days 3 h`.
 * @param minutes of the company's opening hours
 */
export function officeDuration(minutes: number | null, workingDay: number): string {
  if (minutes === null) return '–'
  const days = Math.floor(minutes / workingDay)
  const hours = Math.floor((minutes % workingDay) / 60)
  const rest = (minutes % workingDay) % 60
  const parts = [
    days > 0 && `${days} working ${days === 1 ? 'day' : 'days'}`,
    hours > 0 && `${hours} h`,
    days === 0 && rest > 0 && `${rest} min`,
  ]
  return parts.filter(Boolean).join(' ') || 'at once'
}

/** Writes a percentage: `85 %`, or a dash if `all` is 0. */
export const shareOf = (part: number, all: number, decimals = 0): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(decimals)} %`
