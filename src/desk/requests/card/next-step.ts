import type { StaffRequest } from '../request-records.ts'
import { acceptedOf } from './request-changes.ts'

export type NextStep = 'reply' | 'call' | 'order' | 'outcome'

/**
 * Returns what is to be done next at a request: the order of an accepted offer, the call that was asked for or agreed on, otherwise
 * an answer; after it, whether it was won.
 * @param today by the company's calendar
 * @returns null if nothing is left, and for a flagged request, which is looked at first
 */
export function nextStepOf(
  {
    state,
    outcome,
    callBack,
    comeBackOn,
    notes,
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
    | 'phoneToDial'
    | 'businessEmail'
    | 'proFormas'
  >,
  today: string,
): NextStep | null {
  if (state === 'flagged') return null
  if (acceptedOf({ outcome, proFormas })) return 'order'
  if (state === 'answered' || state === 'waiting') return outcome ? null : 'outcome'
  const isCallAgreed =
    callBack !== '' || (comeBackOn !== null && comeBackOn <= today && notes.at(-1)?.kind === 'call')
  if (phoneToDial !== '' && (isCallAgreed || businessEmail === '')) return 'call'
  return businessEmail === '' ? null : 'reply'
}
