import type { ContentProblem } from '#src/contracts/content.ts'
import styles from './Publish.module.css'
import { editAddress } from './state-words.ts'

/** Faults of entries, each linked to its field. */
export const FaultLines = ({ faults }: { faults: readonly ContentProblem[] }) => (
  <ul className={styles['faultLines']}>
    {faults.map(({ path, field, place, label, message }) => (
      <li key={`${path} ${field.join('/')} ${message}`}>
        {path === '' ? (
          label
        ) : (
          <a className="link" href={editAddress(path, field)}>
            {[label, place].filter(Boolean).join(': ')}
          </a>
        )}
        : {message}
      </li>
    ))}
  </ul>
)
