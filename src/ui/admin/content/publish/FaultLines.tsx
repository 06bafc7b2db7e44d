import type { ContentProblem } from '#src/contracts/content/content.ts'
import { editAddress } from '../kit/state-words.ts'
import styles from './Publish.module.css'

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
