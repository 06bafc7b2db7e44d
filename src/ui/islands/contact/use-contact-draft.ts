import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Attempt, nextAttempt } from '../submit/idempotency.ts'
import { controlsOf } from '../submit/use-submission.ts'
import { clearDraft, joinMessages, readDraft, writeDraft } from './contact-draft.ts'

type Values = Record<string, string>

/**
 * Fills empty fields from a draft.
 * @param brought message from the address, added to the stored one
 * @returns whether a field was filled
 */
function restore(form: HTMLFormElement, draft: Values, brought: string): boolean {
  let isFilled = false
  for (const control of controlsOf(form)) {
    const kept = draft[control.name]
    const isFree = control.value === '' || (control.name === 'message' && control.value === brought)
    if (!kept || !isFree || kept === control.value) continue
    control.value = control.name === 'message' ? joinMessages(kept, brought) : kept
    // The event opens further fields, and counts the characters of the message.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    isFilled = true
  }
  return isFilled
}

type Options = { posted: Values | undefined; brought: string; isSent: boolean }

/**
 * Provides the fields' initial values and their draft in this tab.
 * @param options `brought`: message that the address supplies
 */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  { posted, brought, isSent }: Options,
) {
  const attempt = useRef<Attempt>(undefined)
  // A new number remounts the fields.
  const [fill, setFill] = useState(() => {
    const values: Values = { message: brought, ...posted }
    return { number: 0, values, isRestored: false }
  })

  useEffect(() => {
    if (isSent) clearDraft()
    const draft = readDraft()
    if (!draft || !form.current) return
    attempt.current = draft.attempt
    const isRestored = restore(form.current, draft.values, brought)
    setFill((shown) => ({ ...shown, isRestored }))
  }, [form, brought, isSent])

  return {
    fill,
    keepDraft: (fields: Record<string, unknown>) => writeDraft(fields, attempt.current),
    /** Stores the fields before they are sent. @returns the idempotency key */
    keepAttempt(fields: Record<string, unknown>): string {
      attempt.current = nextAttempt(attempt.current, fields)
      writeDraft(fields, attempt.current)
      return attempt.current.key
    },
    emptyFields() {
      clearDraft()
      attempt.current = undefined
      setFill(({ number }) => ({ number: number + 1, values: { message: '' }, isRestored: false }))
    },
  }
}
