import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#src/staff/frame/staff-api.ts'
import { failureText, orThrow } from '#src/staff/frame/staff-client.ts'
import type { ChangedRequests, RequestPage, StaffRequest } from '../request-records.ts'
import type { RequestState } from '../requests.ts'
import type { NewNote, NewReply, RequestWorkChange } from '../work/request-forms.ts'
import { describeState, undoing, withRequest } from './request-changes.ts'

/** Milliseconds after a reply at which the state of its mail is read. */
const lookAfter = [2000, 8000]
const notSent =
  'Not sent. Your text is kept in this tab. Check your connection, then send it again.'
const listKey = ['contacts']

type Work = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body: object }

type Said = { text: string; undo: RequestWorkChange[]; isFault: boolean }
const silent: Said = { text: '', undo: [], isFault: false }

/**
 * Provides the acts on contacts. A card shows the result at once and does not move, so that the
 * button keeps the focus.
 */
export function useRequestWork(client: QueryClient) {
  const [said, say] = useState(silent)
  const [changing, setChanging] = useState<number[]>([])
  const show = (requests: RequestPage['items']) => {
    client.setQueryData<{ page: RequestPage }>(
      listKey,
      (list) => list && { ...list, page: requests.reduce(withRequest, list.page) },
    )
    // A pending answer may be older than the change, so the list is read again.
    if (client.isFetching({ queryKey: listKey }) > 0)
      void client.refetchQueries({ queryKey: listKey })
  }
  const { mutateAsync } = useMutation(
    {
      mutationFn: async ({ path, ...request }: Work) =>
        orThrow(
          await ask<ChangedRequests | StaffRequest, { contact: StaffRequest | null }>(
            `/contact/${path}`,
            request,
          ),
        ),
      onSuccess: (outcome) => {
        if (outcome.kind === 'done')
          show('contacts' in outcome.answer ? outcome.answer.contacts : [outcome.answer])
      },
    },
    client,
  )

  /** @returns `current`: the request that others have changed, with the refusal of a change */
  async function send(
    work: Work,
    failed = 'Not saved. Check your connection and try again.',
  ): Promise<{
    fault: string | null
    refused: number[]
    changed?: StaffRequest[]
    current?: StaffRequest | undefined
  }> {
    try {
      const outcome = await mutateAsync(work)
      if (outcome.kind === 'refused') {
        const current = outcome.refusal.contact ?? undefined
        if (current) show([current])
        return { fault: outcome.text, refused: [], current }
      }
      return 'refused' in outcome.answer
        ? { fault: null, refused: outcome.answer.refused, changed: outcome.answer.contacts }
        : { fault: null, refused: [] }
    } catch (error) {
      return { fault: failureText(error) ?? failed, refused: [] }
    }
  }

  const act = (work: Work, failed?: string) => {
    say(silent)
    return send(work, failed)
  }

  async function mail(id: number, path: string, body: object) {
    const sent = await act({ method: 'POST', path: `${id}/${path}`, body }, notSent)
    if (sent.fault === null)
      for (const ms of lookAfter)
        setTimeout(() => void send({ method: 'POST', path: `${id}/open`, body: {} }), ms)
    return sent
  }

  async function mailAgain(id: number, path: string, done: string) {
    const { fault } = await mail(id, path, {})
    say({ text: fault ?? done, undo: [], isFault: fault !== null })
  }

  /**
   * Makes changes and offers Undo.
   * @param inWords describes the given number of changes
   * @returns whether the server answered; it may have refused some of the changes
   */
  async function change(
    changes: RequestWorkChange[],
    inWords: (count: number) => string,
    canUndo = true,
  ): Promise<boolean> {
    const ids = changes.map(({ id }) => id)
    if (ids.length === 0 || ids.some((id) => changing.includes(id))) return false
    setChanging((now) => [...now, ...ids])
    const before = client.getQueryData<{ page: RequestPage }>(listKey)?.page.items ?? []
    const work = { method: 'POST', path: 'changes', body: { changes } } as const
    const { fault, refused, changed = [] } = await act(work)
    setChanging((now) => now.filter((id) => !ids.includes(id)))
    if (fault !== null) {
      say({ text: fault, undo: [], isFault: true })
      return false
    }
    const made = changes.length - refused.length
    const others = refused.length === 1 ? `contact #${refused[0]}` : `${refused.length} of them`
    const text = [
      made > 0 && inWords(made),
      refused.length > 0 && `Somebody else has changed ${others}. You see the new state.`,
    ]
    const undo = canUndo
      ? undoing(changes, before, changed).filter(({ id }) => !refused.includes(id))
      : []
    say({ text: text.filter(Boolean).join(' '), undo, isFault: refused.length > 0 })
    return true
  }

  return {
    said,
    forget: () => say(silent),
    changing,
    change,
    move: (request: StaffRequest, to: RequestState) =>
      change(
        [
          {
            ...{ id: request.id, state: { was: request.state, to } },
            ...(to === 'waiting' && { given: { was: false, to: true } }),
          },
        ],
        () => describeState({ ...request, state: to }),
      ),
    undo: () => change(said.undo, () => 'Undone.', false),
    open: (id: number) => void send({ method: 'POST', path: `${id}/open`, body: {} }),
    addNote: (id: number, note: NewNote) =>
      act({ method: 'POST', path: `${id}/notes`, body: note }),
    changeNote: (id: number, note: number, text: string) =>
      act({ method: 'PUT', path: `${id}/notes/${note}`, body: { text } }),
    deleteNote: (id: number, note: number) =>
      act({ method: 'DELETE', path: `${id}/notes/${note}`, body: {} }),
    reply: (id: number, reply: NewReply) => mail(id, 'replies', reply),
    sendReceipt: (id: number) =>
      mailAgain(id, 'receipt', `The receipt for contact #${id} will be sent.`),
    sendAgain: (id: number, reply: number) =>
      mailAgain(id, `replies/${reply}/again`, 'The reply will be sent again.'),
  }
}

export type RequestWorkState = ReturnType<typeof useRequestWork>
