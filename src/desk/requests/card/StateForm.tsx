import type { SubmitEvent } from 'react'
import type { ContactState } from '#src/contracts/contact/contact-list.ts'
import type { StaffContact } from '#src/contracts/contact/records.ts'
import { ignoreDoubleClick } from '#src/ui/base/ignore-double-click.ts'
import { useMay } from '../../frame/staff-role.ts'
import controls from '../../kit/Control.module.css'
import { changeAddress, type ListAddress } from '../../lists/list-address.ts'

type Props = {
  contact: StaffContact
  step: { state: ContactState; label: string }
  listLocation: ListAddress
  isBusy: boolean
  look?: 'action' | 'button' | 'filled'
  /** Key that presses it (contacts/list-keys.ts). */
  shortcut?: string | undefined
  onMove: (contact: StaffContact, state: ContactState) => void
}

export const StateForm = ({
  contact,
  step,
  listLocation,
  isBusy,
  look = 'action',
  shortcut,
  onMove,
}: Props) => {
  const isAllowed = useMay('contacts.change')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    onMove(contact, step.state)
  }
  if (!isAllowed) return null
  return (
    <form method="post" action={changeAddress(listLocation, contact.id)} onSubmit={send}>
      <input type="hidden" name="was" value={contact.state} />
      <input type="hidden" name="state" value={step.state} />
      <button
        type="submit"
        className={controls[look]}
        data-key={shortcut}
        aria-disabled={isBusy || undefined}
        onClick={ignoreDoubleClick}
      >
        <span>{step.label}</span>
        <span className="visually-hidden">{` contact ${contact.id}`}</span>
      </button>
    </form>
  )
}
