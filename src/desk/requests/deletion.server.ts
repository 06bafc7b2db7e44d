import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import {
  type CountedContact,
  firstReply,
  topicColumns,
} from '#src/desk/numbers/request-counts.server.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import type { Tables } from '#src/server/database/schema.ts'

type Reader = Pick<Database, 'db' | 'engine'>
type Condition = (e: ExpressionBuilder<Tables, 'contact'>) => Expression<SqlBool>

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
