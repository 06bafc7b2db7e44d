import { formatDay, formatMoment, type Region, telephoneOf } from '#src/contracts/formats.ts'
import { requestAddress, sentAddress } from '#src/desk/offers/pro-forma-addresses.ts'
import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm, StaffFrame } from '#src/staff/kit/StaffForm.tsx'
import { UnreadableRows } from '#src/staff/lists/UnreadableRows.tsx'
import styles from './Restored.module.css'
import type { Unconfirmed } from './restored.server.ts'
import { describeUnconfirmed, restoredAddress } from './restored-address.ts'

type Props = Unconfirmed & { region: Region; isDone: boolean; error: string }

/** Whom to ask, and the number to call. */
const Person = ({ requestId, name, phone }: { requestId: number; name: string; phone: string }) => (
  <span className={styles['person']}>
    <a className="link" href={requestAddress(requestId)}>
      {name || `Contact #${requestId}`}
    </a>
    <a className={`link ${styles['phone']}`} href={`tel:${telephoneOf(phone)}`}>
      {phone}
    </a>
  </span>
)

/** Lists what staff check after a restore without the replaced database, and lets them confirm it. */
export const Restored = ({ offers, calls, region, isDone, error }: Props) =>
  offers.items.length + calls.length === 0 ? (
    <StaffFrame title="After the restore" role="status">
      <UnreadableRows table="pro_forma" ids={offers.unreadable} />
      <p>
        {isDone
          ? 'Thank you. The offers can be accepted again, and the calls have no mark any more.'
          : 'Nothing waits to be checked since a restore.'}
      </p>
    </StaffFrame>
  ) : (
    <StaffForm id="restored" title="After the restore" action={restoredAddress}>
      <FormAlert>{error}</FormAlert>
      <UnreadableRows table="pro_forma" ids={offers.unreadable} />
      <p>{describeUnconfirmed({ offers: offers.items.length, calls: calls.length })}</p>
      {offers.items.length > 0 && (
        <>
          <h2>Offers</h2>
          <p>
            After the copy each of these may have been accepted, withdrawn or replaced. Compare them
            with the sent mails in your mailbox, or ask the customer. Withdraw those that no longer
            hold.
          </p>
          <ul className={styles['list']}>
            {offers.items.map((offer) => (
              <li key={offer.id}>
                <a className="link" href={sentAddress(offer)} translate="no">
                  {offer.number}
                </a>
                {`: ${offer.sum}, until ${offer.validUntil ? formatDay(offer.validUntil, region.locale, 'medium') : 'an unknown day'}`}
                <Person {...offer} name={offer.customer} />
              </li>
            ))}
          </ul>
        </>
      )}
      {calls.length > 0 && (
        <>
          <h2>Calls</h2>
          <p>
            After the copy each of these may have been moved or cancelled, and others may have been
            booked. Ask these people whether the time still holds.
          </p>
          <ul className={styles['list']}>
            {calls.map((call) => (
              <li key={call.id}>
                {formatMoment(new Date(call.startsAt), region, 'full')}
                <Person {...call} requestId={call.id} />
              </li>
            ))}
          </ul>
        </>
      )}
      <input type="hidden" name="offers" value={offers.items.map(({ id }) => id).join()} />
      <input type="hidden" name="calls" value={calls.map(({ id }) => id).join()} />
      <Submit>I have checked these</Submit>
    </StaffForm>
  )
