import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Icon } from '../../base/Icon.tsx'
import styles from './CarouselButtons.module.css'
import type { Carousel } from './use-carousel.ts'

type Props = {
  carousel: Omit<Carousel, 'go' | 'turns' | 'isRunning'>
  /** What a press moves by, as in "Next slide". */
  one: string
  /** What plays, as in "Pause the slides". */
  many: string
  hasEnds?: boolean
  hasCount?: boolean
  /** Whether a screen reader is told when they change. */
  isSpoken?: boolean
}

export const CarouselButtons = ({ carousel, one, many, hasEnds = false, hasCount = false, isSpoken = false }: Props) => {
  const { first, visible, count, isPossible, isPaused } = carousel
  const step = (by: 1 | -1, label: string, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles['round']}
      data-step
      aria-label={`${label} ${one}`}
      aria-disabled={hasEnds && isAtEnd}
      onClick={() => carousel.step(by, hasEnds)}
    >
      <Icon icon={by < 0 ? ArrowLeft : ArrowRight} size="small" />
    </button>
  )
  return (
    <>
      {hasCount && count > 0 && (
        <span
          className={`label tabular ${styles['count']}`}
          aria-live={isSpoken ? 'polite' : undefined}
          aria-atomic={isSpoken || undefined}
        >
          <span className="visually-hidden">{`${one} `}</span>
          {`${first + 1}${visible > 1 ? `–${Math.min(first + visible, count)}` : ''} of ${count}`}
        </span>
      )}
      {step(-1, 'Previous', carousel.isAtStart)}
      {isPossible && (
        <button
          type="button"
          className={`${styles['round']} ${carousel.playsAtOnce ? styles['pause'] : ''}`}
          aria-label={`${isPaused ? 'Play' : 'Pause'} the ${many}`}
          onClick={isPaused ? carousel.play : carousel.pause}
        >
          <Icon icon={isPaused ? Play : Pause} size="small" />
        </button>
      )}
      {step(1, 'Next', carousel.isAtEnd)}
    </>
  )
}
