import { type ReactNode, useRef, useState } from 'react'
import { ArrowLink } from '../base/ArrowLink.tsx'
import { Heading } from '../base/Heading.tsx'
import { PauseButton, StepButton } from './CarouselButtons.tsx'
import styles from './ProductCarousel.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useMedia } from './use-media.ts'
import { useScroller } from './use-scroller.ts'

type Props = {
  heading: { name: string; continuation?: string | undefined }
  link: { label: string; href: string }
  /** The strip of products, marked by `data-track`. */
  children?: ReactNode
}

/** Milliseconds a position stands; spec.md §9 gives none for products, so it is that of the hero on a phone. */
const delay = 3000

/** Our Products: a strip of 1.5, 2.5 or 3 photographs that touch; it moves by itself on small screens only (spec.md §9 Carousels). */
export function ProductCarousel({ heading, link, children }: Props) {
  const region = useRef<HTMLElement>(null)
  const { view, move } = useScroller(region)
  const isSmall = useMedia('(width < 720px)')
  const [moves, setMoves] = useState(0)
  const autoplay = useAutoplay({
    region,
    delay,
    position: moves,
    isWanted: isSmall,
    onNext: () => {
      move(1)
      setMoves(moves + 1)
    },
  })
  return (
    <section ref={region} aria-roledescription="carousel" aria-labelledby="our-products">
      <div className={`container grid ${styles['head']}`}>
        <Heading id="our-products" {...heading} />
        <div className={styles['side']}>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
          {autoplay.isPossible && (
            <PauseButton subject="products" isPaused={autoplay.isPaused} onPause={autoplay.pause} onPlay={autoplay.play} />
          )}
          <StepButton direction="previous" label="Previous products" isDisabled={view.isAtStart} onPress={() => move(-1)} />
          <StepButton direction="next" label="Next products" isDisabled={view.isAtEnd} onPress={() => move(1)} />
        </div>
      </div>
      {/* A finger on the strip takes it over for good. */}
      <div className={styles['strip']} onPointerDown={autoplay.pause}>
        {children}
      </div>
    </section>
  )
}
