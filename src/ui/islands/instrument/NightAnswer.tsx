import type { ReactNode } from 'react'
import { nightAnswer, outageWords } from '#src/content/example-sites/night-answer.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import styles from './NightAnswer.module.css'

type Props = {
  night: CalculatedNight
  doors?: readonly string[]
  words: NightWords
  /** Whether line and mobile network are out for as long as the mains. */
  isWithMains?: boolean
  children?: ReactNode
}

/**
 * The result of the night: what kept working and what was lost, the outages with their times, then
 * messages and further losses.
 */
export const NightAnswer = ({ night, doors = [], words, isWithMains = false, children }: Props) => {
  const { sentence, details } = nightAnswer(night, doors, words)
  return (
    <div className={styles['answer']} aria-live="polite">
      <p className={styles['sentence']}>{sentence}</p>
      <p className="muted" data-screen>
        {outageWords(night, words, isWithMains).join(' ')}
      </p>
      {children}
      <p data-screen>{details.join(' ')}</p>
    </div>
  )
}
