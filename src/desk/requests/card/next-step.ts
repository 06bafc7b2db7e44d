import { listUnpriced } from '#src/desk/offers/orders.ts'
import type { StaffRequest } from '../request-records.ts'
import { acceptedOf, promiseToKeep } from './request-changes.ts'

export type NextStep = 'reply' | 'pro-forma' | 'given' | 'call' | 'price' | 'order' | 'outcome'

/**
 * Returns what is to be done next at a request: the exact prices of estimates that are ordered, the
 * order of an accepted offer, that staff have given
 * a stored one to its customer, the call that was asked for or agreed on, the first pro-forma for a
 * quote, otherwise an answer; after it, whether it
 * was won, and for an order what was promised.
 * @param today by the company's calendar
 * @param mayOffer whether the reader makes pro-formas
 * @returns null if nothing is left, and for a flagged request, which is looked at first
 */
export function nextStepOf(
  {
    state,
    outcome,
    callBack,
    comeBackOn,
    notes,
    replies,
    quote,
    phoneToDial,
    businessEmail,
    proFormas,
  }: Pick<
    StaffRequest,
    | 'state'
    | 'outcome'
    | 'callBack'
    | 'comeBackOn'
    | 'notes'
    | 'replies'
    | 'quote'
    | 'phoneToDial'
    | 'businessEmail'
    | 'proFormas'
  >,
  { today, mayOffer }: { today: string; mayOffer: boolean },
): NextStep | null {
  if (state === 'flagged') return null
  if (mayOffer && outcome?.result !== 'lost' && listUnpriced(proFormas).length > 0) return 'price'
  if (acceptedOf({ outcome, proFormas })) return 'order'
  if (proFormas.at(-1)?.state === 'unsent' && state === 'new') return 'given'
  if (state === 'answered' && outcome && promiseToKeep({ outcome, proFormas, comeBackOn, replies }))
    return 'reply'
  if (state === 'answered' || state === 'waiting') return outcome ? null : 'outcome'
  const isCallAgreed =
    callBack !== '' || (comeBackOn !== null && comeBackOn <= today && notes.at(-1)?.kind === 'call')
  if (phoneToDial !== '' && (isCallAgreed || businessEmail === '')) return 'call'
  if (businessEmail === '') return null
  return mayOffer && quote && replies.length === 0 ? 'pro-forma' : 'reply'
}
