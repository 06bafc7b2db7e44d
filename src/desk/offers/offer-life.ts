import type { Permission } from '#src/contracts/permissions.ts'
import type { StatusKind } from '#src/staff/kit/Status.tsx'

/** What the page of an offer says of it, with the text `words/offer` has under this name. */
export type OfferReading = 'open' | 'paused' | 'accepted' | 'withdrawn' | 'replaced' | 'expired'

/** What a customer says on the page of an offer. */
export const customerActs = ['accept', 'ask', 'decline'] as const
export type CustomerAct = (typeof customerActs)[number]
export const staffActs = ['withdraw', 'offer-again'] as const
type StaffAct = (typeof staffActs)[number]
/** What staff press. */
export const labelOfAct = {
  withdraw: 'Withdraw the offer',
  'offer-again': 'Offer it again',
} as const satisfies Record<StaffAct, string>
type OfferAct = CustomerAct | StaffAct

type ActOfOffer = {
  /** Whoever has the link, or staff with a permission. */
  by: 'customer' | Permission
  audit:
    | 'offer.accepted'
    | 'offer.asked'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.offered-again'
  /** Who gets a mail. */
  mails: readonly ('company' | 'customer')[]
  /** What webhooks are told. */
  event: 'offer.accepted' | null
}

/** What may be done with an offer, who may, and which mails and events follow. */
export const offerActs = {
  accept: {
    by: 'customer',
    audit: 'offer.accepted',
    mails: ['company', 'customer'],
    event: 'offer.accepted',
  },
  ask: { by: 'customer', audit: 'offer.asked', mails: ['company'], event: null },
  decline: { by: 'customer', audit: 'offer.declined', mails: ['company'], event: null },
  withdraw: { by: 'contacts.pro-forma', audit: 'offer.withdrawn', mails: [], event: null },
  'offer-again': {
    by: 'contacts.pro-forma',
    audit: 'offer.offered-again',
    mails: [],
    event: null,
  },
} as const satisfies Record<OfferAct, ActOfOffer>

/** The states of an offer. offer-life.server.ts decides which of them it has. */
export const offerStates = [
  'waiting',
  'unsent',
  'sent',
  'given',
  'declined',
  'expired',
  'unconfirmed',
  'replaced',
  'withdrawn',
  'accepted',
  'won',
] as const
export type OfferState = (typeof offerStates)[number]

/** States in which an offer has not come to its customer, or was taken back. */
export const notWithCustomer: readonly OfferState[] = ['waiting', 'unsent', 'withdrawn']

type RowOfState = {
  /** What staff read. */
  staff: { kind: StatusKind; label: string }
  /** What its customer reads: while it is open, where it can be, and after that. */
  customer: { whileOpen?: 'open'; otherwise: OfferReading }
  may: { whileOpen?: readonly OfferAct[]; always: readonly OfferAct[] }
  /** What becomes of its mail that was not sent yet. */
  mail: 'sent' | 'dropped'
  /** Whether the state of its mail, which staff see beside it, says the same. */
  isStateOfMail?: true
}

/** Customers accept until the last day. What they ask or refuse may come later, and would else be lost. */
const untilItsLastDay = {
  customer: { whileOpen: 'open', otherwise: 'expired' },
  may: { whileOpen: ['accept'], always: ['ask', 'decline', 'withdraw'] },
  mail: 'sent',
} as const

const offerLife = {
  /** Not handed over to the mail server; its reply says why. */
  waiting: {
    staff: { kind: 'waiting', label: 'Not sent yet' },
    ...untilItsLastDay,
    isStateOfMail: true,
  },
  /** Stored only, because there is no mail server. */
  unsent: { staff: { kind: 'fault', label: 'Not sent' }, ...untilItsLastDay, isStateOfMail: true },
  sent: { staff: { kind: 'open', label: 'Sent' }, ...untilItsLastDay, isStateOfMail: true },
  /** Stored without a mail server, and handed over by staff. */
  given: {
    staff: { kind: 'open', label: 'Given by hand' },
    ...untilItsLastDay,
    isStateOfMail: true,
  },
  /** Its customer has said “not now” on its page, and may still accept it. */
  declined: { staff: { kind: 'closed', label: 'Not now' }, ...untilItsLastDay },
  expired: {
    staff: { kind: 'waiting', label: 'Expired' },
    customer: { otherwise: 'expired' },
    may: { always: ['ask', 'decline', 'withdraw'] },
    mail: 'sent',
  },
  /** It is of a copy that was restored, and may have been accepted, withdrawn or replaced since. */
  unconfirmed: {
    staff: { kind: 'waiting', label: 'To be checked' },
    customer: { otherwise: 'paused' },
    may: { always: ['ask', 'decline', 'withdraw'] },
    mail: 'sent',
  },
  /** The customer has a newer one. */
  replaced: {
    staff: { kind: 'closed', label: 'Replaced' },
    customer: { otherwise: 'replaced' },
    may: { always: ['ask', 'decline', 'withdraw'] },
    mail: 'dropped',
  },
  withdrawn: {
    staff: { kind: 'closed', label: 'Withdrawn' },
    customer: { otherwise: 'withdrawn' },
    may: { always: ['ask', 'decline', 'offer-again'] },
    mail: 'dropped',
  },
  accepted: {
    staff: { kind: 'open', label: 'Accepted' },
    customer: { otherwise: 'accepted' },
    may: { always: ['ask', 'decline'] },
    mail: 'sent',
  },
  /** Staff have won the request with it, whether or not its customer accepted it on its page. */
  won: {
    staff: { kind: 'closed', label: 'Ordered' },
    customer: { otherwise: 'accepted' },
    may: { always: ['ask', 'decline'] },
    mail: 'sent',
  },
} as const satisfies Record<OfferState, RowOfState>

const rowOf = (state: OfferState): RowOfState => offerLife[state]

/** `isOpen`: whether it may be accepted. */
export type OfferStanding = { state: OfferState; isOpen: boolean }

export const labelOfOffer = (state: OfferState) => rowOf(state).staff

/** The states in which an offer is open until its last day. */
export const openStates = offerStates.filter((state) => rowOf(state).customer.whileOpen)

export function readingOf({ state, isOpen }: OfferStanding): OfferReading {
  const { whileOpen, otherwise } = rowOf(state).customer
  return (isOpen && whileOpen) || otherwise
}

export function mayDo({ state, isOpen }: OfferStanding, act: OfferAct): boolean {
  const { whileOpen = [], always } = rowOf(state).may
  return always.includes(act) || (isOpen && whileOpen.includes(act))
}

export const mailOfOffer = (state: OfferState) => rowOf(state).mail
export const isStateOfMail = (state: OfferState) => rowOf(state).isStateOfMail === true
