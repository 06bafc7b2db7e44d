import { CornerUpLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
import type { ContactRecord } from '#src/contracts/records.ts'
import { Icon } from '../base/Icon.tsx'
import { flagReasons, phoneLink, replyLink } from './contact-actions.ts'
import { EmailLink } from './EmailLink.tsx'
import styles from './Entry.module.css'
import { LocalTime } from './LocalTime.tsx'
import { readVisitorHour } from './visitor-hour.ts'

type Props = {
  contact: ContactRecord
  /** Zone in which times are shown. */
  zone: string
  now: Date
}

/** Characters above which a message scrolls in its card. */
const long = 300

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || <span className={styles['none']}>not given</span>}</dd>
  </div>
)

/** One contact submission with every field of spec.md §2. */
export const ContactEntry = ({ contact, zone, now }: Props) => {
  const id = `contact-${contact.id}`
  const isLong = contact.message.length > long
  return (
    <li className={styles['contact']}>
      <article aria-labelledby={id}>
        <header>
          <h3 id={id}>Contact #{contact.id}</h3>
          {contact.flags.length > 0 && <span className={styles['flagged']}>Flagged</span>}
          <span className={`label ${styles['reference']}`} title="Reference that the visitor was given">
            <span className="visually-hidden">Reference </span>
            {contact.reference}
          </span>
        </header>
        <dl>
          <Row label="First name">
            <b>{contact.firstName}</b>
          </Row>
          <Row label="Last name">
            <b>{contact.lastName}</b>
          </Row>
          <Row label="Company">{contact.company}</Row>
          <Row label="Phone">
            <a href={phoneLink(contact.phone)}>{contact.phone}</a>
          </Row>
          <Row label="Business email">
            <EmailLink email={contact.businessEmail} />
          </Row>
          <Row label="Submitted at">
            <LocalTime moment={contact.submittedAt} zone={zone} />
          </Row>
          <Row label="Time zone">{contact.timeZone}</Row>
        </dl>
        <div className={styles['message']}>
          <h4 id={`${id}-message`}>Message</h4>
          {/* A region that scrolls must be reachable by keyboard. */}
          <p {...(isLong && { role: 'group', tabIndex: 0, 'aria-labelledby': `${id}-message` })}>{contact.message}</p>
          {contact.flags.length > 0 && <p className={styles['reason']}>Flagged: {flagReasons(contact.flags)}</p>}
        </div>
        <footer>
          <span className="tabular">{readVisitorHour(now, contact.timeZone) ?? 'their hour is unknown'}</span>
          <a href={replyLink(contact, site.name)} aria-label={`Reply to contact ${contact.id}`}>
            <Icon icon={CornerUpLeft} size="small" />
            Reply
          </a>
        </footer>
      </article>
    </li>
  )
}
