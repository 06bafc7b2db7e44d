import { CornerUpLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
import type { ContactState } from '#src/contracts/contact-list.ts'
import type { ContactRecord } from '#src/contracts/records.ts'
import { Icon } from '../base/Icon.tsx'
import { flagReasons, phoneLink, replyLink } from './contact-actions.ts'
import { isFlagLifted, stateNames, steps } from './contact-changes.ts'
import { EmailLink } from './EmailLink.tsx'
import styles from './Entry.module.css'
import { LocalTime } from './LocalTime.tsx'
import type { ListAddress } from './list-address.ts'
import { StateForm } from './StateForm.tsx'
import { readVisitorHour } from './visitor-hour.ts'

type Props = {
  contact: ContactRecord
  /** Zone in which times are shown. */
  zone: string
  now: Date
  /** Where the reader stands in the list. */
  listLocation: ListAddress
  /** True while a change is on its way. */
  isBusy: boolean
  /** Why the last change was not made; empty otherwise. */
  error: string
  onMove: (contact: ContactRecord, state: ContactState) => void
}

/** Characters above which a message scrolls in its card. */
const long = 300

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || <span className={styles['none']}>not given</span>}</dd>
  </div>
)

const flagAgain = { state: 'flagged', label: 'Flag again' } as const

/** One contact submission with every field of spec.md §2, its state, and what staff can do about it. */
export const ContactEntry = ({ contact, zone, now, error, ...moving }: Props) => {
  const id = `contact-${contact.id}`
  const isLong = contact.message.length > long
  return (
    <li className={styles['contact']}>
      <article aria-labelledby={id}>
        <header>
          <h3 id={id}>Contact #{contact.id}</h3>
          <span className={styles[contact.state]}>{stateNames[contact.state]}</span>
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
          {contact.state === 'flagged' && <p className={styles['reason']}>Flagged: {flagReasons(contact.flags)}</p>}
          {contact.answeredAt && (
            <div className={styles['note']}>
              <span>
                Answered <LocalTime moment={contact.answeredAt} zone={zone} />
              </span>
            </div>
          )}
          {isFlagLifted(contact) && (
            <div className={styles['note']}>
              <span>Not spam, though {flagReasons(contact.flags)}</span>
              <StateForm contact={contact} step={flagAgain} {...moving} />
            </div>
          )}
        </div>
        <footer>
          <span className={`tabular ${styles['hour']}`}>{readVisitorHour(now, contact.timeZone) ?? 'their hour is unknown'}</span>
          <div className={styles['actions']}>
            {contact.state !== 'flagged' && (
              <a className={styles['reply']} href={replyLink(contact, site.name)} aria-label={`Reply to contact ${contact.id}`}>
                <Icon icon={CornerUpLeft} size="small" />
                Reply
              </a>
            )}
            {/* One element whatever the state, so that focus stays on it. */}
            <StateForm key="step" contact={contact} step={steps[contact.state]} {...moving} />
          </div>
          {error && (
            <p role="alert" className={styles['error']}>
              {error}
            </p>
          )}
        </footer>
      </article>
    </li>
  )
}
