import type { ContactMail } from '#src/contracts/records.ts'
import styles from './Entry.module.css'

const names: Record<ContactMail['to'], string> = { company: 'to us', visitor: 'receipt' }
const states: Record<ContactMail['state'], string> = {
  waiting: 'not sent yet',
  sent: 'sent',
  filed: 'a file on the server',
  failed: 'could not be sent',
  none: 'none, as it was flagged',
}

/** Whether the mails about a contact went out: `to us sent, receipt not sent yet`. */
export const MailsOf = ({ mails }: { mails: ContactMail[] }) => (
  <>
    {mails.map(({ to, state }, index) => (
      <span key={to} className={state === 'failed' ? styles['problem'] : undefined}>
        {index > 0 && ', '}
        {names[to]} {states[state]}
      </span>
    ))}
  </>
)
