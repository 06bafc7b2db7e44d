import { useEffect, useRef, useState } from 'react'
import { rememberOwn } from './own-requests.ts'
import { fateOf, type SendOutcome } from './send-form.ts'
import {
  canQueue,
  findQueued,
  type QueueOptions,
  queueRequest,
  removeQueued,
  watchQueue,
  withSendLock,
} from './send-later-queue.ts'

export type QueueOfForm = {
  /** What the form offers, or what became of the offer; undefined if there is nothing to say. */
  state: 'offered' | 'queued' | 'without-files' | 'failed' | { unreadable: string[] } | undefined
  add: () => Promise<void>
  remove: () => Promise<void>
}

const keyOf = (fields: Record<string, unknown>) => String(fields['idempotencyKey'])
const textOf = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].filter(([name]) => name !== 'formToken'))

/**
 * Offers to keep a form's request in this browser when it may not have arrived (decision 0125).
 * @param onSent called when a queued request was sent later, and the form is as it was
 */
export function useQueuedRequest(
  options: QueueOptions | undefined,
  onSent: (outcome: SendOutcome, fields: Record<string, unknown>) => void,
) {
  const [state, setState] = useState<QueueOfForm['state']>()
  /** The last request that may not have arrived. */
  const last = useRef<{ form: HTMLFormElement; fields: Record<string, unknown>; text: string }>(
    undefined,
  )
  /** @returns whether the request is kept */
  async function add(): Promise<boolean> {
    if (!options || !last.current) return false
    const { form, fields } = last.current
    last.current.text = textOf(form)
    const all = { ...fields, ...options.furtherFields?.() }
    const result = await queueRequest(options, all)
    const isQueued = result === 'queued' || result === 'without-files'
    if (isQueued) rememberOwn(keyOf(fields))
    setState(result)
    return isQueued
  }

  async function remove() {
    if (last.current) await removeQueued(keyOf(last.current.fields))
    setState(undefined)
  }

  const lastOnSent = useRef(onSent)
  lastOnSent.current = onSent
  const isQueued = state === 'queued' || state === 'without-files'
  useEffect(() => {
    if (!isQueued) return
    const look = async () => {
      if (!last.current) return
      const { form, fields, text } = last.current
      const request = await findQueued(keyOf(fields))
      if (!request) return setState(undefined)
      if (request.state.is !== 'sent') return
      setState(undefined)
      const { reference, startsAt, token, detail } = request.state
      const answer = {
        success: true as const,
        reference,
        ...(startsAt && { startsAt }),
        ...(token && { token }),
        ...(detail && { detail }),
      }
      if (textOf(form) === text) lastOnSent.current({ kind: 'accepted', answer }, fields)
    }
    return watchQueue(() => void look())
  }, [isQueued])

  /**
   * Sends a form. A queued request with its key is neither sent meanwhile nor afterwards, and is
   * replaced if this one may not have arrived either.
   */
  async function sendInPlace(
    form: HTMLFormElement,
    fields: Record<string, unknown>,
    send: () => Promise<SendOutcome>,
  ): Promise<SendOutcome> {
    if (!options || !canQueue()) return send()
    const key = keyOf(fields)
    const isReplaced = (await findQueued(key)) !== undefined
    const outcome = await (isReplaced ? withSendLock(send) : send())
    const fate = fateOf(outcome)
    last.current = { form, fields, text: textOf(form) }
    if (fate === 'unsent') {
      // An earlier version that is queued stays.
      if (!isReplaced) setState(undefined)
      return outcome
    }
    // After another's JSON the form says that it was sent, so it offers nothing, but what is queued
    // stays: the server stores it once anyway.
    const isOffered = fate === 'unknown' && !(outcome.kind === 'accepted' && outcome.answer)
    if (isReplaced && fate === 'unknown') await add()
    else if (isReplaced) await removeQueued(key)
    if (!isReplaced || fate !== 'unknown') setState(isOffered ? 'offered' : undefined)
    return outcome
  }

  return { queue: { state, add, remove }, sendInPlace }
}
