import type { ContactMail } from '#src/contracts/contact/records.ts'
import styles from '../../kit/Entry.module.css'

const names: Record<ContactMail['to'], string> = { company: 'notice to us', visitor: 'receipt' }
export const mailStates: Record<ContactMail['state'], string> = {
  waiting: 'not sent yet',
  sent: 'sent',
  filed: 'not sent: no mail server',
  digested: 'sent with others in one mail',
  failed: 'could not be sent',
  none: 'held back',
}

/**
 * Says the state of a contact's mails: `both sent`, or `notice to us sent, receipt not sent yet`.
 */
export function MailsOf({ mails }: { mails: ContactMail[] }) {
  const [first, second] = mails
  const shown =
    first && first.state === second?.state
      ? [{ name: 'both', state: first.state }]
      : mails.map(({ to, state }) => ({ name: names[to], state }))
  return shown.map(({ name, state }, index) => (
    <span key={name} className={state === 'failed' ? styles['problem'] : undefined}>
      {`${index > 0 ? ', ' : ''}${name} ${mailStates[state]}`}
    </span>
  ))
}
