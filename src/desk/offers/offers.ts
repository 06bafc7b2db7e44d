import { shiftDay } from '#src/contracts/days.ts'
import { retention } from '#src/contracts/retention.ts'

/**
 * `replaced`: the request has a newer pro-forma. An offer that was accepted stays accepted, whatever
 * comes after it.
 */
export type OfferState = 'open' | 'accepted' | 'withdrawn' | 'replaced' | 'expired'

type OfferFacts = {
  isAccepted: boolean
  isWithdrawn: boolean
  isReplaced: boolean
  /** Last day on which it is valid, by the company's calendar. */
  validUntil: string
}

/** @param today by the company's calendar */
export function offerStateOn(
  today: string,
  { isAccepted, isWithdrawn, isReplaced, validUntil }: OfferFacts,
): OfferState {
  if (isAccepted) return 'accepted'
  if (isWithdrawn) return 'withdrawn'
  if (isReplaced) return 'replaced'
  return validUntil < today ? 'expired' : 'open'
}

/** Whether the page of an offer can still be read. @param today by the company's calendar */
export const isReadable = (today: string, { validUntil }: Pick<OfferFacts, 'validUntil'>) =>
  shiftDay(today, -retention.offerDays) <= validUntil

/** By whom the notes of the page are written; staff can neither change nor delete them. */
export const customerName = 'the customer'

/** Begins the note of a customer who does not want an offer now; its number follows. */
export const declinedNote = 'Not now, about pro-forma '

/** Characters that the forms of an offer take. */
export const offerLimits = { name: 100, orderNumber: 60, text: 1500 } as const

export const offerActs = ['accept', 'ask', 'decline'] as const
export type OfferAct = (typeof offerActs)[number]
