import { site } from '#src/content/settings/site.ts'
import { daysBetween, mondayOf, shiftDay } from '#src/contracts/days.ts'
import { may } from '#src/contracts/permissions.ts'
import type { Context } from '#src/core/context.server.ts'
import { officeTime } from '#src/core/office-time.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import { nearestIsoMoment } from '#src/core/stored-rows.server.ts'
import { listDayCounts, sumValues } from './day-counts.server.ts'
import {
  type AnswerTimes,
  type CountKind,
  type CountLine,
  countKinds,
  type Numbers,
  type NumbersPeriod,
  type OfferCount,
  offerCounts,
  type Pair,
  readPeriod,
  type Span,
  type Step,
  sumOf,
} from './numbers.ts'
import { countOffers, listQuoted } from './offer-counts.server.ts'
import {
  countAnswers,
  countTopics,
  early,
  listAnsweredRequests,
  listConfirmations,
  listOpenByPerson,
  listTopicCounts,
  unanswered,
} from './request-counts.server.ts'

/** Maximum days of a period with a step for each day; longer periods have a step for each week. */
const mostDays = 31

/** Lists the first days of the steps. A week begins on Monday, or with the period. */
function stepsOf({ from, to }: Span, isByDay: boolean): string[] {
  const start = isByDay ? from : mondayOf(from)
  const length = isByDay ? 1 : 7
  return Array.from({ length: Math.floor(daysBetween(start, to) / length) + 1 }, (_, place) => {
    const day = shiftDay(start, place * length)
    return day < from ? from : day
  })
}

function placesOf(
  { span, before }: NumbersPeriod,
  isByDay: boolean,
): Map<string, { when: keyof Pair; place: number }> {
  const places = (of: Span, when: keyof Pair) =>
    stepsOf(of, true).map((day) => {
      const place = isByDay
        ? daysBetween(of.from, day)
        : Math.floor(daysBetween(mondayOf(of.from), day) / 7)
      return [day, { when, place }] as const
    })
  return new Map([...places(before, 'before'), ...places(span, 'now')])
}

type Sum = Pair & { steps: Record<keyof Pair, number[]> }
type Cut = { first: string[]; places: ReturnType<typeof placesOf> }

function createSums(period: NumbersPeriod) {
  const isByDay = daysBetween(period.span.from, period.span.to) < mostDays
  const cut = (isUsed: boolean): Cut => ({
    first: stepsOf(period.span, isUsed),
    places: placesOf(period, isUsed),
  })
  const [days, weeks] = [cut(isByDay), cut(false)]
  const cutOf = (kind: CountKind) => (kind === countKinds.visits ? days : weeks)
  const sums = new Map<CountKind, Map<string, Sum>>()
  function sumFor(kind: CountKind, value: string): Sum {
    const values = sums.get(kind) ?? new Map<string, Sum>()
    if (values.size === 0) sums.set(kind, values)
    const sum = values.get(value) ?? { now: 0, before: 0, steps: { now: [], before: [] } }
    if (!values.has(value)) values.set(value, sum)
    return sum
  }
  return {
    addPair(kind: CountKind, value: string, { now, before }: Pair) {
      const sum = sumFor(kind, value)
      sum.now += now
      sum.before += before
    },
    addDay(day: string, kind: CountKind, value: string, count = 1) {
      const at = cutOf(kind).places.get(day)
      if (!at) return
      const sum = sumFor(kind, value)
      sum[at.when] += count
      const steps = sum.steps[at.when]
      steps[at.place] = (steps[at.place] ?? 0) + count
    },
    lines: (kind: CountKind): CountLine[] =>
      [...(sums.get(kind) ?? [])]
        .map(([value, { now, before }]) => ({ value, now, before }))
        .filter(({ now, before }) => now + before > 0)
        .sort(
          (one, other) =>
            other.now - one.now || other.before - one.before || (one.value < other.value ? -1 : 1),
        ),
    steps(kind: CountKind, value: string): Step[] {
      const { now = [], before = [] } = sums.get(kind)?.get(value)?.steps ?? {}
      return cutOf(kind).first.map((day, place) => ({
        day,
        now: now[place] ?? 0,
        before: before[place] ?? 0,
      }))
    },
  }
}

/**
 * Computes the median and slowest answer time, and the answers within a working day.
 * @param lines counts of requests by minutes
 */
function answerTimes(
  lines: readonly CountLine[],
  when: keyof Pair,
  workingDay: number,
): AnswerTimes {
  const countOf = (value: string) => lines.find((line) => line.value === value)?.[when] ?? 0
  const times = lines
    .flatMap(({ value, [when]: count }) => {
      const isDue = !value.startsWith(early)
      const minutes = isDue ? value : value.slice(early.length)
      return /^\d+$/.test(minutes) && count > 0 ? [{ minutes: Number(minutes), count, isDue }] : []
    })
    .sort((one, other) => one.minutes - other.minutes)
  const sumOf = (counted: typeof times) => counted.reduce((sum, { count }) => sum + count, 0)
  const due = times.filter(({ isDue }) => isDue)
  const answered = sumOf(times)
  let passed = 0
  // If the number of answers is even, the lower median is used.
  const median = times.find(({ count }) => {
    passed += count
    return passed >= answered / 2
  })
  return {
    median: median?.minutes ?? null,
    slowest: times.at(-1)?.minutes ?? null,
    inTime: sumOf(due.filter(({ minutes }) => minutes <= workingDay)),
    due: sumOf(due) + countOf(unanswered.late),
  }
}

const visitKinds: CountKind[] = [
  countKinds.pages,
  countKinds.sites,
  countKinds.countries,
  countKinds.campaigns,
  countKinds.languages,
]
/** Kinds whose counts are read for each day; those of `visitKinds` are read as totals. */
const dailyKinds = Object.values(countKinds).filter((kind) => !visitKinds.includes(kind))

/** `hasSharedCache`: a cache in front of the site answers some visits, which are not counted. */
export type NumbersContext = Context & { hasSharedCache: boolean }

/**
 * Computes the company's numbers for staff from stored rows, from counts of deleted rows, and from
 * visits. Who may not see names gets `Person 1` instead.
 */
export async function readNumbers(
  { database: { db }, hasSharedCache }: NumbersContext,
  staff: SignedIn,
  periodName: string | null,
  now = Date.now(),
): Promise<Numbers> {
  requirePermission(staff, 'numbers.read')
  const office = officeTime(site())
  const period = readPeriod(periodName, office.dayOf(now))
  const all: Span = { from: period.before.from, to: period.span.to }
  const moments = ({ from, to }: Span) => ({
    from: office.startOf(from),
    to: office.startOf(shiftDay(to, 1)),
  })
  const [answers, topics, gone, confirmed, visits, open, quoted] = await Promise.all([
    listAnsweredRequests(db, moments(all)),
    listTopicCounts(db, { span: moments(period.span), before: moments(period.before) }),
    listDayCounts(db, dailyKinds, all),
    listConfirmations(db, moments(all)),
    sumValues(db, visitKinds, period),
    listOpenByPerson(db),
    listQuoted(db, moments(all)),
  ])
  const sums = createSums(period)
  countAnswers(answers, office, now, ({ submittedAt }, kind, value) =>
    sums.addDay(office.dayOf(submittedAt), kind, value),
  )
  countTopics(topics, ({ money, ...pair }, kind, value, isMoney) =>
    sums.addPair(kind, value, isMoney ? money : pair),
  )
  for (const moment of quoted) sums.addDay(office.dayOf(moment), countKinds.quotes, '')
  await countOffers(db, moments(all), (at, kind, currency, count) =>
    sums.addDay(office.dayOf(at), kind, currency, count),
  )
  for (const moment of confirmed)
    sums.addDay(office.dayOf(moment), countKinds.subscribers, 'gained')
  for (const { day, kind, value, count } of gone) sums.addDay(day, kind, value, count)
  for (const { kind, value, ...pair } of visits) sums.addPair(kind, value, pair)
  const seen = may(staff.role, 'numbers.names') ? open : open.map(numbered)
  return toNumbers(sums, {
    period,
    workingDay: office.workingDay,
    open: seen,
    isComplete: !hasSharedCache,
  })
}

const none: Pair = { now: 0, before: 0 }

/** Lists the currencies of offers and orders, with their counts and sums. */
function offersOf(sums: ReturnType<typeof createSums>): Numbers['offers'] {
  const lines = offerCounts.flatMap((name) => sums.lines(countKinds[name]))
  const currencies = new Set(lines.map(({ value }) => value))
  const pairOf = (name: OfferCount, currency: string): Pair => {
    const { now, before } =
      sums.lines(countKinds[name]).find(({ value }) => value === currency) ?? none
    return { now, before }
  }
  return [...currencies].sort().map((currency) => ({
    currency,
    offers: pairOf('offers', currency),
    offersMoney: pairOf('offersMoney', currency),
    accepted: pairOf('accepted', currency),
    acceptedMoney: pairOf('acceptedMoney', currency),
    declined: pairOf('declined', currency),
    declinedMoney: pairOf('declinedMoney', currency),
    orders: pairOf('orders', currency),
    ordersMoney: pairOf('ordersMoney', currency),
  }))
}

type OpenRow = Awaited<ReturnType<typeof listOpenByPerson>>[number]

const numbered = (row: OpenRow, at: number): OpenRow => ({
  ...row,
  person: row.person && `Person ${at + 1}`,
})

function toNumbers(
  sums: ReturnType<typeof createSums>,
  {
    period,
    workingDay,
    open,
    isComplete,
  }: { period: NumbersPeriod; workingDay: number; open: OpenRow[]; isComplete: boolean },
): Numbers {
  const states = sums.lines(countKinds.requests)
  const byState = {
    new: sums.steps(countKinds.requests, 'new'),
    answered: sums.steps(countKinds.requests, 'answered'),
  }
  const flagged = sums.steps(countKinds.requests, 'flagged')
  const weeks = byState.new.map((step, place) => {
    const of = [step, byState.answered[place], flagged[place]].map(
      (one) => one ?? { now: 0, before: 0 },
    )
    const [fresh = 0, answered = 0, spam = 0] = of.map((one) => one.now)
    return { day: step.day, ...sumOf(of.slice(0, 2)), new: fresh, answered, flagged: spam }
  })
  const pages = sums.lines(countKinds.pages)
  const byValue = (lines: CountLine[]) =>
    new Map(lines.map(({ value, ...pair }) => [value, pair] as const))
  const visitsOf = byValue(pages)
  const wonBy = byValue(sums.lines(countKinds.wonCampaigns))
  const moneyBy = byValue(sums.lines(countKinds.moneyCampaigns))
  const answers = sums.lines(countKinds.answers)
  return {
    period,
    workingDay,
    requests: { total: sumOf(states.filter(({ value }) => value !== 'flagged')), weeks, states },
    origins: sums
      .lines(countKinds.origins)
      .map((line) => ({ ...line, visits: visitsOf.get(line.value) ?? none })),
    products: sums.lines(countKinds.products),
    campaigns: sums.lines(countKinds.requestCampaigns).map((line) => ({
      ...line,
      won: wonBy.get(line.value) ?? none,
      money: moneyBy.get(line.value) ?? none,
    })),
    trades: sums.lines(countKinds.trades),
    quotes: sumOf(sums.lines(countKinds.quotes)),
    offers: offersOf(sums),
    outcomes: sums.lines(countKinds.outcomes),
    answers: {
      now: answerTimes(answers, 'now', workingDay),
      before: answerTimes(answers, 'before', workingDay),
    },
    subscribers: {
      gained: sums.steps(countKinds.subscribers, 'gained'),
      lost: sums.steps(countKinds.subscribers, 'lost'),
    },
    visits: {
      isComplete,
      total: sumOf(sums.lines(countKinds.visits)),
      days: sums.steps(countKinds.visits, ''),
      pages,
      sites: sums.lines(countKinds.sites),
      countries: sums.lines(countKinds.countries),
      campaigns: sums.lines(countKinds.campaigns),
      languages: sums.lines(countKinds.languages),
    },
    open: open.map(({ oldest, ...rest }) => ({ ...rest, oldest: nearestIsoMoment(oldest) })),
  }
}
