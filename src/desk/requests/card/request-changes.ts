import { isHeld } from '#src/contracts/flags.ts'
import { formatAmount, type Money } from '#src/contracts/formats.ts'
import { labelOfOffer } from '#src/desk/offers/offer-life.ts'
import { sumOfOffer } from '#src/desk/offers/pro-formas.ts'
import type { StatusKind } from '#src/staff/kit/Status.tsx'
import type { RequestPage, StaffRequest } from '../request-records.ts'
import { isSnoozed, type RequestState } from '../requests.ts'
import type { RequestWorkChange } from '../work/request-forms.ts'

export const stateNames = {
  new: 'Open',
  waiting: 'Waits for the customer',
  answered: 'Answered',
  flagged: 'Flagged',
} as const satisfies Record<RequestState, string>

const statusKinds = {
  new: 'open',
  waiting: 'closed',
  answered: 'closed',
  flagged: 'waiting',
} as const

export const steps = {
  new: { state: 'answered', label: 'Mark answered' },
  waiting: { state: 'answered', label: 'Mark answered' },
  answered: { state: 'new', label: 'Mark open' },
  flagged: { state: 'new', label: 'Not spam' },
} as const satisfies Record<RequestState, { state: RequestState; label: string }>

/** Staff have handed a pro-forma over that was stored without a mail server. */
export const givenLabel = 'I gave them the pro-forma'

export function describeState(request: StaffRequest): string {
  const words = {
    new: isHeld(request.flags) ? 'is not spam, and open' : 'is marked as open',
    waiting: 'waits for the customer',
    answered: 'is marked as answered',
    flagged: 'is flagged',
  }
  return `Contact #${request.id} ${words[request.state]}.`
}

/** An offer of a request that its customer has accepted, until staff say what came of the request. */
export const acceptedOf = ({ outcome, proFormas }: Pick<StaffRequest, 'outcome' | 'proFormas'>) =>
  outcome ? undefined : proFormas.filter(({ state }) => state === 'accepted').at(-1)

/**
 * What the customer of an accepted offer was promised, as long as staff are to keep it: until they say
 * what came of the request, or for an order that comes back, until they have written.
 */
export function promiseToKeep({
  outcome,
  proFormas,
  comeBackOn,
  replies,
}: Pick<StaffRequest, 'outcome' | 'proFormas' | 'comeBackOn' | 'replies'>) {
  if (!outcome) return acceptedOf({ outcome, proFormas })?.accepted ?? undefined
  if (outcome.result !== 'won' || comeBackOn === null) return undefined
  const promise = proFormas.flatMap(({ accepted }) => accepted ?? []).at(-1)
  const isKept = replies.some(
    ({ number, state, at }) => number === null && state !== 'failed' && promise && at > promise.at,
  )
  return isKept ? undefined : promise
}

/** What came of a request: won with an offer, it is an order. */
const resultOf = ({
  result,
  proForma,
}: Pick<NonNullable<StaffRequest['outcome']>, 'result' | 'proForma'>) =>
  result === 'won' && proForma !== null ? 'ordered' : result
const outcomeNames = { won: 'Won', ordered: 'Ordered', lost: 'Lost' } as const

/** Returns a request's status in a word. @param today by the company's calendar */
export function statusOf(
  request: StaffRequest,
  today: string,
): { kind: StatusKind; children: string } {
  const { state, outcome } = request
  if (outcome && state === 'answered')
    return { kind: 'closed', children: outcomeNames[resultOf(outcome)] }
  const accepted = acceptedOf(request)
  if (accepted) return { kind: 'open', children: labelOfOffer(accepted.state).label }
  const isDeclined = request.proFormas.at(-1)?.state === 'declined'
  if (state === 'new' && isDeclined)
    return { kind: 'open', children: labelOfOffer('declined').label }
  if (isSnoozed(request, today)) return { kind: 'closed', children: 'Snoozed' }
  return { kind: statusKinds[state], children: stateNames[state] }
}

/**
 * Describes an outcome, such as `won $1,200: 40 locks for March`. An order has the sum of its offer,
 * unless staff have entered another.
 * @param currency of the company
 */
export const describeOutcome = (
  { result, words, sum, proForma, order }: NonNullable<StaffRequest['outcome']>,
  { locale, currency }: Omit<Money, 'pricedIn'>,
): string => {
  const ofOffer = order ? sumOfOffer(order, locale) : ''
  const typed = sum === null ? '' : formatAmount(String(sum), { locale, currency })
  // Beside the sum of an offer, which has its tax, it would read as another sum of the same order.
  const entered = typed && proForma !== null ? `${typed} before tax` : typed
  const won = [resultOf({ result, proForma }), ofOffer || entered].filter(Boolean).join(' ')
  return [won, words].filter(Boolean).join(': ')
}

/** The same beside the sum of what is ordered, which is not said twice. */
export const describeBesideSum = (
  outcome: NonNullable<StaffRequest['outcome']>,
  money: Omit<Money, 'pricedIn'>,
): string =>
  describeOutcome(outcome.order ? { ...outcome, sum: null, order: null } : outcome, money)

/**
 * Replaces a request in its place on a page, and adjusts the counts. A page without the request is
 * returned as it is.
 */
export function withRequest(page: RequestPage, request: StaffRequest): RequestPage {
  const before = page.items.find(({ id }) => id === request.id)
  if (!before) return page
  const counts = { ...page.counts }
  counts[before.state] -= 1
  counts[request.state] += 1
  return {
    ...page,
    counts,
    items: page.items.map((item) => (item.id === request.id ? request : item)),
  }
}

const reversed = (changes: RequestWorkChange[]): RequestWorkChange[] => {
  const swap = <T>(step: { was: T; to: T } | undefined) => step && { was: step.to, to: step.was }
  return changes.map(({ id, state, given, takenBy, comeBackOn, trade, outcome }) => ({
    id,
    ...(state && { state: swap(state) }),
    ...(state?.to === 'answered' && !outcome && { reopensQuestions: true }),
    ...(given && { given: swap(given) }),
    ...(takenBy && { takenBy: swap(takenBy) }),
    ...(comeBackOn && { comeBackOn: swap(comeBackOn) }),
    ...(trade && { trade: swap(trade) }),
    ...(outcome && { outcome: swap(outcome) }),
  }))
}

/**
 * Returns the changes that undo others. A change of its state moves the day on which a request comes
 * back, so that goes back too.
 * @param before the requests as they were
 * @param after the same as they are now
 */
export const undoing = (
  changes: RequestWorkChange[],
  before: readonly StaffRequest[],
  after: readonly StaffRequest[],
): RequestWorkChange[] =>
  reversed(changes).map((change) => {
    const dayIn = (requests: readonly StaffRequest[]) =>
      requests.find(({ id }) => id === change.id)?.comeBackOn
    const [was, to] = [dayIn(after), dayIn(before)]
    return change.state && was !== undefined && to !== undefined && was !== to
      ? { ...change, comeBackOn: { was, to } }
      : change
  })

export const bulkActs = ['answered', 'no-spam', 'spam', 'taken'] as const
export type BulkAct = (typeof bulkActs)[number]

const bulkSteps = {
  answered: { from: ['new', 'waiting'], to: 'answered' },
  'no-spam': { from: ['flagged'], to: 'new' },
  spam: { from: ['new'], to: 'flagged' },
} as const satisfies Partial<Record<BulkAct, { from: RequestState[]; to: RequestState }>>

/**
 * Returns the changes of an act, without requests that it does not change.
 * @param me account that takes the requests
 */
export const changesOf = (
  act: BulkAct,
  requests: StaffRequest[],
  me: string,
): RequestWorkChange[] =>
  requests.flatMap(({ id, state, takenBy, flags }): RequestWorkChange[] => {
    if (act === 'taken') return takenBy === me ? [] : [{ id, takenBy: { was: takenBy, to: me } }]
    const { from, to } = bulkSteps[act]
    const was = from.find((one) => one === state)
    return was && (act !== 'spam' || flags.length > 0) ? [{ id, state: { was, to } }] : []
  })

const said: Record<BulkAct, string> = {
  answered: 'marked as answered',
  'no-spam': 'marked as not spam',
  spam: 'flagged',
  taken: 'yours',
}
export const describeBulk = (act: BulkAct, count: number): string =>
  `${count} ${count === 1 ? 'contact is' : 'contacts are'} ${said[act]}.`
