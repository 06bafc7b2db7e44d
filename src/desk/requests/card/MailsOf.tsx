import { describeMailFault } from '#src/contracts/contact/mail-faults.ts'
import styles from '#src/staff/kit/Entry.module.css'
import type { RequestMail } from '../request-records.ts'

const names: Record<RequestMail['to'], string> = {
  company: 'notice to us',
  visitor: 'receipt',
  customer: 'confirmation of the offer',
}
const mailStates: Record<RequestMail['state'], string> = {
  waiting: 'not sent yet',
  sent: 'handed over to the mail server',
  filed: 'not sent: no mail server',
  given: 'given by hand',
  digested: 'handed over with others in one mail',
  failed: 'not sent',
  unknown: 'perhaps sent',
  none: 'held back',
}

export const describeMail = (state: RequestMail['state'], fault: string | null) =>
  mailStates[state] + (fault ? `: ${describeMailFault(fault)}` : '')

/**
 * Says the state of a request's mails: `both handed over to the mail server`, or
 * `notice to us handed over …, receipt not sent yet: a mail server said “later” (451)`.
 */
export function MailsOf({ mails }: { mails: RequestMail[] }) {
  const [first, ...more] = mails
  const isSame = more.every(({ state, fault }) => state === first?.state && fault === first.fault)
  const shown =
    first && isSame && more.length > 0
      ? [{ ...first, name: more.length === 1 ? 'both' : 'all' }]
      : mails.map((mail) => ({ ...mail, name: names[mail.to] }))
  return shown.map(({ name, state, fault }, index) => (
    <span key={name} className={fault ? styles['problem'] : undefined}>
      {`${index > 0 ? ', ' : ''}${name} ${describeMail(state, fault)}`}
    </span>
  ))
}
