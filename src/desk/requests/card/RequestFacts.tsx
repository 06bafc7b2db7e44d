import {
  type ContactFieldName,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { formatList, languageName, timeZoneName } from '#src/contracts/formats.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { ordersOf, sumOfOrders } from '#src/desk/offers/orders.ts'
import { EmailLink } from '#src/staff/kit/EmailLink.tsx'
import styles from '#src/staff/kit/Entry.module.css'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { StaffFact, StaffFacts } from '#src/staff/kit/StaffSection.tsx'
import { wordsOfField } from '../request-field-words.ts'
import type { StaffRequest } from '../request-records.ts'
import type { Desk } from './desk.ts'
import { MailsOf } from './MailsOf.tsx'
import { NightContext } from './NightContext.tsx'
import { QuoteTable, summariseQuote } from './QuoteTable.tsx'
import { phoneLink } from './request-actions.ts'
import { originOf } from './request-menus.ts'
import { readVisitorHour } from './visitor-hour.ts'

const inOneLine = contactFieldNames.filter((name) => contactFields[name].type !== 'textarea')

type Props = {
  request: StaffRequest
  desk: Desk
  /** Opens the form for what was said, beside the call itself. */
  onCall?: (() => void) | undefined
}

const FieldText = ({
  name,
  request,
  desk: { region, office },
  onCall,
}: Props & { name: ContactFieldName }) => {
  const { type, isName } = contactFields[name]
  const text = request[name]
  const words = wordsOfField(request, name, office)
  if (type === 'list') return <span className={styles['list']}>{words}</span>
  if (name === 'callBack' && region.timeZone !== office.timeZone)
    return `${words}, in ${timeZoneName({ ...region, timeZone: office.timeZone })}`
  if (type === 'tel') {
    const link = phoneLink(request)
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
 * What a request says of its sender, and where it came from.
 * @param isTold whether staff have entered it
 */
export function RequestFacts({ request, desk, isTold, onCall }: Props & { isTold: boolean }) {
  const orders = ordersOf(request.proFormas)
  const theirs = [...new Set(orders.flatMap(({ accepted }) => accepted?.orderNumber || []))]
  return (
    <StaffFacts>
      {inOneLine.map((name) => (
        <StaffFact
          key={name}
          label={requestLabels[name]}
          folded={contactFields[name].isName ? 'plain' : undefined}
        >
          {request[name] && !(name === 'requestList' && request.quote) && (
            <FieldText name={name} request={request} desk={desk} onCall={onCall} />
          )}
        </StaffFact>
      ))}
      {(['summary', 'rest'] as const).map((folded) => (
        <StaffFact key={folded} label="Accepted" folded={folded}>
          {orders.length > 0 &&
            [
              sumOfOrders(orders, desk.region.locale),
              theirs.length > 0 &&
                `order number ${formatList(theirs, 'conjunction', desk.region.locale)}`,
            ]
              .filter(Boolean)
              .join(', ')}
        </StaffFact>
      ))}
      <StaffFact label="Quote" folded="summary">
        {orders.length === 0 && request.quote && summariseQuote(request.quote, desk.region.locale)}
      </StaffFact>
      <StaffFact label="Quote" folded="rest">
        {request.quote && <QuoteTable quote={request.quote} locale={desk.region.locale} />}
      </StaffFact>
      <StaffFact label="Submitted at">
        <LocalTime moment={request.submittedAt} region={desk.region} />
      </StaffFact>
      <StaffFact label="Written without a network at">
        {request.writtenAt && <LocalTime moment={request.writtenAt} region={desk.region} />}
      </StaffFact>
      <StaffFact label="Language">
        {request.language && `Writes in ${languageName(request.language, 'en')}`}
      </StaffFact>
      <StaffFact label="Came from" folded="rest">
        {request.askedAbout && (
          <a href={request.cameFrom}>{originOf(desk.abouts, request.askedAbout)}</a>
        )}
      </StaffFact>
      <StaffFact label="Campaign" folded="rest">
        {request.campaign}
      </StaffFact>
      <StaffFact label="Consent" folded="rest">
        {isTold && 'Told on the telephone, not given in the form'}
      </StaffFact>
      <StaffFact label="Simulated power cut" folded="rest">
        {request.context && <NightContext context={request.context} />}
      </StaffFact>
      <StaffFact label="Time zone">{request.timeZone}</StaffFact>
      <StaffFact label="Local time">
        {readVisitorHour(desk.now, desk.region.locale, request.timeZone)}
      </StaffFact>
      <StaffFact label="Reference" folded="rest">
        <span className={styles['reference']} translate="no">
          {request.reference}
        </span>
      </StaffFact>
      <StaffFact label="Mails" folded="rest">
        {!isTold && request.mails.length > 0 && <MailsOf mails={request.mails} />}
      </StaffFact>
    </StaffFacts>
  )
}
