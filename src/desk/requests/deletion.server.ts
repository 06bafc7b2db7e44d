import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ContactOutcome } from '#src/contracts/contact/contact-list.ts'
import type { Database, Queryable } from './connect.ts'
import type { StoredState } from './contact-schema.ts'
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

// Without a mail server a reply is stored as a file and reaches nobody, so it is not counted.
const isCounted = (e: ExpressionBuilder<Tables, 'contact_reply'>) => e('filed', '=', 0)

export const firstReply = (e: ExpressionBuilder<Tables, 'contact'>) =>
  e
    .selectFrom('contact_reply')
    .select(({ fn }) => fn.min('written_at').as('at'))
    .whereRef('contact_id', '=', 'contact.id')
    .where(isCounted)

export const topicColumns = [
  'asked_about as askedAbout',
  'request_list as requestList',
  'outcome',
  'campaign',
  'trade',
] as const

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
 * A transaction that deletes requests, and a function that stores their counts first, because the
 * counts by day stay.
 */
export type Deleting = Reader & {
  count: (tx: Queryable, contacts: readonly CountedContact[]) => Promise<void>
}

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
  await deleting.count(deleting.db, contacts)
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
