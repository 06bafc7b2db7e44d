import {
  type ContactFieldName,
  type ContactFieldType,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { wordsOfField } from '#src/contracts/contact/field-words.ts'
import { EmailLink } from '#src/staff/kit/EmailLink.tsx'
import styles from '#src/staff/kit/Entry.module.css'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { StaffFact, StaffFacts } from '#src/staff/kit/StaffSection.tsx'
import type { StaffRequest } from '../request-records.ts'
import type { Desk } from './desk.ts'
import { MailsOf } from './MailsOf.tsx'
import { NightContext } from './NightContext.tsx'
import { phoneLink } from './request-actions.ts'
import { originOf } from './request-menus.ts'
import { readVisitorHour } from './visitor-hour.ts'

const inOneLine = contactFieldNames.filter((name) => contactFields[name].type !== 'textarea')

/** Types of fields that are known for what they are without a label. */
const plainTypes: readonly ContactFieldType[] = ['text', 'tel', 'email']

type Props = {
  contact: StaffRequest
  desk: Desk
  /** Opens the form for what was said, beside the call itself. */
  onCall?: (() => void) | undefined
}

const FieldText = ({
  name,
  contact,
  desk: { region, office },
  onCall,
}: Props & { name: ContactFieldName }) => {
  const { type, isName } = contactFields[name]
  const text = contact[name]
  const words = wordsOfField(contact, name, office)
  if (type === 'list') return <span className={styles['list']}>{words}</span>
  if (name === 'callBack' && region.timeZone !== office.timeZone)
    return `${words}, by the clock of ${office.timeZone}`
  if (type === 'tel') {
    const link = phoneLink(contact)
    return link ? (
      <a href={link} onClick={onCall}>
        {text}
      </a>
    ) : (
      text
    )
  }
  if (type === 'email') return <EmailLink email={text} />
  return isName ? <b>{words}</b> : words
}

/**
 * What a contact says of its sender, and where it came from.
 * @param isTold whether staff have entered it
 */
export function RequestFacts({ contact, desk, isTold, onCall }: Props & { isTold: boolean }) {
  return (
    <StaffFacts>
      {inOneLine.map((name) => (
        <StaffFact
          key={name}
          label={contactFields[name].label}
          folded={plainTypes.includes(contactFields[name].type) ? 'plain' : undefined}
        >
          {contact[name] && <FieldText name={name} contact={contact} desk={desk} onCall={onCall} />}
        </StaffFact>
      ))}
      <StaffFact label="Submitted at" folded="plain">
        <LocalTime moment={contact.submittedAt} region={desk.region} />
      </StaffFact>
      <StaffFact label="Written without a network at" folded="plain">
        {contact.writtenAt && <LocalTime moment={contact.writtenAt} region={desk.region} />}
      </StaffFact>
      <StaffFact label="Came from" folded="rest">
        {contact.askedAbout && (
          <a href={contact.askedAbout}>{originOf(desk.abouts, contact.askedAbout)}</a>
        )}
      </StaffFact>
      <StaffFact label="Campaign" folded="rest">
        {contact.campaign}
      </StaffFact>
      <StaffFact label="Consent" folded="rest">
        {isTold && 'Told on the telephone, not given in the form'}
      </StaffFact>
      <StaffFact label="Simulated power cut" folded="rest">
        {contact.context && <NightContext context={contact.context} />}
      </StaffFact>
      <StaffFact label="Time zone" folded="plain">
        {contact.timeZone}
      </StaffFact>
      <StaffFact label="Local time" folded="plain">
        {readVisitorHour(desk.now, desk.region.locale, contact.timeZone)}
      </StaffFact>
      <StaffFact label="Reference" folded="rest">
        <span className={styles['reference']} translate="no">
          {contact.reference}
        </span>
      </StaffFact>
      <StaffFact label="Mails" folded="rest">
        {!isTold && contact.mails.length > 0 && <MailsOf mails={contact.mails} />}
      </StaffFact>
    </StaffFacts>
  )
}
