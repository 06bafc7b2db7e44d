import { useState } from 'react'
import type { CallOutcome } from '#src/staff/frame/staff-api.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import type { FormOutcome } from '#src/ui/base/form/FormStatus.tsx'

export const noAnswer = 'The server does not answer. Try again.'

/**
 * Sends a component's requests and holds why the last one failed. Signed-out staff go to the
 * sign-in.
 * @param title heads the reason
 */
export function useRequest(title?: string) {
  const [failure, setFailure] = useState('')
  async function request<Answer>(
    sent: Promise<CallOutcome<Answer>>,
    onDone: (answer: Answer) => unknown,
    unanswered = noAnswer,
  ) {
    setFailure('')
    const outcome = await sent
    if (outcome.kind === 'done') await onDone(outcome.answer)
    else if (outcome.kind === 'signed-out') leaveStaffArea()
    else setFailure(outcome.kind === 'refused' ? outcome.text : unanswered)
  }
  const status: FormOutcome | undefined = failure
    ? { kind: 'error', message: title ?? failure, ...(title && { detail: failure }) }
    : undefined
  return { failure, setFailure, status, request }
}
