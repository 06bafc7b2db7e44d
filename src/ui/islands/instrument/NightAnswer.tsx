import { memo } from 'react'
import { nightAnswer, outageWords } from '#src/content/dossiers/night-answer.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import styles from './NightAnswer.module.css'
import type { CalculatedNight } from './use-night.ts'

type Props = {
  night: CalculatedNight
  doors?: readonly string[]
  words: NightWords
}

/** What the night comes to: one sentence, then what it rests on and what is away when. */
export const NightAnswer = memo(({ night, doors = [], words }: Props) => {
  const { sentence, details } = nightAnswer(night, doors, words)
  return (
    <div className={styles['answer']} aria-live="polite">
      <p className={styles['sentence']}>{sentence}</p>
      <p data-screen>{details.join(' ')}</p>
      <p className="muted" data-screen>
        {outageWords(night, words).join(' ')}
      </p>
    </div>
  )
})
