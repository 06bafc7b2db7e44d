import type { SubmitEvent } from 'react'
import { useMay } from '#src/staff/frame/staff-role.ts'
import controls from '#src/staff/kit/Control.module.css'
import { ignoreDoubleClick } from '#src/ui/base/ignore-double-click.ts'
import { changeAddress, type ListAddress } from '../list-address.ts'
import type { StaffRequest } from '../request-records.ts'
import type { RequestState } from '../requests.ts'

type Props = {
  request: StaffRequest
  step: { state: RequestState; label: string }
  listLocation: ListAddress
  isBusy: boolean
  look?: 'action' | 'button' | 'filled'
  /** Key that presses it (list/list-keys.ts). */
  shortcut?: string | undefined
  onMove: (request: StaffRequest, state: RequestState) => void
}

export const StateForm = ({
  request,
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
    onMove(request, step.state)
  }
  if (!isAllowed) return null
  return (
    <form method="post" action={changeAddress(listLocation, request.id)} onSubmit={send}>
      <input type="hidden" name="was" value={request.state} />
      <input type="hidden" name="state" value={step.state} />
      <button
        type="submit"
        className={controls[look]}
        data-key={shortcut}
        aria-disabled={isBusy || undefined}
        onClick={ignoreDoubleClick}
      >
        <span>{step.label}</span>
        <span className="visually-hidden">{` contact ${request.id}`}</span>
      </button>
    </form>
  )
}
