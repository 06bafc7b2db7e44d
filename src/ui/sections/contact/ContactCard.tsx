import { CalendarClock } from 'lucide-react'
import type { ShownPerson } from '#src/content/evidence.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { formatClock, formatMoment } from '#src/contracts/formats.ts'
import { Button } from '../../base/Button.tsx'
import { Icon } from '../../base/Icon.tsx'
import { DayLine } from '../../diagrams/charts/DayLine.tsx'
import { People } from '../People.tsx'
import styles from './ContactCard.module.css'
import { readOfficeHours } from './office-hours.ts'

type Props = {
  booking: { heading: string; text: string }
  visit: string
  whatsApp: string | null
  answers: { heading: string; people: ShownPerson[] }
  now: Date
}

/** Shows who answers, where and when, and how to book a call (spec.md §2 Contact). */
export const ContactCard = ({ booking, visit, whatsApp, answers, now }: Props) => (
  <aside className={styles['card']} aria-labelledby="contact-card">
    <div>
      <h2 id="contact-card" className="small-heading">
        {booking.heading}
      </h2>
      <p className="muted">{booking.text}</p>
      <Button look="line" command="show-modal" commandfor="booking">
        <Icon icon={CalendarClock} size="small" />
        {settings().booking.pageButton}
      </Button>
    </div>
    <address>
      <dl className={styles['contacts']}>
        <dt className="muted">Phone</dt>
        <dd className="tabular">
          <a href={`tel:${site().telephone}`}>{site().phone}</a>
        </dd>
        {whatsApp && (
          <>
            <dt className="muted">{whatsAppWords().label}</dt>
            <dd>
              <a href={whatsApp} rel="noopener">
                {whatsAppWords().link}
              </a>
            </dd>
          </>
        )}
        <dt className="muted">Email</dt>
        <dd translate="no">
          <a href={`mailto:${site().email}`}>{site().email}</a>
        </dd>
        <dt className="muted">Address</dt>
        <dd translate="no">
          {site().legalName}
          <br />
          {site().registration && (
            <>
              {site().registration?.number}
              <br />
            </>
          )}
          {site().address.street}
          <br />
          {site().address.city}, {site().address.country}
        </dd>
      </dl>
    </address>
    {answers.people.length > 0 && (
      <section aria-labelledby="contact-people">
        <h3 id="contact-people" className="small-heading">
          {answers.heading}
        </h3>
        <People people={answers.people} isStacked />
      </section>
    )}
    <OfficeHours now={now} />
    <p className="muted">{visit}</p>
  </aside>
)

const OfficeHours = ({ now }: { now: Date }) => {
  const day = readOfficeHours(now, { ...site().hours, timeZone: site().timeZone })
  const opens = formatClock(site().hours.opens, site().locale)
  const closes = formatClock(site().hours.closes, site().locale)
  const state = day.isOpen
    ? 'and someone answers'
    : day.isBefore
      ? `and the line opens at ${opens}`
      : `and we’re closed until ${day.isMondayNext ? 'Monday' : 'tomorrow'}, ${opens}`
  return (
    <figure>
      <figcaption>
        {'It’s '}
        <b className="tabular">
          {`${formatMoment(now, site(), 'weekday')} in ${site().address.city}`}
        </b>
        {`, ${state}.`}
      </figcaption>
      <DayLine day={day} opens={opens} closes={closes} />
      <p className="label">{site().hours.text}</p>
    </figure>
  )
}
