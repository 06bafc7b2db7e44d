import { flagReasons } from '#src/contracts/flags.ts'
import { languageName, type Region } from '#src/contracts/formats.ts'
import { EmailLink } from '#src/staff/kit/EmailLink.tsx'
import styles from '#src/staff/kit/Entry.module.css'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { StaffFact, StaffFacts } from '#src/staff/kit/StaffSection.tsx'
import { Status } from '#src/staff/kit/Status.tsx'
import type { SubscriberRecord } from './newsletter.ts'

export const SubscriberEntry = ({
  subscriber,
  region,
}: {
  subscriber: SubscriberRecord
  region: Region
}) => {
  const id = `subscriber-${subscriber.id}`
  return (
    <li className={`panel ${styles['subscriber']}`}>
      <article aria-labelledby={id}>
        <header className="row">
          <h3 id={id}>{`Subscriber #${subscriber.id}`}</h3>
          {subscriber.flags.length > 0 ? (
            <Status kind="waiting">Flagged</Status>
          ) : (
            subscriber.confirmedAt === null && <Status kind="waiting">Not confirmed</Status>
          )}
        </header>
        <StaffFacts>
          <StaffFact label="Email">
            <EmailLink email={subscriber.email} />
          </StaffFact>
          <StaffFact label="Subscribed at">
            <LocalTime moment={subscriber.subscribedAt} region={region} />
          </StaffFact>
          <StaffFact label="Language">
            {subscriber.language && `Reads in ${languageName(subscriber.language, 'en')}`}
          </StaffFact>
        </StaffFacts>
        {subscriber.flags.length > 0 && (
          <p className={styles['reason']}>{`Flagged: ${flagReasons(subscriber.flags)}`}</p>
        )}
      </article>
    </li>
  )
}
