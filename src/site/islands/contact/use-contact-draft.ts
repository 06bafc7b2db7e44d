import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import {
  addToList,
  missingFrom,
  readTypedList,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { createIdempotencyKey } from '#src/ui/submit/idempotency.ts'
import { takeOpened } from '#src/ui/submit/own-requests.ts'
import { filesOf, findQueued, removeQueued } from '#src/ui/submit/send-later-queue.ts'
import { controlsOf } from '#src/ui/submit/use-submission.ts'
import {
  type ContactDraft,
  clearDraft,
  joinMessages,
  readContactDraft,
  writeDraft,
} from './contact-draft.ts'
import { storeRequestList } from './request-list-storage.ts'
import { readStoredList } from './stored-list.ts'

type Values = Record<string, string>

/**
 * Fills empty fields from a draft.
 * @param brought message from the address, added to a stored one that was typed without it
 * @returns whether a field was filled
 */
function restore(
  form: HTMLFormElement,
  { values: draft, ...given }: ContactDraft,
  brought: string,
) {
  let isFilled = false
  const added = given.brought === brought ? '' : brought
  for (const control of controlsOf(form)) {
    const stored = draft[control.name]
    const isFree = control.value === '' || (control.name === 'message' && control.value === brought)
    if (!stored || !isFree || stored === control.value) continue
    control.value = control.name === 'message' ? joinMessages(stored, added) : stored
    // The event opens further fields, and counts the characters of the message.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    isFilled = true
  }
  return isFilled
}

/** Whether something was typed before the form's script ran. */
const hasTyped = (form: HTMLFormElement) =>
  controlsOf(form).some(
    (control) =>
      !(control instanceof HTMLSelectElement) &&
      !['hidden', 'checkbox', 'radio', 'file'].includes(control.type) &&
      control.inputMode !== 'numeric' &&
      control.value !== control.defaultValue,
  )

/** Takes a queued request that was opened for this form as the draft of this tab. */
function draftOpened(): void {
  const opened = takeOpened('contact')
  if (!opened) return
  const draft = readContactDraft()
  const typed = draft?.key === opened.key ? '' : (draft?.values['message'] ?? '')
  const { message = '', requestList = '' } = opened.fields
  writeDraft(
    { ...opened.fields, message: joinMessages(String(message), typed) },
    { key: opened.key },
  )
  // The request keeps its quantities beside products that were gathered meanwhile.
  const lines = readTypedList(String(requestList)) ?? []
  storeRequestList(writeRequestList(addToList(lines, missingFrom(lines, readStoredList()))))
}

type Options = {
  posted: Values | undefined
  brought: string
  isSent: boolean
  onFiles: (files: File[]) => void
}

/**
 * Provides the fields' initial values and their draft in this tab.
 * @param options `brought`: message that the address supplies; `onFiles` receives the files of a
 * queued request
 */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
  { posted, brought, isSent, onFiles }: Options,
) {
  const key = useRef<string>(undefined)
  // A new number remounts the fields.
  const [fill, setFill] = useState(() => {
    const values: Values = { message: brought, ...posted }
    return { number: 0, values, isRestored: false }
  })

  const emptyFields = () => {
    clearDraft()
    key.current = undefined
    setFill(({ number }) => ({ number: number + 1, values: { message: '' }, isRestored: false }))
  }
  /** Adds the files of a request that was kept, or empties the form if it was sent meanwhile. */
  const takeQueued = async (stored: string) => {
    const request = await findQueued(stored)
    if (request?.state.is === 'sent') emptyFields()
    else if (request && request.files.length > 0) onFiles(filesOf(request))
    if (request?.state.is === 'over') await removeQueued(stored)
  }
  const lastTakeQueued = useRef(takeQueued)
  lastTakeQueued.current = takeQueued

  // Before anything more can be typed, which would be stored in place of what is stored.
  useLayoutEffect(() => {
    if (isSent) clearDraft()
    draftOpened()
    if (form.current && hasTyped(form.current)) {
      // Fields that nobody has touched since the page opened keep what the draft has for them.
      const { values, key: storedKey } = readContactDraft() ?? { values: {} }
      const typed = [...new FormData(form.current)].filter(([, value]) => value !== '')
      writeDraft({ ...values, ...Object.fromEntries(typed) }, { key: storedKey, brought })
    }
    const draft = readContactDraft()
    if (!draft || !form.current) return
    key.current = draft.key
    const isRestored = restore(form.current, draft, brought)
    setFill((shown) => ({ ...shown, isRestored }))
    if (draft.key) void lastTakeQueued.current(draft.key)
  }, [form, brought, isSent])

  return {
    fill,
    storeDraft: (fields: Record<string, unknown>) =>
      writeDraft(fields, { key: key.current, brought }),
    /** Stores the fields before they are sent. @returns the idempotency key */
    storeAttempt(fields: Record<string, unknown>): string {
      key.current ??= createIdempotencyKey()
      writeDraft(fields, { key: key.current, brought })
      return key.current
    },
    emptyFields,
  }
}
