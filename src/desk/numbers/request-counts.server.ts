import { type ExpressionBuilder, sql } from 'kysely'
import { listedProducts } from '#src/content/listed-products.ts'
import { site } from '#src/content/settings/site.ts'
import { readRequestList } from '#src/contracts/contact/request-list.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { type OfficeTime, officeTime } from '#src/core/office-time.ts'
import { addDayCounts } from './day-counts.server.ts'
import { type CountKind, countKinds, type DayCount, type Pair } from './numbers.ts'
import { countOffers, listQuoted } from './offer-counts.server.ts'

type AnsweredRequest = {
  submittedAt: number
  /** As in the table `contact`. */
  state: string
  answeredAt: number | null
  repliedAt: number | null
}
export type RequestTopic = {
  askedAbout: string
  requestList: string
  outcome: string | null
  campaign: string
  trade: string
}
/** The parts of a request that are counted; none names a person. */
export type CountedRequest = AnsweredRequest & RequestTopic & { id: number; money: number }

// Without a mail server a reply is stored as a file and counted only once staff have handed it over.
const isCounted = (e: ExpressionBuilder<Tables, 'contact_reply'>) => e('filed', '<>', 1)

export const firstReply = (e: ExpressionBuilder<Tables, 'contact'>) =>
  e
    .selectFrom('contact_reply')
    .select(({ fn }) => fn.min('written_at').as('at'))
    .whereRef('contact_id', '=', 'contact.id')
    .where(isCounted)

/** When staff said that a request was answered first, also if it has come back since. */
export const firstAnswer = sql<number | null>`coalesce(first_answered_at, answered_at)`

export const topicColumns = [
  'asked_about as askedAbout',
  'request_list as requestList',
  'outcome',
  'campaign',
  'trade',
] as const

/** First moment inside a period, and first moment after it. */
type Moments = { from: number; to: number }
const cameWithin = (e: ExpressionBuilder<Tables, 'contact'>, { from, to }: Moments) =>
  e.and([e('contact.submitted_at', '>=', from), e('contact.submitted_at', '<', to)])

export const listAnsweredRequests = (db: Queryable, moments: Moments): Promise<AnsweredRequest[]> =>
  db
    .selectFrom('contact')
    .select(['state', 'submitted_at as submittedAt', firstAnswer.as('answeredAt')])
    .select((e) => firstReply(e).as('repliedAt'))
    .where((e) => cameWithin(e, moments))
    .execute()

const sumWon = (e: ExpressionBuilder<Tables, 'contact'>, moments: Moments) =>
  sql<number>`coalesce(sum(cast(outcome_sum as double precision)) filter (where ${cameWithin(e, moments)}), 0)`

/** Lists the moments at which subscribers confirmed their addresses. */
export async function listConfirmations(db: Queryable, { from, to }: Moments): Promise<number[]> {
  const rows = await db
    .selectFrom('subscriber')
    .select('confirmed_at')
    .where('confirmed_at', '>=', from)
    .where('confirmed_at', '<', to)
    .execute()
  return rows.flatMap(({ confirmed_at: at }) => at ?? [])
}

/** Counts requests without spam by what they are about, and sums up what was won by them. */
export async function listTopicCounts(
  db: Queryable,
  { span, before }: Record<'span' | 'before', Moments>,
): Promise<(RequestTopic & Pair & { money: Pair })[]> {
  const rows = await db
    .selectFrom('contact')
    .select(topicColumns)
    .select((e) => [
      e.fn.countAll<number>().filterWhere(cameWithin(e, span)).as('now'),
      e.fn.countAll<number>().filterWhere(cameWithin(e, before)).as('before'),
      sumWon(e, span).as('moneyNow'),
      sumWon(e, before).as('moneyBefore'),
    ])
    .where('state', '<>', 'flagged')
    .where((e) => cameWithin(e, { from: before.from, to: span.to }))
    .groupBy(['asked_about', 'request_list', 'outcome', 'campaign', 'trade'])
    .execute()
  return rows.map(({ moneyNow, moneyBefore, ...topic }) => ({
    ...topic,
    money: { now: moneyNow, before: moneyBefore },
  }))
}

export const listOpenByPerson = (
  db: Queryable,
): Promise<{ person: string | null; count: number; oldest: number }[]> =>
  db
    .selectFrom('contact')
    .select((e) => [
      'taken_by as person',
      e.fn.countAll<number>().as('count'),
      e.fn.min('submitted_at').as('oldest'),
    ])
    .where('state', '=', 'new')
    .groupBy('taken_by')
    .orderBy('oldest')
    .execute()

/**
 * `late`: a request still without answer after a working day. `open`: one without answer before
 * that.
 */
export const unanswered = { late: 'late', open: 'open' } as const
/** Prefix of the minutes of an answer to a request whose working day is not over yet. */
export const early = 'early '

/**
 * @returns a function that lists the products of a request: that of the page it came from, and
 * those in its list
 */
function productReader(): (topic: RequestTopic) => Set<string> {
  const byAddress = new Map(listedProducts().map(({ href, slug }) => [href, slug]))
  return ({ askedAbout, requestList }) =>
    new Set(
      [
        byAddress.get(askedAbout) ?? [],
        // SQLite may store bytes in it, which name no product.
        (readRequestList(String(requestList)) ?? []).map(({ slug }) => slug),
      ].flat(),
    )
}

/** @param add counts the requests of a topic, or with `isMoney` what was won by them */
export function countTopics<Topic extends RequestTopic>(
  topics: readonly Topic[],
  add: (topic: Topic, kind: CountKind, value: string, isMoney?: true) => void,
) {
  const productsOf = productReader()
  for (const topic of topics) {
    add(topic, countKinds.origins, topic.askedAbout)
    add(topic, countKinds.requestCampaigns, topic.campaign)
    add(topic, countKinds.trades, topic.trade)
    if (topic.outcome) add(topic, countKinds.outcomes, topic.outcome)
    if (topic.outcome === 'won') {
      add(topic, countKinds.wonCampaigns, topic.campaign)
      add(topic, countKinds.moneyCampaigns, topic.campaign, true)
    }
    for (const slug of productsOf(topic)) add(topic, countKinds.products, slug)
  }
}

function answerOf(
  { submittedAt, answeredAt, repliedAt }: AnsweredRequest,
  office: OfficeTime,
  now: number,
): string {
  const first = Math.min(
    answeredAt ?? Number.POSITIVE_INFINITY,
    repliedAt ?? Number.POSITIVE_INFINITY,
  )
  const isDue = office.openBetween(submittedAt, now) > office.workingDay
  if (first === Number.POSITIVE_INFINITY) return isDue ? unanswered.late : unanswered.open
  const minutes = office.openBetween(submittedAt, first)
  return isDue ? String(minutes) : `${early}${minutes}`
}

/** Adds the state and the answer of each request. Answers of flagged requests are not counted. */
export function countAnswers<Contact extends AnsweredRequest>(
  requests: readonly Contact[],
  office: OfficeTime,
  now: number,
  add: (request: Contact, kind: CountKind, value: string) => void,
): void {
  for (const request of requests) {
    add(request, countKinds.requests, request.state)
    if (request.state !== 'flagged')
      add(request, countKinds.answers, answerOf(request, office, now))
  }
}

/** Maximum number of values in a statement; SQLite allows 32,766. */
const perStatement = 10_000

/** Adds requests to the counts of their days, before they are deleted. */
export async function countDeleted(
  tx: Queryable,
  requests: readonly CountedRequest[],
  now: number,
): Promise<void> {
  const counts = new Map<string, DayCount>()
  const office = officeTime(site())
  const addAt = (at: number, kind: CountKind, value: string, more: number) => {
    const day = office.dayOf(at)
    const key = `${kind} ${day} ${value}`
    const count = counts.get(key) ?? { day, kind, value, count: 0 }
    count.count += more
    counts.set(key, count)
  }
  const add = (
    { submittedAt, money }: CountedRequest,
    kind: CountKind,
    value: string,
    isMoney?: true,
  ) => addAt(submittedAt, kind, value, isMoney ? money : 1)
  countAnswers(requests, office, now, add)
  const ordinary = requests.filter(({ state }) => state !== 'flagged')
  countTopics(ordinary, add)
  for (let at = 0; at < ordinary.length; at += perStatement) {
    const of = { ids: ordinary.slice(at, at + perStatement).map(({ id }) => id) }
    for (const moment of await listQuoted(tx, of)) addAt(moment, countKinds.quotes, '', 1)
    await countOffers(tx, of, addAt)
  }
  await addDayCounts(tx, [...counts.values()])
}
