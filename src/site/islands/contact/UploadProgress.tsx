import styles from './FileField.module.css'

/**
 * Step in percent in which progress is read out, because reading every percent would be useless.
 */
const step = 25

type Props = {
  /** Sent share from 0 to 1; null while nothing is sent. */
  done: number | null
  onStop: () => void
}

export const UploadProgress = ({ done, onStop }: Props) => {
  const percent = Math.floor((done ?? 0) * 100)
  return (
    <>
      {done !== null && (
        <div className={styles['progress']}>
          <progress aria-label="Files sent" max={100} value={percent} />
          <span className="tabular" aria-hidden="true">
            {`${percent}%`}
          </span>
          <button type="button" onClick={onStop}>
            Stop
          </button>
        </div>
      )}
      <span className="visually-hidden" aria-live="polite">
        {done !== null &&
          (percent < 100 ? `${percent - (percent % step)}% sent` : 'All sent. One moment.')}
      </span>
    </>
  )
}
