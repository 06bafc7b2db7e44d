import { settings } from '#src/content/settings/settings.ts'
import { todayAt } from '#src/content/settings/site.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { Job } from '#src/core/job.server.ts'
import { promisedBy } from '#src/desk/offers/offer-follows.server.ts'
import { findAccepted, findLastDay } from '#src/desk/offers/offer-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { queueStateEvents } from '../request-events.server.ts'
import type { RequestRow } from '../request-rows.server.ts'
import { isWaiting, shownState } from '../request-state.server.ts'
import { dayToComeBack } from './follow-up.ts'
import type { RequestWorkChange } from './request-forms.ts'
import { keptAnswer, listReplies, type RequestAct, saveRequestWork } from './work-rows.server.ts'

const theSite: Actor = { id: null, name: 'the site', network: 'this machine' }
const subjectOf = (id: number) => ({ subject: `contact ${id}` })

/** Whether staff have written since an offer was accepted. An offer is not what was promised. */
const isKept = async (tx: Queryable, requestId: number, since: number, besides?: number) =>
  (await listReplies(tx, [requestId])).some(
    ({ id, written_at, failed_at, number }) =>
      number === null && id !== besides && written_at > since && failed_at === null,
  )

/**
 * The day by which the invoice of an accepted offer was promised; null once the request is lost, or is
 * ordered and staff have written since.
 */
async function findPromised(tx: Queryable, requestId: number): Promise<string | null> {
  const accepted = await findAccepted(tx, requestId)
  if (!accepted || accepted.outcome === 'lost') return null
  const { accepted_at: at, outcome } = accepted
  return outcome !== null && (await isKept(tx, requestId, at)) ? null : promisedBy(at)
}

/**
 * The day on which a request comes back although it is changed: that of the promise, where it is set to
 * wait, or where it is ordered before anybody has written what was promised.
 */
export async function promisedAfter(
  tx: Queryable,
  { id, state, outcome }: RequestWorkChange,
): Promise<string | null> {
  if (state?.to === 'waiting') return findPromised(tx, id)
  if (outcome?.to.result !== 'won') return null
  const accepted = await findAccepted(tx, id)
  if (!accepted) return null
  const at = accepted.accepted_at
  return (await isKept(tx, id, at)) ? null : promisedBy(at)
}

/**
 * Ends the promise of an order, in the transaction of the first reply since its acceptance, which
 * stands for what was promised. The day may have been put off meanwhile.
 */
export async function endPromise(
  { tx, actor, now }: RequestAct,
  { id, come_back_on: was }: RequestRow,
  replyId: number,
): Promise<void> {
  const accepted = await findAccepted(tx, id)
  if (accepted?.outcome !== 'won' || was === null) return
  if (await isKept(tx, id, accepted.accepted_at, replyId)) return
  const change = { id, comeBackOn: { was, to: null } }
  if (await saveRequestWork(tx, change, { by: actor.name, now }))
    await recordAudit(
      tx,
      actor,
      { action: 'contact.put-off', ...subjectOf(id), detail: { day: null } },
      now,
    )
}

/**
 * Lets a request wait for its customer, in the transaction of a reply: it comes back after the days
 * that the owner has set, or on the day that staff have set for an open request.
 */
export async function letWait(
  { tx, engine, actor, now }: RequestAct,
  request: RequestRow,
): Promise<void> {
  const { id, come_back_on: was } = request
  const today = todayAt(now)
  const state = shownState(request)
  if (state === 'flagged') return
  const validUntil = await findLastDay(tx, id, today)
  const promised = await findPromised(tx, id)
  const isSetByStaff = state === 'new' && was !== null && was > today
  const to = isSetByStaff
    ? was
    : dayToComeBack({ today, validUntil, promised, ...settings().replies.followUp })
  const change = { id, state: { was: state, to: 'waiting' as const }, comeBackOn: { was, to } }
  if (!(await saveRequestWork(tx, change, { by: actor.name, now })) || state === 'waiting') return
  if (state === 'new')
    await queueStateEvents({ db: tx, engine }, id, { was: state, to: 'answered' }, now)
  const detail = { from: state, to: 'waiting', day: to }
  await recordAudit(tx, actor, { action: 'contact.changed', ...subjectOf(id), detail }, now)
}

/** Opens requests that wait again. @returns their ids */
async function openAgain(
  tx: Queryable,
  select: { dueOn: string } | { id: number },
  now: number,
): Promise<number[]> {
  const opened = await tx
    .updateTable('contact')
    .set({ answered_at: null, answered_by: null, waits_since: null })
    // A reply that could not be sent was no answer.
    .$if('dueOn' in select, (query) => query.set(keptAnswer))
    // It is due now, and not on the day on which the customer would have answered.
    .$if('id' in select, (query) => query.set({ come_back_on: null }))
    .where(isWaiting)
    .where((e) =>
      'id' in select
        ? e('id', '=', select.id)
        : e.or([e('come_back_on', '<=', select.dueOn), e('come_back_on', 'is', null)]),
    )
    .returning('id')
    .execute()
  for (const { id } of opened)
    await recordAudit(
      tx,
      theSite,
      {
        action: 'contact.changed',
        ...subjectOf(id),
        detail: { from: 'waiting', to: 'new' },
      },
      now,
    )
  return opened.map(({ id }) => id)
}

/** Makes an order due whose reply could not be sent: it may have been what was promised. */
export const remindOfUnsent = (tx: Queryable, requestId: number, now: number) =>
  tx
    .updateTable('contact')
    .set({ come_back_on: todayAt(now) })
    .where('id', '=', requestId)
    .where('outcome', '=', 'won')
    .where('state', '=', 'answered')
    .where('come_back_on', 'is', null)
    .execute()

/**
 * Opens a request that waits while its customer has nothing to answer: its reply could not be sent, or
 * what it sent holds as it is.
 */
export const openWaiting = (tx: Queryable, requestId: number, now: number) =>
  openAgain(tx, { id: requestId }, now)

/**
 * Brings requests back to whoever takes care of them, or to all, once their day has come. The
 * customer gets no mail: staff decide.
 */
export const returnWaiting = ({ database }: Context, now = Date.now()): Promise<number[]> =>
  database.write((tx) => openAgain(tx, { dueOn: todayAt(now) }, now))

export const waitingRequests = {
  name: 'waiting-requests',
  when: 'hourly',
  run: async (context, { now }) => {
    await returnWaiting(context, now)
  },
} satisfies Job<Context>
