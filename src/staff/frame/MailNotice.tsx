import { useEffect, useState } from 'react'
import type { MailHealth } from '#src/contracts/contact/mail-faults.ts'
import { describeMailFault } from '#src/contracts/contact/mail-faults.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import styles from './MailNotice.module.css'
import { watchMail } from './mail-watch.ts'

/**
 * Warns on every page that mails about new requests are not sent. As a live region it is always
 * rendered, and empty without a fault.
 */
export function MailNotice({ mail, region }: { mail: MailHealth; region: Region }) {
  const [{ isUnsent, waiting, since, fault }, setMail] = useState(mail)
  useEffect(() => watchMail(setMail), [])
  return (
    <div role="status" className={styles['notice']}>
      {since && (
        <p className="alarm">
          <b>
            No mail has gone out since <LocalTime moment={since} region={region} />.
          </b>
          {fault && <span>{` The last answer: ${describeMailFault(fault)}.`}</span>}
          <span>{` ${waiting === 1 ? 'One is' : `${waiting} are`} waiting and will be tried again. Until then nobody is told of new contacts: look here.`}</span>
        </p>
      )}
      {isUnsent && (
        <p className={styles['amber']}>
          Requests wait here, and no mail can go out: ask the person who runs the server to set a
          mail server.
        </p>
      )}
    </div>
  )
}
