import { useState } from 'react'
import type { ContactState } from '#src/contracts/contact-list.ts'
import type { ContactPage, ContactRecord } from '#src/contracts/records.ts'
import { changeContact, describeState, withContact } from './contact-changes.ts'
import { reportUse } from './session-watch.ts'
import { leaveStaffArea } from './staff-flag.ts'

/** Why a contact could not be changed. */
export type ChangeError = { id: number; text: string }

type Parts = {
  update: (change: (page: ContactPage) => ContactPage) => void
  /** What a form that was posted without JavaScript has changed, or failed to. */
  posted: { changed: ContactRecord | null; error: ChangeError | null }
}

/** Changes contacts where they stand: the card keeps its position, and focus stays on its button. */
export function useContactChanges({ update, posted }: Parts) {
  const [changed, setChanged] = useState(posted.changed)
  const [error, setError] = useState(posted.error)
  const [busy, setBusy] = useState<number[]>([])
  const [announcement, announce] = useState('')

  async function move(contact: ContactRecord, state: ContactState) {
    const { id } = contact
    if (busy.includes(id)) return
    setBusy((now) => [...now, id])
    setError(null)
    announce('')
    const outcome = await changeContact(contact, state)
    setBusy((now) => now.filter((one) => one !== id))
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind === 'password') return location.assign('/admin/password')
    if (outcome.kind === 'failed') return setError({ id, text: 'This is not saved. Check your connection and try again.' })
    const { contact: current } = outcome
    if (current) {
      update((page) => withContact(page, current))
      setChanged((now) => (now?.id === id ? current : now))
    }
    if (outcome.kind === 'refused') return setError({ id, text: outcome.text })
    announce(describeState(outcome.contact))
    reportUse()
  }

  const forget = () => {
    setChanged(null)
    setError(null)
    // The same words again are read out only where they were gone in between.
    announce('')
  }
  return { changed, error, busy, announcement, announce, move, forget }
}

export type ContactChanges = ReturnType<typeof useContactChanges>
