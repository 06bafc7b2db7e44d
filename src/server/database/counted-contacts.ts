import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ContactOutcome } from '#src/contracts/contact/contact-list.ts'
import type { DayCount } from '#src/contracts/staff/numbers.ts'
import type { Database } from './connect.ts'
import type { StoredState } from './contact-schema.ts'
import { addDayCounts } from './day-counts.ts'
import type { Tables } from './schema.ts'

/** What of a request is counted: nothing that names a person. */
export type CountedContact = {
  id: number
  submittedAt: number
  state: StoredState
  answeredAt: number | null
  askedAbout: string
  requestList: string
  outcome: ContactOutcome | null
  repliedAt: number | null
}

type Reader = Pick<Database, 'db' | 'engine'>
type Condition = (e: ExpressionBuilder<Tables, 'contact'>) => Expression<SqlBool>

/** @param isLocked whether nobody may change or delete the rows until the transaction ends. On SQLite one writes at a time. */
export const listCountedContacts = ({ db, engine }: Reader, condition: Condition, isLocked = false): Promise<CountedContact[]> =>
  db
    .selectFrom('contact')
    .select(['id', 'submitted_at as submittedAt', 'state', 'answered_at as answeredAt'])
    .select(['asked_about as askedAbout', 'request_list as requestList', 'outcome'])
    .select((e) =>
      e
        .selectFrom('contact_reply')
        .select(({ fn }) => fn.min('written_at').as('at'))
        .whereRef('contact_id', '=', 'contact.id')
        // Without a mail server a reply becomes a file, and reaches nobody.
        .where('filed', '=', 0)
        .as('repliedAt'),
    )
    .where(condition)
    .$if(isLocked && engine === 'postgres', (query) => query.forUpdate())
    .execute()

/** A transaction that deletes requests, and how they are counted: their sums stay (decision 0107). */
export type Deleting = Reader & { count: (contacts: readonly CountedContact[]) => DayCount[] }

/** Values of a statement: the bound of SQLite is 32,766. */
const perStatement = 10_000

/** Deletes requests with their mails, and adds them to the sums of their days. @returns the deleted ones */
export async function deleteCounted(deleting: Deleting, condition: Condition): Promise<{ id: number; reference: string }[]> {
  const contacts = await listCountedContacts(deleting, condition, true)
  if (contacts.length === 0) return []
  await addDayCounts(deleting.db, deleting.count(contacts))
  const deleted: { id: number; reference: string }[] = []
  for (let at = 0; at < contacts.length; at += perStatement) {
    const ids = contacts.slice(at, at + perStatement).map(({ id }) => id)
    deleted.push(...(await deleting.db.deleteFrom('contact').where('id', 'in', ids).returning(['id', 'reference']).execute()))
  }
  return deleted
}

export const listOpenByPerson = ({ db }: Reader): Promise<{ person: string | null; count: number; oldest: number }[]> =>
  db
    .selectFrom('contact')
    .select((e) => ['taken_by as person', e.fn.countAll<number>().as('count'), e.fn.min('submitted_at').as('oldest')])
    .where('state', '=', 'new')
    .groupBy('taken_by')
    .orderBy('oldest')
    .execute()
