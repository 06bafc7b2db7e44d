import type { ReactNode } from 'react'
import { nightAnswer, outageWords } from '#src/content/example-sites/night-answer.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import styles from './NightAnswer.module.css'

type Props = {
  night: CalculatedNight
  doors?: readonly string[]
  words: NightWords
  /** Line and mobile network are away as long as the mains. */
  isWithMains?: boolean
  children?: ReactNode
}

/** What the night comes to: what is kept and lost, then what is away when, and what it rests on. */
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
