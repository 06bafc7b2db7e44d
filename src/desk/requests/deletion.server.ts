import { setImmediate } from 'node:timers/promises'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { largestId } from '#src/contracts/ids.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Database } from '#src/core/database/connect.ts'
import type { Tables } from '#src/core/database/tables.ts'
import {
  type CountedRequest,
  countDeleted,
  firstAnswer,
  firstReply,
  topicColumns,
} from '#src/desk/numbers/request-counts.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { isOf, type RequestRow, selectRequestIds } from './request-rows.server.ts'
import { type RequestQuery, toSelection } from './requests.server.ts'
import type { RequestSelection } from './selection.server.ts'
import type { RequestDeletion } from './work/request-forms.ts'

/** A transaction. */
type Deleting = Pick<Database, 'db' | 'engine'>
type Condition = (e: ExpressionBuilder<Tables, 'contact'>) => Expression<SqlBool>

/**
 * Reads requests and locks them until the transaction ends. SQLite needs no lock, because it has
 * one writer.
 */
const lockRequests = ({ db, engine }: Deleting, condition: Condition): Promise<CountedRequest[]> =>
  db
    .selectFrom('contact')
    .select(['id', 'submitted_at as submittedAt', 'state', firstAnswer.as('answeredAt')])
    .select(topicColumns)
    .select(({ fn }) => fn.coalesce('outcome_sum', sql<number>`0`).as('money'))
    .select((e) => firstReply(e).as('repliedAt'))
    .where(condition)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()

/** Maximum number of values in a statement; SQLite allows 32,766. */
const perStatement = 10_000

/**
 * Deletes requests with their mails, and adds them to the counts of their days.
 * @returns the deleted requests
 */
async function deleteCounted(
  deleting: Deleting,
  condition: Condition,
  now: number,
): Promise<{ id: number; reference: string }[]> {
  const requests = await lockRequests(deleting, condition)
  if (requests.length === 0) return []
  await countDeleted(deleting.db, requests, now)
  const deleted: { id: number; reference: string }[] = []
  for (let at = 0; at < requests.length; at += perStatement) {
    const ids = requests.slice(at, at + perStatement).map(({ id }) => id)
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

export const deleteRequestsOf = async (
  deleting: Deleting,
  who: string,
  now: number,
): Promise<string[]> =>
  (await deleteCounted(deleting, isOf(who), now)).map(({ reference }) => reference)

export const deleteRequestRows = async (
  deleting: Deleting,
  ids: number[],
  now: number,
): Promise<Pick<RequestRow, 'id' | 'reference'>[]> =>
  ids.length === 0 ? [] : deleteCounted(deleting, (e) => e('id', 'in', ids), now)

async function deleteSelected(
  deleting: Deleting,
  selection: RequestSelection,
  { upTo, limit, now }: { upTo: number; limit: number; now: number },
): Promise<Pick<RequestRow, 'id' | 'reference'>[]> {
  const found = await selectRequestIds(deleting, selection, {
    after: Math.min(upTo + 1, largestId),
    limit,
  }).execute()
  const ids = found.map(({ id }) => id)
  return deleteRequestRows(deleting, ids, now)
}

export const deleteRequestsBefore = (deleting: Deleting, submittedBefore: number, now: number) =>
  deleteCounted(deleting, (e) => e('submitted_at', '<', submittedBefore), now)

export const deleteFlaggedBefore = (deleting: Deleting, submittedBefore: number, now: number) =>
  deleteCounted(
    deleting,
    (e) => e.and([e('submitted_at', '<', submittedBefore), e('state', '=', 'flagged')]),
    now,
  )

/**
 * `deleteMails` deletes copies of mails whose file names contain a word, such as a reference, and
 * returns their number.
 */
export type DeletionContext = Context & { deleteMails: (words: string[]) => Promise<number> }

/**
 * Deletes requests with their mails.
 * @param filter selects the flagged requests that `upTo` deletes
 * @returns the number deleted
 */
export async function deleteRequests(
  { database, deleteMails }: DeletionContext,
  deletion: RequestDeletion,
  actor: Actor,
  filter: RequestQuery = {},
): Promise<number> {
  const now = Date.now()
  const isAll = 'upTo' in deletion
  const selection = toSelection({ ...filter, reader: actor.name, state: 'flagged' }, now)
  for (let count = 0; ; ) {
    const deleted = await database.write(async (tx) => {
      const deleting = { db: tx, engine: database.engine }
      const rows = isAll
        ? await deleteSelected(deleting, selection, {
            upTo: deletion.upTo,
            limit: staffLimits.page.max,
            now,
          })
        : await deleteRequestRows(deleting, deletion.ids, now)
      const ids = rows.map(({ id }) => id)
      // By which a restore of an earlier copy deletes them again.
      const references = rows.map(({ reference }) => reference)
      if (ids.length > 0)
        await recordAudit(
          tx,
          actor,
          { action: 'contacts.deleted', detail: { count: ids.length, ids, references } },
          now,
        )
      return rows
    })
    // Flagged requests had no notification mail, so there are no copies to delete.
    if (!isAll) await deleteMails(deleted.map(({ reference }) => reference))
    count += deleted.length
    if (!isAll || deleted.length < staffLimits.page.max) return count
    // On SQLite a batch blocks the process, so other work gets a turn after each.
    await setImmediate()
  }
}
