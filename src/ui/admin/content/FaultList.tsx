import type { ContentProblem } from '#src/contracts/content.ts'
import styles from './Publish.module.css'
import { editAddress } from './state-words.ts'

type Props = {
  id: string
  heading: string
  faults: readonly ContentProblem[]
  /** `quiet`: nothing is wrong with them. */
  look?: 'fault' | 'quiet'
}

export const FaultList = ({ id, heading, faults, look = 'fault' }: Props) => (
  <section aria-labelledby={id} className={`box ${look === 'quiet' ? '' : styles['faults']}`}>
    <h2 id={id}>{heading}</h2>
    <ul>
      {faults.map(({ path, field, place, label, message }) => (
        <li key={`${path} ${field.join('/')} ${message}`}>
          {path === '' ? label : <a href={editAddress(path, field)}>{[label, place].filter(Boolean).join(': ')}</a>}: {message}
        </li>
      ))}
    </ul>
  </section>
)
