import { type Insertable, type Selectable, sql } from 'kysely'
import { settings } from '#src/content/settings/settings.ts'
import { todayAt } from '#src/content/settings/site.ts'
import { isId } from '#src/contracts/ids.ts'
import { may } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Engine, Queryable } from '#src/core/database/connect.ts'
import { countRows, hasChanged, hasInserted } from '#src/core/database/results.ts'
import { customerName } from '#src/desk/offers/offers.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import { type RequestRow, stateColumns } from '../request-rows.server.ts'
import type { RequestNoteTable, RequestReplyTable } from '../request-tables.server.ts'
import type { RequestState, StoredState } from '../requests.ts'
import { dayToComeBack } from './follow-up.ts'
import type { RequestWorkChange } from './request-forms.ts'

export type NoteRow = Selectable<RequestNoteTable>
export type ReplyRow = Selectable<RequestReplyTable>

/** What somebody does to requests, in its transaction. */
export type RequestAct = { tx: Queryable; engine: Engine; actor: Actor; now: number }

/** `promised`: the day by which something was promised to its customer. */
type Touch = { by: string; now: number; promised?: string | null }

export const touchRequest = (db: Queryable, id: number, { by, now }: Touch) =>
  db.updateTable('contact').set({ touched_by: by, touched_at: now }).where('id', '=', id).execute()

/**
 * Returns the day on which a request comes back, where the change of its state decides on it: one
 * that waits comes back some day, and one that is answered is no longer due, but for what was promised.
 */
function dayColumn(
  { was, to }: NonNullable<RequestWorkChange['state']>,
  { now, promised = null }: Touch,
) {
  const today = todayAt(now)
  const day = { today, validUntil: null, promised, ...settings().replies.followUp }
  if (to === 'waiting')
    return {
      come_back_on: sql<string>`case when come_back_on > ${today} then come_back_on else ${dayToComeBack(day)} end`,
    }
  if (was === 'waiting') return { come_back_on: promised }
  return to === 'answered' ? { come_back_on: earlier(today, promised) } : {}
}

/** The day on which staff have put a request off, if that is ahead, or an earlier one that was promised. */
const earlier = (today: string, promised: string | null) =>
  promised === null
    ? sql<string | null>`case when come_back_on > ${today} then come_back_on end`
    : sql<string>`case when come_back_on > ${today} and come_back_on < ${promised} then come_back_on
        else ${promised} end`

/** The same where an outcome decides on it, without a change of the state. */
const dayOfOutcome = ({ was, to }: NonNullable<RequestWorkChange['outcome']>, touch: Touch) =>
  touch.promised
    ? { come_back_on: earlier(todayAt(touch.now), touch.promised) }
    : was.result === 'won' && to.result === 'lost'
      ? { come_back_on: null }
      : {}

/** What a request keeps of its answer when it comes back by itself. Staff who open it had not answered. */
export const keptAnswer = {
  first_answered_at: sql<number | null>`coalesce(first_answered_at, answered_at)`,
}

const storedState = (state: RequestState): StoredState => (state === 'waiting' ? 'answered' : state)

/**
 * Changes a request unless it has changed since the client read it.
 * @returns whether it was changed
 */
export const saveRequestWork = (
  db: Queryable,
  { id, state, takenBy, comeBackOn, trade, outcome }: RequestWorkChange,
  touch: Touch,
): Promise<boolean> =>
  hasChanged(
    db
      .updateTable('contact')
      .set({
        touched_by: touch.by,
        touched_at: touch.now,
        ...(state && stateColumns(state.to, touch.by, touch.now)),
        ...(outcome && !state && dayOfOutcome(outcome, touch)),
        ...(state && dayColumn(state, touch)),
        ...(takenBy && { taken_by: takenBy.to }),
        ...(comeBackOn && { come_back_on: comeBackOn.to }),
        ...(trade && { trade: trade.to }),
        ...(outcome && {
          outcome: outcome.to.result,
          outcome_words: outcome.to.result ? outcome.to.words : '',
          outcome_at: outcome.to.result && touch.now,
          won_with: outcome.to.result === 'won' ? outcome.to.proForma : null,
          outcome_sum: outcome.to.result === 'won' ? outcome.to.sum : null,
        }),
      })
      .where('id', '=', id)
      .$if(state !== undefined, (query) =>
        query.where('state', '=', storedState(state?.was ?? 'new')),
      )
      .$if(state?.was === 'waiting' || state?.was === 'answered', (query) =>
        query.where('waits_since', state?.was === 'waiting' ? 'is not' : 'is', null),
      )
      .$if(state?.to === 'flagged', (query) => query.where('flags', '<>', ''))
      .$if(takenBy !== undefined, (query) =>
        query.where('taken_by', takenBy?.was == null ? 'is' : '=', takenBy?.was ?? null),
      )
      .$if(comeBackOn !== undefined, (query) =>
        query.where('come_back_on', comeBackOn?.was == null ? 'is' : '=', comeBackOn?.was ?? null),
      )
      .$if(trade !== undefined, (query) => query.where('trade', '=', trade?.was ?? ''))
      .$if(outcome !== undefined, (query) =>
        query
          .where('outcome', outcome?.was.result == null ? 'is' : '=', outcome?.was.result ?? null)
          .where('outcome_words', '=', outcome?.was.words ?? '')
          .where(
            'won_with',
            outcome?.was.proForma == null ? 'is' : '=',
            outcome?.was.proForma ?? null,
          )
          .where('outcome_sum', outcome?.was.sum == null ? 'is' : '=', outcome?.was.sum ?? null),
      ),
  )

export const listAssignees = async (db: Queryable): Promise<string[]> =>
  (
    await db
      .selectFrom('staff')
      .select(['name', 'role'])
      .where('disabled', '=', 0)
      .orderBy('name_key')
      .execute()
  )
    .filter(({ role }) => may(role, 'contacts.change'))
    .map(({ name }) => name)

/**
 * Finds a request and locks its row until the transaction ends, to count its notes safely. SQLite
 * needs no lock with its one writer.
 */
export const lockRequest = async (
  db: Queryable,
  engine: Engine,
  id: number,
): Promise<RequestRow | undefined> =>
  isId(id)
    ? db
        .selectFrom('contact')
        .selectAll()
        .where('id', '=', id)
        .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
        .executeTakeFirst()
    : undefined

export const countReplies = (db: Queryable, requestId: number): Promise<number> =>
  countRows(db.selectFrom('contact_reply').where('contact_id', '=', requestId))

/** Counts the notes that staff have written, or those that came from the pages of offers. */
export const countNotes = (
  db: Queryable,
  requestId: number,
  by: 'staff' | 'customer',
): Promise<number> =>
  countRows(
    db
      .selectFrom('contact_note')
      .where('contact_id', '=', requestId)
      .where('written_by', by === 'customer' ? '=' : '<>', customerName),
  )

/** Finds a note or reply of any request by its idempotency key. */
export const findNoteByKey = (db: Queryable, key: string): Promise<NoteRow | undefined> =>
  db.selectFrom('contact_note').selectAll().where('key', '=', key).executeTakeFirst()
export const findReplyByKey = (db: Queryable, key: string): Promise<ReplyRow | undefined> =>
  db.selectFrom('contact_reply').selectAll().where('key', '=', key).executeTakeFirst()

/** Finds a note of a request with the same words of the same author. */
export const findNoteByText = (
  db: Queryable,
  requestId: number,
  { by, text, since }: { by: string; text: string; since: number },
): Promise<NoteRow | undefined> =>
  db
    .selectFrom('contact_note')
    .selectAll()
    .where('contact_id', '=', requestId)
    .where('written_by', '=', by)
    .where('written_at', '>', since)
    .where('text', '=', text)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const hasRepliedSince = async (
  db: Queryable,
  requestId: number,
  since: number,
): Promise<boolean> =>
  (await db
    .selectFrom('contact_reply')
    .select('id')
    .where('contact_id', '=', requestId)
    .where('written_at', '>', since)
    .executeTakeFirst()) !== undefined

/** Inserts a note. @returns whether its key is new */
export const insertNote = (db: Queryable, note: Insertable<RequestNoteTable>): Promise<boolean> =>
  hasInserted(
    db
      .insertInto('contact_note')
      .values(note)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id'),
  )

export const findNote = (
  db: Queryable,
  requestId: number,
  id: number,
): Promise<NoteRow | undefined> =>
  db
    .selectFrom('contact_note')
    .selectAll()
    .where('contact_id', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst()

export const updateNote = (db: Queryable, id: number, text: string, now: number) =>
  db.updateTable('contact_note').set({ text, changed_at: now }).where('id', '=', id).execute()

/** Closes what the customer of a request has asked, because staff mark it as answered. */
export const closeQuestions = (db: Queryable, requestId: number, now: number) =>
  db
    .updateTable('contact_note')
    .set({ closed_at: now })
    .where('contact_id', '=', requestId)
    .where('asks_about', 'is not', null)
    .where('closed_at', 'is', null)
    .execute()

/** Opens what was closed last, because that was a mistake. */
export const reopenQuestions = (db: Queryable, requestId: number) =>
  db
    .updateTable('contact_note')
    .set({ closed_at: null })
    .where('contact_id', '=', requestId)
    .where('closed_at', '=', ({ selectFrom }) =>
      selectFrom('contact_note as note')
        .select(({ fn }) => fn.max('note.closed_at').as('last'))
        .where('note.contact_id', '=', requestId),
    )
    .execute()

export const deleteNote = (db: Queryable, id: number) =>
  db.deleteFrom('contact_note').where('id', '=', id).execute()

export const listNotes = async (db: Queryable, requestIds: number[]): Promise<NoteRow[]> =>
  // PostgreSQL does not accept an empty list.
  requestIds.length === 0
    ? []
    : db
        .selectFrom('contact_note')
        .selectAll()
        .where('contact_id', 'in', requestIds)
        .orderBy('id')
        .execute()

/** Inserts a reply. @returns its id; undefined if its key is known */
export const insertReply = async (
  db: Queryable,
  reply: Insertable<RequestReplyTable>,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('contact_reply')
      .values(reply)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const findReply = (db: Queryable, id: number): Promise<ReplyRow | undefined> =>
  db.selectFrom('contact_reply').selectAll().where('id', '=', id).executeTakeFirst()

export const listReplies = async (db: Queryable, requestIds: number[]): Promise<ReplyRow[]> =>
  requestIds.length === 0
    ? []
    : db
        .selectFrom('contact_reply')
        .selectAll()
        .where('contact_id', 'in', requestIds)
        .orderBy('id')
        .execute()

export const noteReply = (
  db: Queryable,
  id: number,
  outcome: Partial<Pick<ReplyRow, 'sent_at' | 'filed' | 'failed_at' | 'fault'>>,
) => db.updateTable('contact_reply').set(outcome).where('id', '=', id).execute()

/**
 * Notes whether the customer has a pro-forma of a request that was stored without a mail: that of a
 * number, by default the newest one.
 */
export const noteGiven = (
  db: Queryable,
  requestId: number,
  { isGiven = true, number }: { isGiven?: boolean; number?: string } = {},
) =>
  db
    .updateTable('contact_reply')
    .set({ filed: isGiven ? 2 : 1 })
    .where('contact_id', '=', requestId)
    .where('filed', '=', isGiven ? 1 : 2)
    .where(
      'number',
      '=',
      number ??
        db
          .selectFrom('pro_forma')
          .select('number')
          .where('contact_id', '=', requestId)
          .orderBy('id', 'desc')
          .limit(1),
    )
    .execute()

/**
 * Counts, for each request, the requests with its address or telephone number, itself included, up
 * to a limit.
 */
export async function countSamePerson(db: Queryable, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const others = sql<number>`(select count(*) from (select 1 from contact as other
    where (contact.email_key <> '' and other.email_key = contact.email_key) or (contact.phone_key <> '' and other.phone_key = contact.phone_key)
    limit ${staffLimits.requestWork.samePerson}) as counted)`
  const rows = await db
    .selectFrom('contact')
    .select(['id', others.as('count')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** Returns those of the given ids of requests that do not exist any more. */
export async function findMissing(db: Queryable, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('contact').select('id').where('id', 'in', ids).execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !found.has(id))
}
