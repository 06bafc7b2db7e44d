import { type ReactNode, useRef } from 'react'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Heading, type HeadingText } from '../../base/Heading.tsx'
import { CarouselButtons } from './CarouselButtons.tsx'
import styles from './StripCarousel.module.css'
import { useCarousel } from './use-carousel.ts'
import { useMedia } from './use-media.ts'

type Props = {
  subject: 'products' | 'partners'
  heading: HeadingText
  link?: { label: string; href: string } | undefined
  /** Beside the heading: what the strip shows. */
  note?: string | undefined
  /** Stops at its ends and moves by itself on small screens only; otherwise it begins again, and says what is in view. */
  isBound?: boolean
  /** The strip, marked by `data-track`. */
  children?: ReactNode
}

/** Milliseconds a position stands (spec.md §9 Carousels; it gives none for products, so it is that of the hero on a phone). */
const delay = 3000

/** A strip of products or partners under its heading, moved by hand, by buttons and by itself. */
export function StripCarousel({ subject, heading, link, note, isBound = false, children }: Props) {
  const region = useRef<HTMLElement>(null)
  const isSmall = useMedia('(width < 720px)')
  // The strip of products runs out of the window, and its head keeps to the page's columns.
  const isBleeding = subject === 'products'
  const carousel = useCarousel({ region, delay, plays: isSmall || !isBound ? 'at once' : 'never' })
  return (
    <section ref={region} className={styles[subject]} aria-roledescription="carousel" aria-labelledby={`our-${subject}`}>
      <div className={`${isBleeding ? 'container grid' : ''} ${styles['head']}`}>
        <Heading id={`our-${subject}`} {...heading} />
        {note && <p className={`muted ${styles['note']}`}>{note}</p>}
        <div className={styles['side']}>
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
          <CarouselButtons carousel={carousel} one={subject} many={subject} hasEnds={isBound} hasCount={!isBound} />
        </div>
      </div>
      <div className={styles['strip']}>{children}</div>
    </section>
  )
}
