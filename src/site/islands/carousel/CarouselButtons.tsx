import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { Icon } from '../../../ui/base/Icon.tsx'
import styles from './CarouselButtons.module.css'

type Props = {
  /** Name of one item, as in "Next slide". */
  one: string
  /** Name of all items, as in "Pause the slides". */
  many: string
  plays?: 'asked' | 'small' | undefined
  count?: number
  isSpoken?: boolean
}

/** The buttons of a carousel; carousel.ts adds their behaviour. */
export const CarouselButtons = ({ one, many, plays, count, isSpoken = false }: Props) => {
  const step = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className={styles['round']}
      data-step={by}
      aria-label={`${label} ${one}`}
      data-scripted
      data-screen
    >
      <Icon icon={by < 0 ? ArrowLeft : ArrowRight} size="small" />
    </button>
  )
  const isPaused = plays === 'asked'
  return (
    <>
      {count && (
        // Hidden until the strip is laid out, because only then is it known how many items are in
        // view.
        <span
          className={`label tabular ${styles['count']}`}
          hidden
          {...(isSpoken && { 'aria-live': 'polite', 'aria-atomic': true })}
          data-announced
          data-scripted
          data-screen
        >
          <span className="visually-hidden">{`${one} `}</span>
          <span data-count />
        </span>
      )}
      {step(-1, 'Previous')}
      <button
        type="button"
        className={`${styles['round']} ${isPaused ? '' : styles['pause']}`}
        aria-label={`${isPaused ? 'Play' : 'Pause'} the ${many}`}
        data-play={`the ${many}`}
        data-paused={isPaused || undefined}
        hidden={plays === 'small'}
        data-scripted
        data-screen
      >
        <Icon icon={Pause} size="small" />
        <Icon icon={Play} size="small" />
      </button>
      {step(1, 'Next')}
    </>
  )
}
