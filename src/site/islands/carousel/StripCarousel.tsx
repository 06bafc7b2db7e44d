import type { ReactNode } from 'react'
import { words } from '#src/content/words/words.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { Heading, type HeadingText } from '../../../ui/base/Heading.tsx'
import { CarouselButtons } from './CarouselButtons.tsx'
import styles from './StripCarousel.module.css'

type Props = {
  subject: 'products' | 'partners'
  /** Id of the heading. */
  id?: string
  heading: HeadingText
  link?: { label: string; href: string } | undefined
  note?: string | undefined
  /**
   * Number of items, for a strip that shows its position and restarts. Other strips stop at their
   * end and play on small screens only.
   */
  count?: number
  children?: ReactNode
}

/**
 * A strip of products or partners under its heading, moved by hand, by buttons and by a timer
 * (carousel.ts).
 */
export function StripCarousel({
  subject,
  id = `our-${subject}`,
  heading,
  link,
  note,
  count,
  children,
}: Props) {
  const said = words().site.carousel
  const plays = count === undefined ? 'small' : undefined
  return (
    <section
      className={styles[subject]}
      aria-roledescription={said.role}
      aria-labelledby={id}
      data-carousel="scroll"
      data-plays={plays}
      data-bound={plays && ''}
    >
      {/* The strip of products reaches the edge of the window; its heading stays within the page's
          columns. */}
      <div
        className={`${subject === 'products' ? 'container grid' : ''} ${styles['head']}`}
        data-head
      >
        <Heading id={id} {...heading} />
        {note && <p className={`muted ${styles['note']}`}>{note}</p>}
        <div className={styles['side']}>
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
          <CarouselButtons
            words={said[subject]}
            one={said[subject].one}
            position={said.position}
            plays={plays}
            {...(count && { count })}
          />
        </div>
      </div>
      <div className={styles['strip']}>{children}</div>
    </section>
  )
}
