import { Download, Trash2 } from 'lucide-react'
import type { FieldErrors, FieldValues } from '#src/contracts/check-form.ts'
import { contactFieldNames, contactFields } from '#src/contracts/contact-fields.ts'
import { contactFileTypes, formatSize } from '#src/contracts/contact-files.ts'
import { flagReasons } from '#src/contracts/flags.ts'
import type { Region } from '#src/contracts/formats.ts'
import { type PersonKey, personAddress } from '#src/contracts/person.ts'
import type { PersonReport } from '#src/contracts/records.ts'
import { Icon } from '#src/ui/base/Icon.tsx'
import { LocalTime } from '../kit/LocalTime.tsx'
import { Fact, Facts, StaffSection } from '../kit/StaffSection.tsx'
import { PersonCorrection } from './PersonCorrection.tsx'
import styles from './PersonKept.module.css'

type Props = {
  person: PersonReport
  /** How addresses of pages name the person. */
  personKey: PersonKey
  /** How times are shown. */
  region: Region
  /** A correction that could not be made: its errors stand in the form of that reference. */
  posted?: { errors: FieldErrors; values: FieldValues } | undefined
}

const mailKinds: Record<string, string> = {
  'contact-notification': 'Notice to the company',
  'contact-acknowledgement': 'Receipt to the person',
  'newsletter-welcome': 'Welcome to the newsletter',
  'newsletter-confirmation': 'Question whether the address is theirs',
}

type Kept = PersonReport['contacts'][number] | NonNullable<PersonReport['subscription']>

/** What every record has: the consent, why it was flagged, and its mails. */
const Common = ({ record, region }: { record: Kept; region: Region }) => (
  <>
    {record.flags.length > 0 && <Fact label="Noted">{flagReasons(record.flags)}</Fact>}
    <Fact label="Agreed to">
      <span className={styles['text']}>{record.consentText || 'The text was not kept then.'}</span>
      {record.consentVersion && <span className="muted"> Version {record.consentVersion}.</span>}
    </Fact>
    {record.mails.map(({ kind, createdAt, sentAt, filedAt, failedAt }, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, and a mail has no name of its own here
      <Fact key={n} label="Mail">
        {mailKinds[kind] ?? kind},{' '}
        {sentAt ? 'sent ' : filedAt ? 'not sent but filed, as no mail server was set, ' : failedAt ? 'failed ' : 'waits since '}
        <LocalTime moment={sentAt ?? filedAt ?? failedAt ?? createdAt ?? ''} region={region} />
      </Fact>
    ))}
  </>
)

/** Everything that is kept under one e-mail address, in the words of the forms, and what can be done with it. */
export const PersonKept = ({ person, personKey, region, posted }: Props) => (
  <>
    <ul className={styles['steps']}>
      <li>
        <a className={styles['step']} href={personAddress('file', personKey)}>
          <Icon icon={Download} size="small" />
          Save as a file
        </a>
      </li>
      <li>
        <a className={styles['step']} href={personAddress('erase', personKey)}>
          <Icon icon={Trash2} size="small" />
          Erase all of it
        </a>
      </li>
      <li>
        <a className="link" href="/admin/people">
          Look up another person
        </a>
      </li>
    </ul>
    {person.contacts.map((contact) => (
      <StaffSection key={contact.reference} id={`request-${contact.reference}`} heading={`Contact request ${contact.reference}`}>
        <Facts>
          {contactFieldNames.map((name) => (
            <Fact key={name} label={contactFields[name].label}>
              <span className={styles['text']}>
                {(contactFields[name].type === 'list' ? contact.listed : contact[name]) || <span className="muted">nothing</span>}
              </span>
            </Fact>
          ))}
          {contact.files.map(({ address, name, type, size }) => (
            <Fact key={address} label="File">
              <a href={address} download={name}>
                {name}
              </a>
              <span className="muted">
                {' '}
                {contactFileTypes[type].label}, {formatSize(size)}
              </span>
            </Fact>
          ))}
          <Fact label="Sent">
            <LocalTime moment={contact.submittedAt} region={region} />
          </Fact>
          <Fact label="Time zone">{contact.timeZone ?? 'unknown'}</Fact>
          {contact.answeredAt && (
            <Fact label="Answered">
              <LocalTime moment={contact.answeredAt} region={region} />
            </Fact>
          )}
          {contact.askedAbout && <Fact label="Came from">{contact.askedAbout}</Fact>}
          {contact.comeBackOn && <Fact label="Come back on">{contact.comeBackOn}</Fact>}
          {contact.notes.map(({ text, at }) => (
            <Fact key={`${at} ${text}`} label="Note">
              <span className={styles['text']}>{text}</span> <LocalTime moment={at} region={region} />
            </Fact>
          ))}
          {contact.replies.map(({ subject, text, at, state }) => (
            <Fact key={`${at} ${subject}`} label="Answer">
              <span className={styles['text']}>{`${subject}\n${text}`}</span> {state}, <LocalTime moment={at} region={region} />
            </Fact>
          ))}
          <Fact label="Newsletter">{contact.askedForNewsletter ? 'asked for' : 'not asked for'}</Fact>
          <Common record={contact} region={region} />
        </Facts>
        <PersonCorrection
          contact={contact}
          personKey={personKey}
          posted={posted?.values['reference'] === contact.reference ? posted : undefined}
        />
      </StaffSection>
    ))}
    {person.subscription && (
      <StaffSection id="subscription" heading="Newsletter subscription">
        <Facts>
          <Fact label="E-mail">{person.subscription.email}</Fact>
          <Fact label="Subscribed">
            <LocalTime moment={person.subscription.subscribedAt} region={region} />
          </Fact>
          <Fact label="Confirmed">
            {person.subscription.confirmedAt ? <LocalTime moment={person.subscription.confirmedAt} region={region} /> : 'not yet'}
          </Fact>
          <Fact label="Form">{person.subscription.form === 'contact' ? 'contact form' : 'newsletter form'}</Fact>
          <Common record={person.subscription} region={region} />
        </Facts>
        <p className="muted">A wrong address is not corrected here: erase it, and let the person subscribe with the right one.</p>
      </StaffSection>
    )}
    {person.leftNewsletterAt && (
      <StaffSection
        id="left"
        heading="Left the newsletter"
        text={
          <>
            A keyed hash notes that this address left on <LocalTime moment={person.leftNewsletterAt} region={region} />, so that nobody
            writes to it again. The address cannot be read from it.
          </>
        }
      />
    )}
  </>
)
