import type { Words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import styles from './FileField.module.css'

/**
 * Step in percent in which progress is read out, because reading every percent would be useless.
 */
const step = 25

type Props = {
  words: Words['forms']['files']
  /** Sent share from 0 to 1; null while nothing is sent. */
  done: number | null
  onStop: () => void
}

export const UploadProgress = ({ words, done, onStop }: Props) => {
  const percent = Math.floor((done ?? 0) * 100)
  return (
    <>
      {done !== null && (
        <div className={styles['progress']}>
          <progress aria-label={words.sent} max={100} value={percent} />
          <span className="tabular" aria-hidden="true">
            {`${percent}%`}
          </span>
          <button type="button" onClick={onStop}>
            {words.stop}
          </button>
        </div>
      )}
      <span className="visually-hidden" aria-live="polite">
        {done !== null &&
          (percent < 100
            ? say(words.percentSent, { percent: percent - (percent % step) })
            : words.allSent)}
      </span>
    </>
  )
}
