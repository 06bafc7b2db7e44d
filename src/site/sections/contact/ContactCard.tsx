import { CalendarClock } from 'lucide-react'
import type { ShownPerson } from '#src/content/evidence.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { words } from '#src/content/words/words.ts'
import {
  describeOpening,
  readOfficeHours,
  specialDaysFrom,
  weekdayIn,
  weekdayOf,
} from '#src/contracts/contact/office-hours.ts'
import { formatClock, formatDate, formatMoment, formatWeekday } from '#src/contracts/formats.ts'
import { cityWithCode } from '#src/contracts/place/postal-address.ts'
import { say } from '#src/contracts/text/say.ts'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import { EmailText } from '../../../ui/base/EmailText.tsx'
import { Icon } from '../../../ui/base/Icon.tsx'
import { Text } from '../../../ui/base/Text.tsx'
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
  const said = words().sections.contact
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
          <dt className="muted">{said.phone}</dt>
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
          <dt className="muted">{said.email}</dt>
          <dd translate="no">
            <a href={`mailto:${site().email}`}>
              <EmailText address={site().email} />
            </a>
          </dd>
          <dt className="muted">{said.address}</dt>
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

function nextOpening(days: number, date: string): string {
  const said = words().sections.contact
  if (days === 1) return said.tomorrow
  const weekday = weekdayIn(weekdayOf(date), site().locale)
  return days < 7
    ? weekday
    : say(said.dayOfWeek, { weekday, date: formatDate(date, site().locale) })
}

/** Says what time it is at the office, and whether someone answers. */
function describeNow(
  now: Date,
  { isOpen, opensNext, special }: ReturnType<typeof readOfficeHours>,
): string {
  const said = words().sections.contact
  const here = { time: formatMoment(now, site(), 'weekday') }
  const holiday = special?.name ?? ''
  if (isOpen) return say(said.open, here)
  if (!opensNext) return special ? say(said.holiday, { ...here, holiday }) : say(said.closed, here)
  const opens = formatClock(opensNext.time, site().locale)
  if (opensNext.days === 0) return say(said.opensAt, { ...here, opens })
  const day = nextOpening(opensNext.days, opensNext.date)
  return special
    ? say(said.holidayUntil, { ...here, holiday, day, opens })
    : say(said.closedUntil, { ...here, day, opens })
}

const OfficeHours = ({ now }: { now: Date }) => {
  const { hours, locale } = site()
  const said = words().sections.contact
  const day = readOfficeHours(now, site())
  return (
    <figure>
      <figcaption>
        <Text>{describeNow(now, day)}</Text>
      </figcaption>
      <DayLine
        day={day}
        opens={formatClock(day.opens, locale)}
        closes={formatClock(day.closes, locale)}
      />
      <p className="label">{hours.text}</p>
      {specialDaysFrom(now, site(), announcedDays).map(({ date, name, hours }) => (
        <p key={date} className="label">
          {say(said.special, {
            day: formatWeekday(date, locale),
            holiday: name,
            times: hours ? describeOpening(hours, locale, words().phrases.hours) : said.closedDay,
          })}
        </p>
      ))}
    </figure>
  )
}
