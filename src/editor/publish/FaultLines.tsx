import type { ContentProblem } from '#src/contracts/content/content.ts'
import { Disclosure } from '#src/ui/base/Disclosure.tsx'
import { EntryLink } from '../kit/EntryLink.tsx'
import styles from './Publish.module.css'

export const FaultLines = ({ faults }: { faults: readonly ContentProblem[] }) => (
  <ul className={styles['faultLines']}>
    {faults.map(({ path, field, place, label, message }) => (
      <li key={`${path} ${field.join('/')} ${message}`}>
        {path === '' ? (
          label
        ) : (
          <EntryLink
            isToFaults
            path={path}
            field={field}
            label={[label, place].filter(Boolean).join(': ')}
          />
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
  /** How many are in view; the others are folded. */
  most?: number
}

export const FaultList = ({ id, heading, faults, look = 'fault', most = Infinity }: Props) => {
  const rest = faults.slice(most)
  return (
    <section aria-labelledby={id} className={`box ${look === 'quiet' ? '' : styles['faults']}`}>
      <h2 id={id}>{heading}</h2>
      <FaultLines faults={faults.slice(0, most)} />
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more`}>
          <FaultLines faults={rest} />
        </Disclosure>
      )}
    </section>
  )
}
