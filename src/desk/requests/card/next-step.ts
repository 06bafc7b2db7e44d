import type { StaffRequest } from '../request-records.ts'

export type NextStep = 'reply' | 'call' | 'outcome'

/**
 * Returns what is to be done next at a request: the call that was asked for or agreed on, otherwise
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
  }: Pick<
    StaffRequest,
    'state' | 'outcome' | 'callBack' | 'comeBackOn' | 'notes' | 'phoneToDial' | 'businessEmail'
  >,
  today: string,
): NextStep | null {
  if (state === 'flagged') return null
  if (state === 'answered') return outcome ? null : 'outcome'
  const isCallAgreed =
    callBack !== '' || (comeBackOn !== null && comeBackOn <= today && notes.at(-1)?.kind === 'call')
  if (phoneToDial !== '' && (isCallAgreed || businessEmail === '')) return 'call'
  return businessEmail === '' ? null : 'reply'
}
