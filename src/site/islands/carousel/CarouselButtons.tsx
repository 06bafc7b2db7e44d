import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import type { Sentence } from '#src/contracts/text/say.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import styles from './CarouselButtons.module.css'

type Props = {
  words: { previous: string; next: string; play: string; pause: string }
  /** What is counted, read out before the position. */
  one?: string
  /** The position, from the words of all carousels. */
  position?: Sentence<'number' | 'count'>
  plays?: 'asked' | 'small' | undefined
  count?: number
  isSpoken?: boolean
}

/** The buttons of a carousel; carousel.ts adds their behaviour. */
export const CarouselButtons = ({
  words,
  one,
  position,
  plays,
  count,
  isSpoken = false,
}: Props) => {
  const step = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className={styles['round']}
      data-step={by}
      aria-label={label}
      // Such a strip stops at its ends (`data-bound`), and opens at the first. Set by the script, it
      // would fade in.
      aria-disabled={(by < 0 && plays === 'small') || undefined}
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
          <span data-count={position} />
        </span>
      )}
      {step(-1, words.previous)}
      <button
        type="button"
        className={`${styles['round']} ${isPaused ? '' : styles['pause']}`}
        aria-label={isPaused ? words.play : words.pause}
        data-play={words.play}
        data-pause={words.pause}
        data-paused={isPaused || undefined}
        hidden={plays === 'small'}
        data-scripted
        data-screen
      >
        <Icon icon={Pause} size="small" />
        <Icon icon={Play} size="small" />
      </button>
      {step(1, words.next)}
    </>
  )
}
