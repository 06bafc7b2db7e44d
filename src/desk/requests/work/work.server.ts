import { todayAt } from '#src/content/settings/site.ts'
import { may, type Role } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { bookWish, releaseCall } from '#src/desk/bookings/booking-changes.server.ts'
import { findOfferRow } from '#src/desk/offers/offer-rows.server.ts'
import { customerName } from '#src/desk/offers/offers.ts'
import { withdrawUnsent } from '#src/desk/offers/unsent-offers.server.ts'
import { findStaff, updateStaff } from '#src/staff/account-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { mailAssigned } from '../mails/assigned-mail.server.ts'
import { queueRequestEvent, queueStateEvents } from '../request-events.server.ts'
import { type RequestRow, refreshSearched } from '../request-rows.server.ts'
import { shownState } from '../request-state.server.ts'
import type { RequestView } from '../requests.ts'
import { listWaiting } from './assigned-requests.server.ts'
import type { NewNote, RequestWorkChange } from './request-forms.ts'
import { promisedAfter } from './waiting.server.ts'
import {
  closeQuestions,
  countNotes,
  deleteNote,
  findMissing,
  findNote,
  findNoteByKey,
  insertNote,
  keptAnswer,
  listAssignees,
  lockRequest,
  noteGiven,
  type RequestAct,
  reopenQuestions,
  saveRequestWork,
  touchRequest,
  updateNote,
} from './work-rows.server.ts'

/**
 * `forbidden`: the note is another account's. `full`: the limit of entries is reached. `reused`:
 * the key was used with another text.
 */
export type RequestWorkOutcome = 'done' | 'missing' | 'forbidden' | 'full' | 'reused'

const subjectOf = (id: number) => ({ subject: `contact ${id}` })

/** Records a stored change in the audit log, and queues its events for webhooks. */
async function noteChange(
  { tx, engine, actor, now }: RequestAct,
  { id, state, given, takenBy, comeBackOn, trade, outcome, reopensQuestions }: RequestWorkChange,
) {
  const subject = subjectOf(id)
  const writing = { db: tx, engine }
  if (state?.was === 'flagged') await bookWish(tx, id, actor, now)
  if (state?.to === 'flagged') await releaseCall(tx, id, actor, now)
  if (given) await noteGiven(tx, id, { isGiven: given.to })
  else if (state?.to === 'waiting') await noteGiven(tx, id)
  if (reopensQuestions) await reopenQuestions(tx, id)
  if (state) await queueStateEvents(writing, id, state, now)
  if (takenBy) await queueRequestEvent(writing, 'contact.assigned', id, now)
  if (state)
    await recordAudit(
      tx,
      actor,
      { action: 'contact.changed', ...subject, detail: { from: state.was, to: state.to } },
      now,
    )
  if (takenBy)
    await recordAudit(
      tx,
      actor,
      { action: 'contact.taken', ...subject, detail: { account: takenBy.to ?? 'nobody' } },
      now,
    )
  if (comeBackOn)
    await recordAudit(
      tx,
      actor,
      { action: 'contact.put-off', ...subject, detail: { day: comeBackOn.to } },
      now,
    )
  if (trade) await recordAudit(tx, actor, { action: 'contact.trade', ...subject }, now)
  if (!outcome) return
  const detail = { from: outcome.was.result ?? 'open', to: outcome.to.result ?? 'open' }
  await recordAudit(tx, actor, { action: 'contact.outcome', ...subject, detail }, now)
  const won = outcome.to.result === 'won' && outcome.to.proForma
  const order = won ? await findOfferRow(tx, won, todayAt(now)) : undefined
  if (order) await withdrawUnsent(tx, actor, order, now)
  await refreshSearched(tx, id)
}

/**
 * Hands the open requests of an account over, when it is closed or may no longer change requests.
 * @param to name of the account that takes them; null for nobody
 */
export async function handOver(
  act: RequestAct,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  const { tx, actor, now } = act
  const ids = await listWaiting(tx, from)
  for (const id of ids) {
    const change: RequestWorkChange = { id, takenBy: { was: from, to } }
    if (await saveRequestWork(tx, change, { by: actor.name, now })) await noteChange(act, change)
  }
  if (to && ids.length > 0) await mailAssigned(tx, to, { by: actor.name, at: now, ids })
}

/** Marks an open or waiting request as answered within the transaction of a reply or note. */
export async function markAnswered(act: RequestAct, request: RequestRow): Promise<void> {
  const { tx, actor, now } = act
  const { id } = request
  const was = shownState(request)
  if (was !== 'new' && was !== 'waiting') return
  const change: RequestWorkChange = { id, state: { was, to: 'answered' } }
  if (await saveRequestWork(tx, change, { by: actor.name, now })) await noteChange(act, change)
}

/**
 * Brings a request back to staff, because its customer has said something about an offer: it is open,
 * and no longer snoozed. Whoever speaks about the offer has it.
 */
export async function bringBack(
  act: RequestAct,
  request: RequestRow,
  number: string,
): Promise<void> {
  const { tx, actor, now } = act
  const { id, come_back_on } = request
  await noteGiven(tx, id, { number })
  const state = shownState(request)
  const change: RequestWorkChange = {
    id,
    ...(state !== 'new' && { state: { was: state, to: 'new' } }),
    ...(come_back_on !== null && { comeBackOn: { was: come_back_on, to: null } }),
  }
  if (!change.state && !change.comeBackOn) return
  await tx.updateTable('contact').set(keptAnswer).where('id', '=', id).execute()
  if (await saveRequestWork(tx, change, { by: actor.name, now })) await noteChange(act, change)
}

/** Acts on a note, if it is the actor's own or the role may act on others' notes. */
const onNote = (
  { database }: Context,
  { name, role }: Actor & { role: Role },
  [requestId, id]: [number, number],
  act: (tx: Queryable) => Promise<unknown>,
): Promise<RequestWorkOutcome> =>
  database.write(async (tx) => {
    const note = await findNote(tx, requestId, id)
    if (!note) return 'missing'
    if (note.written_by !== name && !may(role, 'contacts.note-others')) return 'forbidden'
    // What a customer has said stays as it was said, and goes with the request.
    if (note.written_by === customerName) return 'forbidden'
    await act(tx)
    await refreshSearched(tx, requestId)
    return 'done'
  })

/** Returns those of the given ids of requests that have been deleted. */
export const listDeleted = ({ database }: Context, ids: number[]): Promise<number[]> =>
  findMissing(database.db, ids)

/**
 * Changes requests that are still as the client saw them.
 * @returns ids of those not changed; `unknown-account` for an unknown assignee
 */
export async function changeRequests(
  { database }: Context,
  actor: Actor,
  changes: RequestWorkChange[],
  now = Date.now(),
): Promise<number[] | 'unknown-account'> {
  const assignees = await listAssignees(database.db)
  if (
    changes.some(({ takenBy }) => takenBy && takenBy.to !== null && !assignees.includes(takenBy.to))
  )
    return 'unknown-account'
  return database.write(async (tx) => {
    const act = { tx, engine: database.engine, actor, now }
    const missed: number[] = []
    for (const change of changes) {
      const touch = { by: actor.name, now, promised: await promisedAfter(tx, change) }
      if (!(await saveRequestWork(tx, change, touch))) {
        missed.push(change.id)
        continue
      }
      // A reply answers what was asked unless it fails, and an order is no answer.
      if (change.state?.to === 'answered' && !change.outcome)
        await closeQuestions(tx, change.id, now)
      await noteChange(act, change)
    }
    const given = changes.filter(({ id, takenBy }) => takenBy?.to && !missed.includes(id))
    for (const [assignee, part] of Map.groupBy(given, ({ takenBy }) => takenBy?.to ?? '')) {
      const ids = part.map(({ id }) => id)
      await mailAssigned(tx, assignee, { by: actor.name, at: now, ids })
    }
    return missed
  })
}

export const readView = async ({ database }: Context, staffId: number): Promise<RequestView> =>
  (await findStaff(database.db, staffId))?.contact_view ?? 'cards'
export const chooseView = ({ database }: Context, staffId: number, view: RequestView) =>
  database.write((tx) => updateStaff(tx, staffId, { contact_view: view }))

/**
 * Stores who opened a request, so that others see it. The audit log already records the
 * reading.
 */
export const noteOpened = ({ database }: Context, actor: Actor, id: number, now = Date.now()) =>
  database.write((tx) => touchRequest(tx, id, { by: actor.name, now }))

/** Adds a note. A repeated key adds nothing; a key belongs to one request and one author. */
export const addNote = (
  { database }: Context,
  actor: Actor,
  id: number,
  { key, kind = 'note', text = '', marksAnswered = false }: NewNote,
): Promise<RequestWorkOutcome> =>
  database.write(async (tx) => {
    const { engine } = database
    const now = Date.now()
    const request = await lockRequest(tx, engine, id)
    if (!request) return 'missing'
    const before = await findNoteByKey(tx, key)
    if (before)
      return before.contact_id === id &&
        before.written_by === actor.name &&
        before.text === text &&
        before.kind === kind
        ? 'done'
        : 'reused'
    if ((await countNotes(tx, id, 'staff')) >= staffLimits.requestWork.entries) return 'full'
    if (
      !(await insertNote(tx, {
        contact_id: id,
        key,
        kind,
        text,
        written_by: actor.name,
        written_at: now,
      }))
    )
      return 'reused'
    await refreshSearched(tx, id)
    await touchRequest(tx, id, { by: actor.name, now })
    const detail = kind === 'note' ? {} : { kind }
    await recordAudit(tx, actor, { action: 'contact.noted', ...subjectOf(id), detail }, now)
    if (marksAnswered) await markAnswered({ tx, engine, actor, now }, request)
    return 'done'
  })

/** @param ids of the request and the note */
export const changeNote = (
  context: Context,
  actor: Actor & { role: Role },
  ids: [number, number],
  text: string,
): Promise<RequestWorkOutcome> =>
  onNote(context, actor, ids, async (tx) => {
    const now = Date.now()
    await updateNote(tx, ids[1], text, now)
    await recordAudit(
      tx,
      actor,
      { action: 'contact.note-changed', ...subjectOf(ids[0]), detail: { note: ids[1] } },
      now,
    )
  })

export const removeNote = (
  context: Context,
  actor: Actor & { role: Role },
  ids: [number, number],
  now = Date.now(),
): Promise<RequestWorkOutcome> =>
  onNote(context, actor, ids, async (tx) => {
    await deleteNote(tx, ids[1])
    await recordAudit(
      tx,
      actor,
      { action: 'contact.note-deleted', ...subjectOf(ids[0]), detail: { note: ids[1] } },
      now,
    )
  })
