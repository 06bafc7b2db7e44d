import { cutText } from '#src/contracts/cut-text.ts'
import { limits } from '#src/contracts/limits.ts'
import { toNormalForm } from '#src/contracts/text/normal-form.ts'

/**
 * States of a request. `flagged`: there are reasons to suspect spam, and staff have not
 * lifted the flag. `new`: neither flagged nor answered. `waiting`: answered, and the customer has
 * not said anything since.
 */
export const requestStates = ['new', 'waiting', 'answered', 'flagged'] as const
export type RequestState = (typeof requestStates)[number]
/** States in the database, where `answered` includes `waiting`. */
export type StoredState = Exclude<RequestState, 'waiting'>

/**
 * Whether a request is snoozed: it comes back on a later day, also where it was answered, because
 * whoever gave it a day wants to be reminded. One that waits for its customer has a state of its
 * own. request-state.server.ts says the same in SQL.
 */
export const isSnoozed = (
  { state, comeBackOn }: { state: RequestState; comeBackOn: string | null },
  today: string,
): boolean =>
  comeBackOn !== null && comeBackOn > today && state !== 'flagged' && state !== 'waiting'

export const receivedPeriods = ['24h', '7d', '30d'] as const
export type ReceivedPeriod = (typeof receivedPeriods)[number]
export const hoursOf = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 } as const satisfies Record<
  ReceivedPeriod,
  number
>

export const requestViews = ['cards', 'list'] as const
export type RequestView = (typeof requestViews)[number]

export const requestWorks = ['today', 'snoozed', 'mine', 'unassigned', 'files'] as const
export type RequestWorkFilter = (typeof requestWorks)[number]

export const requestOutcomes = ['won', 'lost'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]

/** Kinds of notes: a plain note, or contact outside of this site with an optional note. */
export const noteKinds = ['note', 'call', 'whatsapp'] as const
export type NoteKind = (typeof noteKinds)[number]

export const requestOrders = ['newest', 'oldest'] as const
export type RequestOrder = (typeof requestOrders)[number]

/** Filter and order of the request list. null means any; an empty search means any text. */
export type RequestFilter = {
  state: RequestState | null
  search: string
  received: ReceivedPeriod | null
  work: RequestWorkFilter | null
  /** Name of the account that takes care of a request. */
  assignee: string | null
  /** A product's slug, or the path of the page of origin. */
  about: string | null
  /** Id of a request, to list only requests with the same address or telephone number. */
  person: number | null
  sort: RequestOrder
}

export const noFilter: RequestFilter = {
  state: null,
  search: '',
  received: null,
  work: null,
  assignee: null,
  about: null,
  person: null,
  sort: 'newest',
}

export const isFiltered = ({
  state,
  search,
  received,
  work,
  assignee,
  about,
  person,
}: RequestFilter): boolean =>
  search !== '' || [state, received, work, assignee, about, person].some((part) => part !== null)

const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((one) => one === value)

export const isRequestState = isOneOf(requestStates)
export const isReceivedPeriod = isOneOf(receivedPeriods)
export const isRequestWork = isOneOf(requestWorks)
export const isRequestOrder = isOneOf(requestOrders)

/** Matches a product's slug or a path. */
export const aboutPattern = /^\/?[\w-]+(\/[\w-]+)*$/
export const isAbout = (value: string): boolean =>
  value.length <= limits.askedAbout.max && aboutPattern.test(value)

/**
 * Normalises typed search words: NFC, no control characters, no lone surrogates, cut to the limit.
 */
export const cleanSearch = (typed: string): string => {
  const whole = toNormalForm(cutText(typed, limits.search.typed), 'NFC')
  const shown = whole.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[\p{Cc}\s]+/gu, ' ')
  return cutText(shown.trim(), limits.search.max).trim()
}
