import { newAddress } from '#src/desk/offers/pro-forma-addresses.ts'
import { useMay } from '#src/staff/frame/staff-role.ts'
import controls from '#src/staff/kit/Control.module.css'
import { deleteAddress, type ListAddress } from '../list-address.ts'
import type { StaffRequest } from '../request-records.ts'
import { chatLink, type Desk, replyWordsFor } from './desk.ts'
import type { NextStep } from './next-step.ts'

type Props = {
  request: StaffRequest
  desk: Desk
  listLocation: ListAddress
  /** What is in view at the request already. */
  step: NextStep | null
}

/** What can be done at a request on other pages and in other programs. */
export function RequestLinks({ request, desk, listLocation, step }: Props) {
  const mayDelete = useMay('contacts.delete')
  const mayMakeProForma = useMay('contacts.pro-forma')
  const mayChange = useMay('contacts.change')
  const { id, state, businessEmail } = request
  const chat =
    state === 'flagged'
      ? null
      : chatLink(request, replyWordsFor(request, desk).whatsApp, desk.company)
  return (
    <>
      {chat && (
        <a className={controls['action']} href={chat} target="_blank" rel="noopener">
          WhatsApp<span className="visually-hidden">{` with contact ${id}`}</span>
        </a>
      )}
      {mayChange && businessEmail === '' && (
        <a className={controls['action']} href={`/admin/enter?from=${id}`}>
          Enter again with an e-mail address
          <span className="visually-hidden">{`: contact ${id}`}</span>
        </a>
      )}
      {mayMakeProForma && businessEmail !== '' && step !== 'pro-forma' && (
        <a className={controls['action']} href={newAddress(id)}>
          Pro-forma<span className="visually-hidden">{` of contact ${id}`}</span>
        </a>
      )}
      {mayDelete && (
        <a className={controls['action']} href={deleteAddress(listLocation, id)}>
          Delete<span className="visually-hidden">{` contact ${id}`}</span>
        </a>
      )}
    </>
  )
}
