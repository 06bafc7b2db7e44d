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

/** How the note of a question begins, before the line with the question. */
const questionAbout = (number: string) => `Question about pro-forma ${number}:\n`
export const questionNote = (number: string, question: string) => questionAbout(number) + question
/** Returns what was asked, of the note of a question. */
export const questionOf = (number: string, text: string) =>
  text.startsWith(questionAbout(number)) ? text.slice(questionAbout(number).length) : text

type Note = { asks_about: string | null; written_at: number }
type Reply = { written_at: number; failed_at: number | null }

/** Returns those of the notes of a request that ask something, and that no reply has answered. */
export const openQuestions = <Asked extends Note>(
  notes: readonly Asked[],
  replies: readonly Reply[],
) =>
  notes.filter(
    ({ asks_about, written_at: at }) =>
      asks_about !== null &&
      !replies.some(({ written_at, failed_at }) => written_at > at && failed_at === null),
  )

/** Characters that the forms of an offer take. */
export const offerLimits = { name: 100, orderNumber: 60, text: 1500 } as const

export const offerActs = ['accept', 'ask', 'decline'] as const
export type OfferAct = (typeof offerActs)[number]
