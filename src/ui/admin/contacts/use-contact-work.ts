import { type QueryClient, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactWorkChange } from '#src/contracts/contact-work.ts'
import type { ContactPage } from '#src/contracts/records.ts'
import { orThrow } from '../frame/staff-client.ts'
import { withContact } from './contact-changes.ts'
import { reversed, sendWork, type WorkOutcome } from './contact-work.ts'

/** Milliseconds after which is looked what became of the mail of a reply. */
const lookAfter = [2000, 8000]

type Work = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body: object }

/** What was done last, in words, and how it is taken back; `isFault` where it was not done. */
type Said = { text: string; undo: ContactWorkChange[]; isFault: boolean }
const silent: Said = { text: '', undo: [], isFault: false }

/** Notes, replies and changes at contacts: each card shows at once what the server made of them. */
export function useContactWork(client: QueryClient) {
  const [said, say] = useState(silent)
  const show = (contacts: ContactPage['items']) =>
    client.setQueryData<{ page: ContactPage }>(['contacts'], (list) => list && { ...list, page: contacts.reduce(withContact, list.page) })
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: async ({ method, path, body }: Work) => orThrow(await sendWork(method, path, body)),
      onSuccess: (outcome: Exclude<WorkOutcome, { kind: 'signed-out' | 'not-open' | 'failed' }>) => {
        if (outcome.kind === 'done') show(outcome.contacts)
      },
    },
    client,
  )

  /** @returns why it was not done; null where it was */
  async function send(work: Work): Promise<{ fault: string | null; refused: number[] }> {
    try {
      const outcome = await mutateAsync(work)
      return outcome.kind === 'done' ? { fault: null, refused: outcome.refused } : { fault: outcome.text, refused: [] }
    } catch {
      return { fault: 'This is not saved. Check your connection and try again.', refused: [] }
    }
  }

  /** Makes changes, and offers to take them back. @param text the message about them */
  async function change(changes: ContactWorkChange[], text: string, canUndo = true) {
    if (changes.length === 0) return
    say(silent)
    const { fault, refused } = await send({ method: 'POST', path: 'changes', body: { changes } })
    const undo = canUndo ? reversed(changes).filter(({ id }) => !refused.includes(id)) : []
    const others =
      refused.length === 0
        ? ''
        : ` Somebody else has changed ${refused.length === 1 ? `contact #${refused[0]}` : `${refused.length} of them`}: shown as they are now.`
    if (fault !== null) say({ text: fault, undo: [], isFault: true })
    else say({ text: refused.length === changes.length ? others.trim() : `${text}${others}`, undo, isFault: refused.length > 0 })
  }

  return {
    said,
    isBusy: isPending,
    forget: () => say(silent),
    change,
    undo: () => change(said.undo, 'Taken back.', false),
    open: (id: number) => void send({ method: 'POST', path: `${id}/open`, body: {} }),
    addNote: (id: number, key: string, text: string) => send({ method: 'POST', path: `${id}/notes`, body: { key, text } }),
    changeNote: (id: number, note: number, text: string) => send({ method: 'PUT', path: `${id}/notes/${note}`, body: { text } }),
    deleteNote: (id: number, note: number) => send({ method: 'DELETE', path: `${id}/notes/${note}`, body: {} }),
    async reply(id: number, reply: { key: string; subject: string; text: string }) {
      const sent = await send({ method: 'POST', path: `${id}/replies`, body: reply })
      if (sent.fault === null) for (const ms of lookAfter) setTimeout(() => void send({ method: 'POST', path: `${id}/open`, body: {} }), ms)
      return sent
    },
  }
}

export type ContactWorkState = ReturnType<typeof useContactWork>
