import { type ReactNode, useRef, useState } from 'react'
import { PauseButton, StepButton } from './CarouselButtons.tsx'
import styles from './PartnerCarousel.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useScroller } from './use-scroller.ts'

type Props = {
  heading: string
  lead: string
  /** The strip of partners, marked by `data-track`. */
  children?: ReactNode
}

/** Milliseconds a position stands (spec.md §9 Carousels). */
const delay = 3000

/** Partners: three names, five on wide screens; moves on by one and begins again after the last. */
export function PartnerCarousel({ heading, lead, children }: Props) {
  const region = useRef<HTMLElement>(null)
  const { view, move } = useScroller(region)
  const [moves, setMoves] = useState(0)
  const autoplay = useAutoplay({
    region,
    delay,
    position: moves,
    onNext: () => {
      move(1)
      setMoves(moves + 1)
    },
  })
  return (
    <section ref={region} className={styles['carousel']} aria-roledescription="carousel" aria-labelledby="partners">
      <div className={styles['head']}>
        <h2 id="partners">
          {`${heading} `}
          <span className="muted">{lead}</span>
        </h2>
        {view.count > 0 && (
          <span className={`label tabular ${styles['count']}`}>
            {view.first + 1}–{Math.min(view.first + view.visible, view.count)} of {view.count}
          </span>
        )}
        <StepButton direction="previous" label="Previous partners" onPress={() => move(-1)} />
        {autoplay.isPossible && (
          <PauseButton subject="partners" isPaused={autoplay.isPaused} onPause={autoplay.pause} onPlay={autoplay.play} />
        )}
        <StepButton direction="next" label="Next partners" onPress={() => move(1)} />
      </div>
      {/* A finger on the strip takes it over for good. */}
      <div onPointerDown={autoplay.pause}>{children}</div>
    </section>
  )
}
