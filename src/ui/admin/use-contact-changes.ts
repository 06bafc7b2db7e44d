import { useState } from 'react'
import type { ContactState } from '#src/contracts/contact-list.ts'
import type { ContactPage, ContactRecord } from '#src/contracts/records.ts'
import { changeContact, describeState, withContact } from './contact-changes.ts'
import { reportUse } from './session-watch.ts'
import { leaveStaffArea } from './staff-flag.ts'

/** Why a contact could not be changed. */
export type Fault = { id: number; text: string }

type Parts = {
  update: (change: (page: ContactPage) => ContactPage) => void
  /** What a form that was posted without JavaScript has changed, or failed to. */
  posted: { changed: ContactRecord | null; fault: Fault | null }
}

/** Changes contacts where they stand: the card keeps its place, and focus stays on its button. */
export function useContactChanges({ update, posted }: Parts) {
  const [changed, setChanged] = useState(posted.changed)
  const [fault, setFault] = useState(posted.fault)
  const [busy, setBusy] = useState<number[]>([])
  const [said, say] = useState('')

  async function move(contact: ContactRecord, state: ContactState) {
    const { id } = contact
    if (busy.includes(id)) return
    setBusy((now) => [...now, id])
    setFault(null)
    say('')
    const outcome = await changeContact(contact, state)
    setBusy((now) => now.filter((one) => one !== id))
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind === 'password') return location.assign('/admin/password')
    if (outcome.kind === 'failed') return setFault({ id, text: 'This is not saved. Check your connection and try again.' })
    const { contact: current } = outcome
    if (current) {
      update((page) => withContact(page, current))
      setChanged((now) => (now?.id === id ? current : now))
    }
    if (outcome.kind === 'refused') return setFault({ id, text: outcome.text })
    say(describeState(outcome.contact))
    reportUse()
  }

  const forget = () => {
    setChanged(null)
    setFault(null)
    // The same words again are read out only where they were gone in between.
    say('')
  }
  return { changed, fault, busy, said, say, move, forget }
}

export type ContactChanges = ReturnType<typeof useContactChanges>
