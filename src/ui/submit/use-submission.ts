import { type SubmitEvent, useRef, useState } from 'react'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import type { FormOutcome } from '../base/form/FormStatus.tsx'
import { pagePrefix } from '../page-prefix.ts'
import { type SendOutcome, sendJson } from './send-form.ts'
import type { QueueOptions } from './send-later-queue.ts'
import { type QueueOfForm, useQueuedRequest } from './use-queued-request.ts'

export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

type Options = {
  path: string
  posted?: { errors?: FieldErrors | undefined; status?: FormOutcome | undefined }
  check?: (form: HTMLFormElement) => FieldErrors
  collect?: (form: HTMLFormElement) => Promise<Record<string, unknown>>
  /** Sends the fields in a format other than JSON. @returns undefined to send JSON */
  deliver?: (fields: Record<string, unknown>) => Promise<SendOutcome> | undefined
  /**
   * Offers to keep the request when there is no network; `collect` then has to give an
   * `idempotencyKey`, and the form to show `QueueOffer`.
   */
  queue?: QueueOptions
  /**
   * Returns the status to show beside field errors; `leaving` while another page loads, so that the
   * form stays busy.
   */
  conclude: (
    outcome: SendOutcome,
    fields: Record<string, unknown>,
  ) => FormOutcome | 'leaving' | undefined
}

/**
 * Sends a form without a reload, one request at a time, and holds field errors and a status. The
 * first error gets the focus.
 */
export function useSubmission({
  path,
  posted,
  check,
  collect,
  deliver,
  queue: options,
  conclude,
}: Options) {
  const isSending = useRef(false)
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [status, setStatus] = useState(posted?.status)

  const { queue, sendInPlace } = useQueuedRequest(options, (outcome, fields) => {
    const result = conclude(outcome, fields)
    if (result !== 'leaving') setStatus(result)
  })

  /** Queues the request; what the form said about the attempt is then over. */
  async function queueInstead() {
    if (!(await queue.add())) return
    setStatus(undefined)
    options?.onQueued?.()
  }

  const showErrors = (form: HTMLFormElement, found: FieldErrors): boolean => {
    setErrors(found)
    // Waits until the errors are rendered, so that the first one is read out with its field.
    // Scrolls to the whole row with label and error, because some browsers leave the label under
    // the header.
    requestAnimationFrame(() => {
      const first = controlsOf(form).find(
        (control) => found[control.name] || control.getAttribute('aria-invalid') === 'true',
      )
      first?.focus({ preventScroll: true })
      first?.closest('div')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    return Object.keys(found).length > 0
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    // The status is emptied first, so that the same text is announced again.
    setStatus(undefined)
    if (check && showErrors(form, check(form))) return
    isSending.current = true
    setPending(true)
    const collected = collect ? await collect(form) : Object.fromEntries(new FormData(form))
    const language = pagePrefix().slice(1)
    const fields = { ...collected, ...(language !== '' && { language }) }
    const outcome = await sendInPlace(
      form,
      fields,
      () => deliver?.(fields) ?? sendJson(path, fields),
    )
    const result = conclude(outcome, fields)
    if (result === 'leaving') return
    isSending.current = false
    setPending(false)
    showErrors(form, 'errors' in outcome ? outcome.errors : {})
    setStatus(result)
  }
  const setFieldErrors = (name: string, found: string[] = []) =>
    setErrors(({ [name]: _, ...others }) =>
      found.length > 0 ? { ...others, [name]: found } : others,
    )
  return {
    ...{ submit, isPending, errors, setErrors, setFieldErrors, status },
    queue: { ...queue, add: queueInstead } satisfies QueueOfForm,
  }
}
