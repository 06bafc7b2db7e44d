import { CalendarClock } from 'lucide-react'
import { booking as bookingLabels } from '#content/booking.ts'
import { site } from '#content/site.ts'
import { Button } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import styles from './ContactCard.module.css'
import { OfficeHours } from './OfficeHours.tsx'

type Props = {
  booking: { heading: string; text: string }
  /** When and how to visit. */
  visit: string
  /** The moment at which the page is rendered. */
  now: Date
}

/** Who answers, where and when, and the way to a call (spec.md §2 Contact). */
export const ContactCard = ({ booking, visit, now }: Props) => (
  <aside className={styles['card']} aria-labelledby="contact-card">
    <div className={styles['call']}>
      <h2 id="contact-card">{booking.heading}</h2>
      <p>{booking.text}</p>
      <Button look="line" command="show-modal" commandfor="booking">
        <Icon icon={CalendarClock} size="small" />
        {bookingLabels.pageButton}
      </Button>
    </div>
    <address>
      <dl>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${site.telephone}`} className="tabular">
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            {site.legalName}
            <br />
            {site.address.street}
            <br />
            {site.address.city}, {site.address.country}
          </dd>
        </div>
      </dl>
    </address>
    <OfficeHours now={now} />
    <p className={styles['visit']}>{visit}</p>
  </aside>
)
