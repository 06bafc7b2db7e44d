import type { ContentProblem } from '#src/contracts/content/content.ts'
import { EntryLink } from '../kit/EntryLink.tsx'
import styles from './Publish.module.css'

export const FaultLines = ({ faults }: { faults: readonly ContentProblem[] }) => (
  <ul className={styles['faultLines']}>
    {faults.map(({ path, field, place, label, message }) => (
      <li key={`${path} ${field.join('/')} ${message}`}>
        {path === '' ? (
          label
        ) : (
          <EntryLink path={path} field={field} label={[label, place].filter(Boolean).join(': ')} />
        )}
        <span>{`: ${message}`}</span>
      </li>
    ))}
  </ul>
)

type Props = {
  id: string
  heading: string
  faults: readonly ContentProblem[]
  look?: 'fault' | 'quiet'
}

export const FaultList = ({ id, heading, faults, look = 'fault' }: Props) => (
  <section aria-labelledby={id} className={`box ${look === 'quiet' ? '' : styles['faults']}`}>
    <h2 id={id}>{heading}</h2>
    <FaultLines faults={faults} />
  </section>
)
