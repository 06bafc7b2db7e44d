import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Icon } from '../base/Icon.tsx'
import styles from './CarouselButtons.module.css'

type StepProps = { direction: 'previous' | 'next'; label: string; isDisabled?: boolean; onPress: () => void }

/** Round arrow. At an end it stays focusable, so that the keyboard does not lose its place. */
export const StepButton = ({ direction, label, isDisabled = false, onPress }: StepProps) => (
  <button
    type="button"
    className={styles['round']}
    aria-label={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
  >
    <Icon icon={direction === 'previous' ? ArrowLeft : ArrowRight} size="small" />
  </button>
)

type PauseProps = {
  /** What moves, as in "Pause the slides". */
  subject: string
  isPaused: boolean
  onPause: () => void
  onPlay: () => void
}

export const PauseButton = ({ subject, isPaused, onPause, onPlay }: PauseProps) => (
  <button
    type="button"
    className={`${styles['round']} ${styles['pause']}`}
    aria-label={`${isPaused ? 'Play' : 'Pause'} the ${subject}`}
    onClick={isPaused ? onPlay : onPause}
  >
    <Icon icon={isPaused ? Play : Pause} size="small" />
  </button>
)
