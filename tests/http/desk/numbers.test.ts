import { describe, expect, it, vi } from 'vitest'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { otherValue } from '#src/contracts/contact/origin.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { readNumbers } from '#src/desk/numbers/numbers.server.ts'
import { type AnswerTimes, type Numbers, offerCounts, sumOf } from '#src/desk/numbers/numbers.ts'
import {
  addVisit,
  storeVisits,
  takeVisits,
  type VisitCount,
  type VisitCounts,
} from '#src/desk/numbers/visit-counts.server.ts'
import { insertAcceptance, noteDeclined } from '#src/desk/offers/offer-rows.server.ts'
import { insertProForma } from '#src/desk/offers/pro-forma-rows.server.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { deleteRequests } from '#src/desk/requests/deletion.server.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { otherProduct, someProduct } from '../../content/some-products.ts'
import { weekdayHours } from '../../desk/office-hours.ts'
import { signedIn } from '../../signed-in.ts'
import { engines, openTestSite, subscriberRow } from '../test-site.ts'
import { fillTwoYears, requestOf, type SampleRequest } from './two-years.ts'

const [hour, day] = [3_600_000, 24 * 3_600_000]
/** Noon on a Tuesday in Lagos, which is one hour ahead of UTC all year. */
const now = Date.parse('2026-11-24T11:00Z')
const june = 'newsletter/june'
const local = (moment: number) => new Date(moment + hour)
const dayOf = (moment: number) => local(moment).toISOString().slice(0, 10)

/**
 * Counts the minutes in which the office was open, from 08:00 to 18:00 of each weekday between two
 * times.
 */
function officeMinutes(from: number, to: number): number {
  const minute = (moment: number) => Math.floor(moment / 60_000)
  let sum = 0
  for (let midnight = Date.parse(dayOf(from)) - hour; midnight <= to; midnight += day) {
    const isWeekend = [0, 6].includes(local(midnight).getUTCDay())
    const [opens, closes] = [midnight + 8 * hour, midnight + 18 * hour]
    if (!isWeekend)
      sum += Math.max(
        0,
        Math.min(minute(to), minute(closes)) - Math.max(minute(from), minute(opens)),
      )
  }
  return sum
}

function timesOf(requests: SampleRequest[]): AnswerTimes {
  const first = ({ answeredAt, repliedAt }: SampleRequest) =>
    Math.min(answeredAt ?? Infinity, repliedAt ?? Infinity)
  const answered = requests.filter((request) => first(request) < Infinity)
  const minutes = answered
    .map((request) => officeMinutes(request.submittedAt, first(request)))
    .sort((a, b) => a - b)
  const due = requests.filter(({ submittedAt }) => officeMinutes(submittedAt, now) > 600)
  return {
    median: minutes[Math.ceil(minutes.length / 2) - 1] ?? null,
    slowest: minutes.at(-1) ?? null,
    inTime: due.filter((one) => officeMinutes(one.submittedAt, Math.min(first(one), now)) <= 600)
      .length,
    due: due.length,
  }
}

/** Calculates all numbers of the page from the requests, without the site's code. */
function recount(all: SampleRequest[], { period }: Numbers) {
  const within = ({ from, to }: { from: string; to: string }) =>
    all.filter(({ submittedAt }) => from <= dayOf(submittedAt) && dayOf(submittedAt) <= to)
  const [now, before] = [within(period.span), within(period.before)]
  const isOrdinary = ({ isFlagged }: SampleRequest) => !isFlagged
  const pair = (is: (request: SampleRequest) => boolean) => ({
    now: now.filter(is).length,
    before: before.filter(is).length,
  })
  const isOfJune = (one: SampleRequest) => isOrdinary(one) && one.campaign === june
  const moneyOf = (requests: SampleRequest[]) =>
    requests.filter(isOfJune).reduce((sum, { won }) => sum + (won ?? 0), 0)
  const weekOf = ({ submittedAt }: SampleRequest, from: string) => {
    const monday = (moment: number) => moment - ((new Date(moment).getUTCDay() + 6) % 7) * day
    return (monday(Date.parse(dayOf(submittedAt))) - monday(Date.parse(from))) / (7 * day)
  }
  const inWeek = (week: number) => ({
    now: now.filter((one) => isOrdinary(one) && weekOf(one, period.span.from) === week).length,
    before: before.filter((one) => isOrdinary(one) && weekOf(one, period.before.from) === week)
      .length,
  })
  const has = ({ slug, address }: typeof someProduct) =>
    pair((one) => isOrdinary(one) && (one.page === address || one.list.includes(slug)))
  return {
    total: pair(isOrdinary),
    flagged: pair(({ isFlagged }) => isFlagged),
    weeks: [0, 1, 2].map(inWeek),
    nfc: pair((one) => isOrdinary(one) && one.page === '/nfc'),
    some: has(someProduct),
    other: has(otherProduct),
    won: pair((one) => isOrdinary(one) && one.outcome === 'won'),
    june: {
      value: june,
      ...pair(isOfJune),
      won: pair((one) => isOfJune(one) && one.outcome === 'won'),
      money: { now: moneyOf(now), before: moneyOf(before) },
    },
    trade: pair((one) => isOrdinary(one) && one.trade === 'Cold stores'),
    answers: { now: timesOf(now.filter(isOrdinary)), before: timesOf(before.filter(isOrdinary)) },
  }
}

const pairOf = (lines: { value: string; now: number; before: number }[], wanted: string) => {
  const { now = 0, before = 0 } = lines.find(({ value }) => value === wanted) ?? {}
  return { now, before }
}
const counted = (numbers: Numbers) => ({
  total: numbers.requests.total,
  flagged: pairOf(numbers.requests.states, 'flagged'),
  weeks: [0, 1, 2].map((week) =>
    pairOf(
      numbers.requests.weeks.map((step, at) => ({ ...step, value: String(at) })),
      String(week),
    ),
  ),
  nfc: pairOf(numbers.origins, '/nfc'),
  some: pairOf(numbers.products, someProduct.slug),
  other: pairOf(numbers.products, otherProduct.slug),
  won: pairOf(numbers.outcomes, 'won'),
  june: numbers.campaigns.find(({ value }) => value === june),
  trade: pairOf(numbers.trades, 'Cold stores'),
  answers: numbers.answers,
})

describe.each(engines)('20,000 requests of two years on %s', async (engine) => {
  const requests = Array.from({ length: 20_000 }, (_, row) => requestOf(row, 20_000, now))
  const site = await openTestSite(engine)
  await fillTwoYears(site.database, requests)

  it.each(['52-weeks', '13-weeks', 'last-week', '2026-11', '2026-02'])(
    'are counted as they are: %s',
    async (period) => {
      const snapshot = publicSnapshot()
      const { company } = snapshot.settings
      const { opens, closes } = weekdayHours
      const hours = { ...company.hours, opens, closes, days: [...weekdayHours.days], otherDays: [] }
      const inLagos = { ...company, timeZone: 'Africa/Lagos', hours }
      const numbers = await withSnapshot(
        { ...snapshot, settings: { ...snapshot.settings, company: inLagos } },
        () => readNumbers(site.context, signedIn(), period, now),
      )
      expect(numbers.period.name).toBe(period)
      const expected = recount(requests, numbers)
      expect(expected.total.now * expected.total.before * expected.answers.now.due).toBeGreaterThan(
        0,
      )
      expect(counted(numbers)).toEqual(expected)
      if (period === '52-weeks')
        // Offers are counted in their own test (offer-life.test.ts).
        expect(
          Object.entries(numbers).flatMap(([name, list]) =>
            Array.isArray(list) && list.length === 0 ? [name] : [],
          ),
        ).toEqual(['offers'])
    },
  )

  it('have the same numbers after they were erased, and after their term', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    const before = await readNumbers(site.context, signedIn(), '52-weeks', now)
    const { db } = site.database
    const ids = await db.selectFrom('contact').select('id').where('id', '<=', 150).execute()
    const actor = { id: null, name: 'test', network: 'test' }
    await deleteRequests(site.context, { ids: ids.map(({ id }) => id) }, actor)
    await db
      .updateTable('contact')
      .set({ business_email: 'b@works.example' })
      .where('id', '<', 400)
      .execute()
    expect(
      (await erasePerson(site.context, commandLine, 'b@works.example')).references,
    ).toHaveLength(249)
    await purgeExpired(site.database, now + 200 * day)
    const rows = await db.selectFrom('contact').select('id').execute()
    expect(rows.length).toBeLessThan(15_000)
    const after = await readNumbers(site.context, signedIn(), '52-weeks', now)
    expect({ ...after, open: [] }).toEqual({ ...before, open: [] })
    expect(sumOpen(after)).toBeLessThan(sumOpen(before))
    vi.useRealTimers()
  })
})

const sumOpen = ({ open }: Numbers) => open.reduce((sum, { count }) => sum + count, 0)

const visit = (
  kind: VisitCount['kind'],
  value: string,
  count = 1,
  on = '2026-11-24',
): VisitCount => ({ kind, value, count, day: on })
const actor = { id: null, name: 'test', network: 'test' }

it.each(engines)(
  'subscribers are gained when they confirm, and lost when they leave, on %s',
  async (engine) => {
    const site = await openTestSite(engine)
    const { database, context } = site
    const subscribers = [
      subscriberRow('a@b.example'),
      subscriberRow('c@d.example'),
      subscriberRow('e@f.example', null),
    ]
    await database.db.insertInto('subscriber').values(subscribers).execute()
    const read = async () => {
      const { gained, lost } = (await readNumbers(context, signedIn(), '4-weeks')).subscribers
      return [sumOf(gained).now, sumOf(lost).now]
    }
    expect(await read()).toEqual([2, 0])
    await erasePerson(context, actor, 'a@b.example')
    await erasePerson(context, actor, 'e@f.example')
    expect(await read()).toEqual([2, 1])
  },
)

it.each(engines)(
  'visits of several processes are added, and made-up names do not fill the table, on %s',
  async (engine) => {
    const { context, database } = await openTestSite(engine)
    const most = serverLimits.visits.values['visit-campaign']
    await storeVisits(context, [visit('visit-campaign', 'june', 3), visit('visit-page', '/nfc', 7)])
    const flood: VisitCounts = new Map()
    for (let row = 0; row < 10_000; row++) {
      addVisit(flood, visit('visit-campaign', `made-up-${row}`))
      // A campaign that comes again and again while others are made up is counted by itself.
      if (row % 40 === 0) addVisit(flood, visit('visit-campaign', 'december'))
    }
    const taken = takeVisits(flood)
    expect(taken.length).toBeLessThanOrEqual(4 * most + 1)
    await Promise.all([
      storeVisits(context, taken),
      storeVisits(context, [visit('visit-campaign', 'june', 2), visit('visit-page', '/nfc', 1)]),
      storeVisits(context, [visit('visit-campaign', 'june', 1, '2026-10-27')]),
    ])
    const { visits } = await readNumbers(context, signedIn(), '4-weeks', now)
    expect(visits.pages).toEqual([{ value: '/nfc', now: 8, before: 0 }])
    const of = Object.fromEntries(
      visits.campaigns.map(({ value, now: count, before }) => [value, [count, before]]),
    )
    expect(of['june']).toEqual([5, 1])
    expect(of['december']).toEqual([250, 0])
    expect(of[otherValue]?.[0]).toBe(10_000 - (most - 2))
    const rows = await database.db
      .selectFrom('day_count')
      .selectAll()
      .where('day', '=', '2026-11-24')
      .execute()
    expect(rows.filter(({ kind }) => kind === 'visit-campaign')).toHaveLength(most + 1)
  },
)

it.each(engines)(
  'a site that comes after sixty made-up ones gets a row of its own, and no visit is lost, on %s',
  async (engine) => {
    const { context } = await openTestSite(engine)
    const add = (...values: string[]) =>
      storeVisits(
        context,
        values.map((value) => visit('visit-site', value)),
      )
    await add(...Array.from({ length: 60 }, (_, row) => `made-up-${row}.example`))
    for (let minute = 0; minute < 5; minute++)
      await add(
        'news.example',
        ...Array.from({ length: 20 }, (_, row) => `m${minute}-${row}.example`),
      )
    const { visits } = await readNumbers(context, signedIn(), '4-weeks', now)
    expect(visits.sites.find(({ value }) => value === 'news.example')?.now).toBe(5)
    expect(visits.sites.reduce((sum, one) => sum + one.now, 0)).toBe(60 + 5 * 21)
  },
)

it('the file guards against formulas, and names nobody', async () => {
  const site = await openTestSite('sqlite')
  const cookie = await site.signIn('view', 'a long pass phrase', 'viewer')
  await site.addContacts({ asked_about: '=HYPERLINK("https://a.example")', taken_by: 'ngozi' })
  const answer = await site.get('/api/numbers.csv?period=last-week', cookie)
  expect(answer.headers.get('content-disposition')).toContain('numbers-last-week.csv')
  const text = await (await site.get('/api/numbers.csv', cookie)).text()
  expect(text).toContain(`"Requests by page","'=HYPERLINK(""https://a.example"")","1","0"`)
  expect(text).toContain('"Requests","open now","1",""')
  expect(text).not.toMatch(/ngozi|ann@works/)
})

it.each(engines)(
  'quotes, offers and orders on %s are counted by currency, and stay so without their requests',
  async (engine) => {
    const site = await openTestSite(engine)
    const { database, context } = site
    const at = Date.now()
    const offer = async (id: number, currency: string, gross: number, filed: 0 | 1 | 2 = 0) => {
      const written = { written_at: at, written_by: 'Ada', text: 'Yes', subject: 'Yes' }
      const reply = { contact_id: id, key: `k${id}`, sent_at: at, filed, ...written }
      const { id: reply_id } = await database.db
        .insertInto('contact_reply')
        .values(reply)
        .returning('id')
        .executeTakeFirstOrThrow()
      await insertProForma(database.db, {
        ...{ contact_id: id, reply_id, number: `r${id}-1`, sent_at: at, sent_by: 'Ada' },
        ...{ valid_until: '2099-01-01', currency, net: gross, tax: 0, gross, words: '{}' },
      })
    }
    const won = { outcome: 'won', outcome_at: at } as const
    await site.addContacts(
      { quote: '{"x":1}', ...won, won_with: 'r1-1' },
      { quote: '{"x":1}' },
      {},
      { ...won, outcome_sum: 20 },
      { ...won, won_with: 'r5-1' },
      {},
    )
    await offer(1, 'NGN', 745_490_400)
    await offer(2, 'USD', 5000)
    // Stored only, because there is no mail server.
    await offer(3, 'USD', 7000, 1)
    await offer(5, 'JPY', 120_000, 2)
    await offer(6, 'USD', 900, 2)
    const accepted = { accepted_at: at, name: 'B', position: 'O', order_number: '', digest: '' }
    await insertAcceptance(database.db, { pro_forma_id: 1, ...accepted })
    await noteDeclined(database.db, 2, at)
    await noteDeclined(database.db, 2, at + 90 * day)
    // The fifth and sixth were given by hand; the sixth was declined before it was accepted.
    await insertAcceptance(database.db, { pro_forma_id: 4, ...accepted })
    await noteDeclined(database.db, 5, at)
    await insertAcceptance(database.db, { pro_forma_id: 5, ...accepted })
    const read = async () => {
      const { quotes, offers } = await readNumbers(context, signedIn(), '4-weeks')
      return [
        quotes.now,
        ...offers.map(({ currency, ...pairs }) => [
          currency,
          ...offerCounts.map((name) => pairs[name].now),
        ]),
      ]
    }
    const expected = [
      2,
      ['JPY', 1, 120_000, 1, 120_000, 0, 0, 1, 120_000],
      ['NGN', 1, 745_490_400, 1, 745_490_400, 0, 0, 1, 745_490_400],
      ['USD', 2, 5900, 1, 900, 1, 5000, 1, 2000],
    ]
    expect(await read()).toEqual(expected)
    await deleteRequests(context, { ids: [1, 2, 3, 4, 5, 6] }, actor)
    expect(await read()).toEqual(expected)
  },
)
