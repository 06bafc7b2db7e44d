import type { ContentProblem } from '#src/contracts/content/content.ts'
import { FaultLines } from './FaultLines.tsx'
import styles from './Publish.module.css'

type Props = {
  id: string
  heading: string
  faults: readonly ContentProblem[]
  /** `quiet` for notes that are no faults. */
  look?: 'fault' | 'quiet'
}

export const FaultList = ({ id, heading, faults, look = 'fault' }: Props) => (
  <section aria-labelledby={id} className={`box ${look === 'quiet' ? '' : styles['faults']}`}>
    <h2 id={id}>{heading}</h2>
    <FaultLines faults={faults} />
  </section>
)
