import { Download, Trash2 } from 'lucide-react'
import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import { contactFieldNames } from '#src/contracts/contact/contact-fields.ts'
import { formatSize, labelOfType } from '#src/contracts/contact/contact-files.ts'
import { flagReasons } from '#src/contracts/flags.ts'
import { languageName, type Region } from '#src/contracts/formats.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { NightContext } from '#src/desk/requests/card/NightContext.tsx'
import { describeOutcome } from '#src/desk/requests/card/request-changes.ts'
import { wordsOfField } from '#src/desk/requests/request-field-words.ts'
import controls from '#src/staff/kit/Control.module.css'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { StaffFact, StaffFacts, StaffSection } from '#src/staff/kit/StaffSection.tsx'
import { UnreadableRows } from '#src/staff/lists/UnreadableRows.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { PersonCorrection } from './PersonCorrection.tsx'
import styles from './PersonRecord.module.css'
import type { PersonReport } from './people.ts'
import { type PersonKey, personAddress } from './people.ts'

type Props = {
  person: PersonReport
  personKey: PersonKey
  /** `currency`: of the company. */
  region: Region & { currency: string }
  posted?: PostedForm | undefined
}

type Stored = PersonReport['contacts'][number] | NonNullable<PersonReport['subscription']>

const Common = ({ record, region }: { record: Stored; region: Region }) => (
  <>
    {record.flags.length > 0 && <StaffFact label="Flags">{flagReasons(record.flags)}</StaffFact>}
    <StaffFact label="Agreed to">
      <span className={styles['text']}>
        {record.consentText || 'The text was not recorded then.'}
      </span>
      {record.consentVersion && <span className="muted"> Version {record.consentVersion}.</span>}
    </StaffFact>
    {record.mails.map(({ name, createdAt, sentAt, filedAt, failedAt }, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, and a mail has no name of its own here
      <StaffFact key={n} label="Mail">
        {name},{' '}
        {sentAt
          ? 'sent '
          : filedAt
            ? 'not sent but written to a file (no mail server), '
            : failedAt
              ? 'failed '
              : 'waits since '}
        <LocalTime moment={sentAt ?? filedAt ?? failedAt ?? createdAt ?? ''} region={region} />
      </StaffFact>
    ))}
  </>
)

export const PersonRecord = ({ person, personKey, region, posted }: Props) => (
  <>
    <ul className="row tools" data-screen>
      <li>
        <a className={controls['button']} href={personAddress('file', personKey)}>
          <Icon icon={Download} size="small" />
          Save as a file
        </a>
      </li>
      <li>
        <a className={controls['button']} href={personAddress('erase', personKey)}>
          <Icon icon={Trash2} size="small" />
          Erase all of it
        </a>
      </li>
      <li>
        <TextLink href="/admin/people">Look up another person</TextLink>
      </li>
    </ul>
    <UnreadableRows table="contact" ids={person.unreadable.contact} />
    <UnreadableRows table="subscriber" ids={person.unreadable.subscriber} />
    {person.contacts.map((request) => (
      <StaffSection
        key={request.reference}
        id={`request-${request.reference}`}
        heading={`Contact request ${request.reference}`}
      >
        <StaffFacts>
          {contactFieldNames.map((name) => (
            <StaffFact key={name} label={requestLabels[name]}>
              <span className={styles['text']}>
                {wordsOfField(request, name, region) || <span className="muted">nothing</span>}
              </span>
            </StaffFact>
          ))}
          {request.files.map(({ address, name, type, size }) => (
            <StaffFact key={address} label="File">
              <a href={address}>{name}</a>
              <span className="muted">
                {' '}
                {labelOfType(type)}, {formatSize(size)}
              </span>
            </StaffFact>
          ))}
          <StaffFact label="Sent">
            <LocalTime moment={request.submittedAt} region={region} />
          </StaffFact>
          <StaffFact label="Written without a network">
            {request.writtenAt && <LocalTime moment={request.writtenAt} region={region} />}
          </StaffFact>
          <StaffFact label="Time zone">{request.timeZone ?? 'unknown'}</StaffFact>
          <StaffFact label="Answered">
            {request.answeredAt && <LocalTime moment={request.answeredAt} region={region} />}
          </StaffFact>
          <StaffFact label="Came from">{request.cameFrom}</StaffFact>
          <StaffFact label="Simulated power cut">
            {request.context && <NightContext context={request.context} />}
          </StaffFact>
          {request.outcome && (
            <StaffFact label="Outcome">
              {describeOutcome(request.outcome, region)},{' '}
              <LocalTime moment={request.outcome.at} region={region} />
            </StaffFact>
          )}
          <StaffFact label="Language">
            {request.language && languageName(request.language, 'en')}
          </StaffFact>
          <StaffFact label="Campaign">{request.campaign}</StaffFact>
          <StaffFact label="Trade">{request.trade}</StaffFact>
          <StaffFact label="Come back on">{request.comeBackOn}</StaffFact>
          {request.notes.map(({ text, at }) => (
            <StaffFact key={`${at} ${text}`} label="Note">
              <span className={styles['text']}>{text}</span>{' '}
              <LocalTime moment={at} region={region} />
            </StaffFact>
          ))}
          {request.replies.map(({ subject, text, at, state }) => (
            <StaffFact key={`${at} ${subject}`} label="Answer">
              <span className={styles['text']}>{`${subject}\n${text}`}</span> {state},{' '}
              <LocalTime moment={at} region={region} />
            </StaffFact>
          ))}
          <StaffFact label="Newsletter">
            {request.askedForNewsletter ? 'asked for' : 'not asked for'}
          </StaffFact>
          <Common record={request} region={region} />
        </StaffFacts>
        <PersonCorrection
          request={request}
          personKey={personKey}
          posted={posted?.values['reference'] === request.reference ? posted : undefined}
        />
      </StaffSection>
    ))}
    {person.subscription && (
      <StaffSection id="subscription" heading="Newsletter subscription">
        <StaffFacts>
          <StaffFact label="E-mail">{person.subscription.email}</StaffFact>
          <StaffFact label="Subscribed">
            <LocalTime moment={person.subscription.subscribedAt} region={region} />
          </StaffFact>
          <StaffFact label="Confirmed">
            {person.subscription.confirmedAt ? (
              <LocalTime moment={person.subscription.confirmedAt} region={region} />
            ) : (
              'not yet'
            )}
          </StaffFact>
          <StaffFact label="Form">
            {person.subscription.form === 'contact' ? 'contact form' : 'newsletter form'}
          </StaffFact>
          <StaffFact label="Language">
            {person.subscription.language && languageName(person.subscription.language, 'en')}
          </StaffFact>
          <Common record={person.subscription} region={region} />
        </StaffFacts>
        <p className="muted">
          A wrong address is not corrected here: erase it, and let the person subscribe with the
          right one.
        </p>
      </StaffSection>
    )}
    {person.leftNewsletterAt && (
      <StaffSection
        id="left"
        heading="Left the newsletter"
        text={
          <>
            A code records that this address left on{' '}
            <LocalTime moment={person.leftNewsletterAt} region={region} />, so that it gets no
            newsletter again. The address cannot be read from it.
          </>
        }
      />
    )}
  </>
)
