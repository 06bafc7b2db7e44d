import { describeBooking, type OfficeClock } from '#src/contracts/booking/slots.ts'
import { telephoneOf } from '#src/contracts/formats.ts'
import styles from './Calls.module.css'

type Call = {
  id: number
  reference: string
  first_name: string
  last_name: string
  phone: string
  time_zone: string | null
  startsAt: string
  isClosed: boolean
  token: string
}

/** The coming calls. Those that fall on a time when the office is closed now come first. */
export function Calls({ calls, office }: { calls: readonly Call[]; office: OfficeClock }) {
  const closed = calls.filter(({ isClosed }) => isClosed)
  const others = calls.filter(({ isClosed }) => !isClosed)
  if (calls.length === 0) return <p>No call is booked.</p>
  return (
    <>
      {closed.length > 0 && (
        <section className={styles['closed']}>
          <h2>Outside your opening hours</h2>
          <p>
            Your hours have changed since these calls were booked. Call these people, or move their
            call.
          </p>
          <List calls={closed} office={office} />
        </section>
      )}
      <List calls={others} office={office} />
    </>
  )
}

const List = ({ calls, office }: { calls: readonly Call[]; office: OfficeClock }) => (
  <ul className={styles['calls']}>
    {calls.map(({ id, reference, first_name, last_name, phone, time_zone, startsAt, token }) => (
      <li key={id}>
        <b>{describeBooking(startsAt, office, time_zone)}</b>
        <span>
          <a href={`/admin/dashboard?${new URLSearchParams({ search: reference })}`}>
            {`${first_name} ${last_name}`.trim()}
          </a>
          {', '}
          <a href={`tel:${telephoneOf(phone)}`}>{phone}</a>
        </span>
        <a href={`/book/change?${new URLSearchParams({ token })}`}>Move or cancel</a>
      </li>
    ))}
  </ul>
)
