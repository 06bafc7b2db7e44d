import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { type ContactOutcome, contactStates } from '#src/contracts/contact/contact-list.ts'
import type { DayCount, Pair } from '#src/contracts/staff/numbers.ts'
import type { Database, Queryable } from './connect.ts'
import type { StoredState } from './contact-schema.ts'
import { addDayCounts } from './day-counts.ts'
import type { Tables } from './schema.ts'

export type AnsweredContact = {
  submittedAt: number
  state: StoredState
  answeredAt: number | null
  repliedAt: number | null
}
export type ContactTopic = {
  askedAbout: string
  requestList: string
  outcome: ContactOutcome | null
  campaign: string
  trade: string
}
/** The parts of a request that are counted; none names a person. */
export type CountedContact = AnsweredContact & ContactTopic & { id: number; money: number }

type Reader = Pick<Database, 'db' | 'engine'>
type Condition = (e: ExpressionBuilder<Tables, 'contact'>) => Expression<SqlBool>

/** First moment inside a period, and first moment after it. */
type Moments = { from: number; to: number }
const cameWithin = (e: ExpressionBuilder<Tables, 'contact'>, { from, to }: Moments) =>
  e.and([e('contact.submitted_at', '>=', from), e('contact.submitted_at', '<', to)])

// Without a mail server a reply is stored as a file and reaches nobody, so it is not counted.
const isCounted = (e: ExpressionBuilder<Tables, 'contact_reply'>) => e('filed', '=', 0)

const firstReply = (e: ExpressionBuilder<Tables, 'contact'>) =>
  e
    .selectFrom('contact_reply')
    .select(({ fn }) => fn.min('written_at').as('at'))
    .whereRef('contact_id', '=', 'contact.id')
    .where(isCounted)

/**
 * Joins numbers of rows to one text. Tens of thousands of rows take longer to hand over than to
 * read.
 */
const joinNumbers = (...columns: Expression<unknown>[]) =>
  sql<string | null>`string_agg(concat(${sql.join(columns, sql` , ',', `)}), ',')`

/** @returns the numbers of each row in turn */
const readNumbers = (text: string | null): number[] => JSON.parse(`[${text ?? ''}]`)

/** @returns the moment of the first reply since a moment, at the id of the request */
async function readFirstReplies(db: Queryable, since: number): Promise<(number | undefined)[]> {
  const { list } = await db
    .selectFrom('contact_reply')
    .select((e) => joinNumbers(e.ref('contact_id'), e.ref('written_at')).as('list'))
    .where(isCounted)
    .where('written_at', '>=', since)
    .executeTakeFirstOrThrow()
  const numbers = readNumbers(list)
  const first: (number | undefined)[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    const [id = 0, moment = 0] = [numbers[at], numbers[at + 1]]
    first[id] = Math.min(moment, first[id] ?? moment)
  }
  return first
}

/** Reads all replies, because a look-up for each request takes longer on PostgreSQL. */
export async function listAnsweredContacts(
  { db }: Reader,
  moments: Moments,
): Promise<AnsweredContact[]> {
  const [lists, firstReplies] = await Promise.all([
    db
      .selectFrom('contact')
      .select((e) => {
        const answeredAt = e.fn.coalesce('answered_at', sql.lit(0))
        const numbers = joinNumbers(e.ref('id'), e.ref('submitted_at'), answeredAt)
        return contactStates.map((state) =>
          sql<string | null>`${numbers} filter (where state = ${sql.lit(state)})`.as(state),
        )
      })
      .where((e) => cameWithin(e, moments))
      .executeTakeFirstOrThrow(),
    readFirstReplies(db, moments.from),
  ])
  return contactStates.flatMap((state) => {
    const numbers = readNumbers(lists[state])
    return Array.from({ length: numbers.length / 3 }, (_, row) => {
      const [id = 0, submittedAt = 0, answeredAt] = numbers.slice(row * 3, row * 3 + 3)
      const repliedAt = firstReplies[id] ?? null
      return { state, submittedAt, answeredAt: answeredAt || null, repliedAt }
    })
  })
}

const topicColumns = [
  'asked_about as askedAbout',
  'request_list as requestList',
  'outcome',
  'campaign',
  'trade',
] as const

const sumWon = (e: ExpressionBuilder<Tables, 'contact'>, moments: Moments) =>
  sql<number>`cast(coalesce(sum(outcome_sum) filter (where ${cameWithin(e, moments)}), 0) as bigint)`

/** Control characters are dropped from what is submitted, so no column contains it. */
const separator = '\u001f'

/**
 * Groups by one text of all columns, which takes SQLite two thirds of the time of five columns.
 */
export async function listTopicCounts(
  { db }: Reader,
  { span, before }: Record<'span' | 'before', Moments>,
): Promise<(ContactTopic & Pair & { money: Pair })[]> {
  const rows = await db
    .selectFrom('contact')
    .select((e) => [
      sql<string>`concat_ws(${sql.lit(separator)}, asked_about, request_list, campaign, trade, outcome)`.as(
        'topic',
      ),
      e.fn.countAll<number>().filterWhere(cameWithin(e, span)).as('now'),
      e.fn.countAll<number>().filterWhere(cameWithin(e, before)).as('before'),
      sumWon(e, span).as('money'),
      sumWon(e, before).as('moneyBefore'),
    ])
    .where((e) =>
      e.and([e('state', '<>', 'flagged'), cameWithin(e, { from: before.from, to: span.to })]),
    )
    .groupBy('topic')
    .execute()
  return rows.map(({ topic, money, moneyBefore, ...counts }) => {
    const [askedAbout = '', requestList = '', campaign = '', trade = '', outcome] =
      topic.split(separator)
    return {
      askedAbout,
      requestList,
      campaign,
      trade,
      // The column has no other values.
      outcome: (outcome as ContactOutcome | undefined) ?? null,
      ...counts,
      money: { now: money, before: moneyBefore },
    }
  })
}

/**
 * Reads requests and locks them until the transaction ends. SQLite needs no lock, because it has
 * one writer.
 */
const lockContacts = ({ db, engine }: Reader, condition: Condition): Promise<CountedContact[]> =>
  db
    .selectFrom('contact')
    .select(['id', 'submitted_at as submittedAt', 'state', 'answered_at as answeredAt'])
    .select(topicColumns)
    .select(({ fn }) => fn.coalesce('outcome_sum', sql<number>`0`).as('money'))
    .select((e) => firstReply(e).as('repliedAt'))
    .where(condition)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()

/**
 * A transaction that deletes requests, and a function that counts them first, because the counts by
 * day stay stored.
 */
export type Deleting = Reader & { count: (contacts: readonly CountedContact[]) => DayCount[] }

/** Maximum number of values in a statement; SQLite allows 32,766. */
const perStatement = 10_000

/**
 * Deletes requests with their mails, and adds them to the counts of their days.
 * @returns the deleted requests
 */
export async function deleteCounted(
  deleting: Deleting,
  condition: Condition,
): Promise<{ id: number; reference: string }[]> {
  const contacts = await lockContacts(deleting, condition)
  if (contacts.length === 0) return []
  await addDayCounts(deleting.db, deleting.count(contacts))
  const deleted: { id: number; reference: string }[] = []
  for (let at = 0; at < contacts.length; at += perStatement) {
    const ids = contacts.slice(at, at + perStatement).map(({ id }) => id)
    deleted.push(
      ...(await deleting.db
        .deleteFrom('contact')
        .where('id', 'in', ids)
        .returning(['id', 'reference'])
        .execute()),
    )
  }
  return deleted
}

export const listOpenByPerson = ({
  db,
}: Reader): Promise<{ person: string | null; count: number; oldest: number }[]> =>
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
