import { grossOf } from '#src/contracts/contact/pro-forma-lines.ts'
import type { StaffContact } from '#src/contracts/contact/records.ts'
import type { Region } from '#src/contracts/formats.ts'
import { stateOf } from '../../pro-formas/ProFormas.tsx'
import { sentAddress } from '../../pro-formas/pro-forma-addresses.ts'
import styles from './ContactWork.module.css'

/** The pro-formas of a request, each to be opened again. */
export const SentProFormas = ({
  contact: { id, proFormas },
  region,
}: {
  contact: Pick<StaffContact, 'id' | 'proFormas'>
  region: Region
}) => (
  <ul className={styles['notes']} aria-label={`Pro-formas of contact ${id}`}>
    {proFormas.map((sent) => (
      <li key={sent.id}>
        <a href={sentAddress(sent)}>{`Pro-forma ${sent.number}`}</a>
        <span>
          {[', ', grossOf(sent, region.locale), stateOf[sent.state].label.toLowerCase()]
            .filter(Boolean)
            .join(' ')}
        </span>
      </li>
    ))}
  </ul>
)
