import { daysOf, describeBooking, type OfficeClock } from '#src/contracts/booking/slots.ts'
import { formatDay, formatMoment, telephoneOf } from '#src/contracts/formats.ts'
import { staffCallWords } from '#src/contracts/staff/call-words.ts'
import { LineButton, Submit } from '#src/staff/kit/controls.tsx'
import { Status } from '#src/staff/kit/Status.tsx'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { Checkbox } from '#src/ui/base/form/Checkbox.tsx'
import type { ListedCall } from './booked-calls.server.ts'
import styles from './Calls.module.css'

type Props = {
  calls: readonly ListedCall[]
  office: OfficeClock
  /** Free half hours; null for staff who may not change requests. */
  slots: readonly string[] | null
  /** Id of the request whose call is to be changed. */
  opened: number | null
}

const nameOf = ({ first_name, last_name }: ListedCall) => `${first_name} ${last_name}`.trim()

/**
 * The coming calls, and those of today without a note. Those that fall on a time when the office is
 * closed now come first.
 */
export function Calls({ calls, ...rest }: Props) {
  const closed = calls.filter(({ isClosed }) => isClosed)
  const others = calls.filter(({ isClosed }) => !isClosed)
  const networks = Map.groupBy(
    calls.filter(({ isOfMany }) => isOfMany),
    ({ network }) => network,
  )
  if (calls.length === 0) return <p>No call is booked.</p>
  return (
    <>
      {rest.slots &&
        [...networks].map(([network, ofNetwork]) => (
          <Network key={network} calls={ofNetwork} office={rest.office} />
        ))}
      {closed.length > 0 && (
        <section className={styles['closed']}>
          <h2>Outside your opening hours</h2>
          <p>
            Your hours have changed since these calls were booked. Call these people, or move their
            call.
          </p>
          <List calls={closed} {...rest} />
        </section>
      )}
      <List calls={others} {...rest} />
    </>
  )
}

/** Calls of one network, of which staff cancel those that are ticked. */
const Network = ({ calls, office }: Pick<Props, 'calls' | 'office'>) => (
  <section className={styles['closed']}>
    <h2>{`${calls.length} calls from one network`}</h2>
    <p>Untick the calls of people whom you know to want one.</p>
    <PostForm className={styles['change']}>
      <ul className={styles['ticks']}>
        {calls.map((call) => (
          <li key={call.id}>
            <Checkbox form={`network-${call.id}`} name="calls" value={call.id} defaultChecked>
              {`${nameOf(call)}, ${call.phone}: ${describeBooking(call.startsAt, office, null, staffCallWords)}`}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Checkbox form={`network-${calls[0]?.id}`} name="isTold">
        Mail them that their call is cancelled
      </Checkbox>
      <LineButton type="submit" name="act" value="end-several">
        Cancel the ticked calls
      </LineButton>
    </PostForm>
  </section>
)

const List = ({ calls, office, slots, opened }: Props) => (
  <ul className={styles['calls']}>
    {calls.map((call) => (
      <li key={call.id}>
        <b>{describeBooking(call.startsAt, office, call.time_zone, staffCallWords)}</b>
        {call.isUnconfirmed && <Status kind="waiting">To be checked since the restore</Status>}
        <span>
          <a
            className="link"
            href={`/admin/dashboard?${new URLSearchParams({ search: call.reference })}`}
          >
            {nameOf(call)}
          </a>
          {', '}
          <a className="link" href={`tel:${telephoneOf(call.phone)}`}>
            {call.phone}
          </a>
        </span>
        <a className="link" href={`/api/contact/${call.id}/call.ics`}>
          Add to your calendar
        </a>
        {slots &&
          (opened === call.id ? (
            <Change call={call} office={office} slots={slots} />
          ) : (
            <a className="link" href={`/admin/calls?call=${call.id}#call-${call.id}`}>
              Move or cancel
            </a>
          ))}
      </li>
    ))}
  </ul>
)

const Change = ({
  call: { id, startsAt },
  office,
  slots,
}: Pick<Props, 'office'> & { call: ListedCall; slots: readonly string[] }) => (
  <div id={`call-${id}`} className={styles['change']}>
    <PostForm className={styles['change']}>
      <input type="hidden" name="call" value={id} />
      <label className={styles['change']}>
        Move to
        <select
          name="startsAt"
          // biome-ignore lint/a11y/noAutofocus: the page was opened to change this call
          autoFocus
          // Opens at the day of the call.
          defaultValue={slots.find((slot) => slot >= startsAt) ?? slots.at(-1)}
        >
          {daysOf(slots, office.timeZone).map(({ date, slots: free }) => (
            <optgroup key={date} label={formatDay(date, office.locale, 'full')}>
              {free.map((slot) => (
                <option key={slot} value={slot}>
                  {formatMoment(new Date(slot), office, 'weekday')}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Submit name="act" value="move">
        Move the call
      </Submit>
    </PostForm>
    <PostForm>
      <input type="hidden" name="call" value={id} />
      <LineButton type="submit" name="act" value="cancel">
        Cancel the call
      </LineButton>
    </PostForm>
  </div>
)
