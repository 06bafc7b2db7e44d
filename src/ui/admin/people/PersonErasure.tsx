import type { PersonReport } from '#src/contracts/contact/records.ts'
import { type PersonKey, personAddress } from '#src/contracts/staff/person.ts'
import { Button } from '#src/ui/base/Button.tsx'
import { Facts } from '#src/ui/base/Facts.tsx'
import styles from '../kit/StaffForm.module.css'

type Props = {
  /** null where nothing is left. */
  person: PersonReport | null
  personKey: PersonKey | null
  done: { message: string; detail: string } | null
  error: string
}

/** Asks before deleting. A page, so that it works without JavaScript and after a proof of identity. */
export const PersonErasure = ({ person, personKey, done, error }: Props) => {
  const back = <a href="/admin/people">Look up another person</a>
  if (done)
    return (
      <div className={styles['form']} role="status">
        <h1>It is erased</h1>
        <p>{done.message}</p>
        {done.detail && <p>{done.detail}</p>}
        <p>Backups lose it when they are next replaced.</p>
        <p className={styles['note']}>{back}</p>
      </div>
    )
  if (!person || !personKey)
    return (
      <div className={styles['form']}>
        <h1>Nothing to erase</h1>
        <p>It may be gone already.</p>
        <p className={styles['note']}>{back}</p>
      </div>
    )
  const { contacts, subscription } = person
  const mails = [...contacts, ...(subscription ? [subscription] : [])].flatMap((record) => record.mails)
  const waiting = mails.filter(({ sentAt, filedAt, failedAt }) => !sentAt && !filedAt && !failedAt).length
  return (
    <form method="post" action={personAddress('erase', personKey)} className={styles['form']} aria-labelledby="erase-heading">
      <h1 id="erase-heading">Erase everything under {person.email}?</h1>
      <div role="alert" className={styles['alert']}>
        {error}
      </div>
      <Facts
        facts={[
          { label: 'Contact requests', value: contacts.map(({ reference }) => reference).join(', ') || 'none' },
          { label: 'Newsletter subscription', value: subscription ? 'one' : 'none' },
          { label: 'Mails that wait', value: String(waiting) },
        ]}
      />
      <p>What was typed, the lines about its mails and the copies in the mail folder go with it. This cannot be undone.</p>
      {subscription && <p>A keyed hash stays, so that nobody puts the address on the newsletter again by mistake. It cannot be read.</p>}
      <Button type="submit" size="small">
        Erase for good
      </Button>
      <p className={styles['note']}>
        <a href={personAddress('kept', personKey)}>Keep it</a>
      </p>
    </form>
  )
}
