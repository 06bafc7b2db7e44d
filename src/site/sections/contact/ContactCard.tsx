import { CalendarClock } from 'lucide-react'
import type { ShownPerson } from '#src/content/evidence.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { whatsAppWords } from '#src/content/settings/whatsapp.ts'
import {
  describeOpening,
  readOfficeHours,
  specialDaysFrom,
  weekdayOf,
  weekdays,
} from '#src/contracts/contact/office-hours.ts'
import { formatClock, formatDate, formatMoment, formatWeekday } from '#src/contracts/formats.ts'
import { cityWithCode } from '#src/contracts/place/postal-address.ts'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import { Icon } from '../../../ui/base/Icon.tsx'
import { DayLine } from '../../drawings/charts/DayLine.tsx'
import { People } from '../People.tsx'
import styles from './ContactCard.module.css'

type Props = {
  booking: { heading: string; text: string }
  visit: string
  whatsApp: string | null
  answers: { heading: string; people: ShownPerson[] }
  now: Date
}

/** Shows who answers, where and when, and how to book a call (spec.md §2 Contact). */
export const ContactCard = ({ booking, visit, whatsApp, answers, now }: Props) => {
  return (
    <aside className={styles['card']} aria-labelledby="contact-card">
      <div>
        <h2 id="contact-card" className="small-heading">
          {booking.heading}
        </h2>
        <p className="muted">{booking.text}</p>
        <ButtonLink look="line" href="/book" data-opens="booking">
          <Icon icon={CalendarClock} size="small" />
          {settings().booking.pageButton}
        </ButtonLink>
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
            {cityWithCode(site().address)}, {site().address.country}
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
}

/** Days before a closed day on which visitors read of it. */
const announcedDays = 14

const nextOpening = (days: number, date: string) =>
  days === 1
    ? 'tomorrow'
    : days < 7
      ? weekdays[weekdayOf(date)]
      : `${weekdays[weekdayOf(date)]} ${formatDate(date, site().locale)}`

function stateOf({ isOpen, opensNext, special }: ReturnType<typeof readOfficeHours>): string {
  if (isOpen) return 'and someone answers'
  const reason = special ? ` for ${special.name}` : ''
  if (!opensNext) return `and we’re closed${reason}`
  const time = formatClock(opensNext.time, site().locale)
  if (opensNext.days === 0) return `and the line opens at ${time}`
  return `and we’re closed${reason} until ${nextOpening(opensNext.days, opensNext.date)}, ${time}`
}

const OfficeHours = ({ now }: { now: Date }) => {
  const { hours, locale } = site()
  const day = readOfficeHours(now, site())
  return (
    <figure>
      <figcaption>
        {'It’s '}
        <b className="tabular">
          {`${formatMoment(now, site(), 'weekday')} in ${site().address.city}`}
        </b>
        {`, ${stateOf(day)}.`}
      </figcaption>
      <DayLine
        day={day}
        opens={formatClock(day.opens, locale)}
        closes={formatClock(day.closes, locale)}
      />
      <p className="label">{hours.text}</p>
      {specialDaysFrom(now, site(), announcedDays).map(({ date, name, hours }) => (
        <p key={date} className="label">
          {`${formatWeekday(date, locale)}, ${name}: ${hours ? describeOpening(hours, locale) : 'closed'}`}
        </p>
      ))}
    </figure>
  )
}
