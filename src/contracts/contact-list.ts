import { limits } from './limits.ts'

/** Where a contact request stands (decision 0023): nobody has answered, somebody has, or it looks like spam. */
export const contactStates = ['new', 'answered', 'flagged'] as const
export type ContactState = (typeof contactStates)[number]

/** How long ago a request came in at most. */
export const receivedPeriods = ['24h', '7d', '30d'] as const
export type ReceivedPeriod = (typeof receivedPeriods)[number]
export const hoursOf = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 } as const satisfies Record<ReceivedPeriod, number>

/** In which order a list is read. */
export const contactOrders = ['newest', 'oldest'] as const
export type ContactOrder = (typeof contactOrders)[number]

/** Stands for the requests that came without a time zone; no zone has this name. */
export const noZone = 'none'

/** Which contact requests a list shows, and in which order; null for every state, time and zone, no words for every text. */
export type ContactFilter = {
  state: ContactState | null
  search: string
  received: ReceivedPeriod | null
  /** IANA zone of the visitor, or `noZone`. */
  zone: string | null
  sort: ContactOrder
}

export const noFilter: ContactFilter = { state: null, search: '', received: null, zone: null, sort: 'newest' }

/** Whether a filter may leave something out: an order does not. */
export const isFiltered = ({ state, search, received, zone }: ContactFilter): boolean =>
  state !== null || search !== '' || received !== null || zone !== null

const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((one) => one === value)

export const isContactState = isOneOf(contactStates)
export const isReceivedPeriod = isOneOf(receivedPeriods)
export const isContactOrder = isOneOf(contactOrders)

/** What the name of a time zone, or an offset such as `+01:00`, is written with. */
export const zonePattern = /^[\w+:/-]+$/

/** Whether a text may be the name of a zone. Which zones there are, each browser knows for itself. */
export const isZoneName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.timeZone.max && zonePattern.test(value)

/** Typed words as they can be searched for and shown again: no control characters, no half letters, cut to the limit. */
export const cleanSearch = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limits.search.max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
