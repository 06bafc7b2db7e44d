import { useRef } from 'react'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { CarouselButtons } from './CarouselButtons.tsx'
import styles from './ProductGallery.module.css'
import { useCarousel } from './use-carousel.ts'

export type GalleryPicture = { alt: string; kind: string | undefined; picture: PictureData; thumbnail: PictureData }
type Props = { name: string; pictures: GalleryPicture[] }

/** Milliseconds a picture stands when the visitor lets them play; off by default (spec.md §9 Carousels). */
const interval = 3000

const sizes = {
  /** On a phone it is as wide as the window; nobody sees the eight parts of a hundred, and the next larger file is twice as heavy. */
  stage: '(width < 720px) 92vw, (width < 1100px) 100vw, 57vw',
  thumbnail: `(width < 720px) 80px, ${fluidWidth(172)}`,
}

/** Pictures in a strip that snaps, with thumbnails as links into it; with a script these leave the address, and the pictures can play. */
export function ProductGallery({ name, pictures }: Props) {
  const region = useRef<HTMLElement>(null)
  const carousel = useCarousel({ region, delay: interval, plays: 'when asked', count: pictures.length })
  const { first: current } = carousel
  return (
    <section ref={region} aria-roledescription="carousel" aria-label={`Pictures of ${name}`} className={styles['gallery']}>
      <div className={styles['stage']}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
        <ul data-track className={styles['strip']} tabIndex={0} aria-label="Pictures, scroll sideways">
          {pictures.map(({ alt, picture }, index) => (
            <li key={alt} id={`picture-${index + 1}`}>
              <Picture picture={picture} alt={alt} sizes={sizes.stage} isPriority={index === 0} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <div className={styles['controls']} data-scheme="light">
            <CarouselButtons carousel={carousel} one="picture" many="pictures" hasEnds hasCount isSpoken={!carousel.isRunning} />
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles['thumbnails']}>
          {pictures.map(({ alt, thumbnail }, index) => (
            <li key={alt}>
              <a
                href={`#picture-${index + 1}`}
                // What it shows is told once, by the picture itself.
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  carousel.pause()
                  carousel.go(index)
                }}
              >
                <Picture picture={thumbnail} alt="" sizes={sizes.thumbnail} isSmall />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures[current]?.kind && <p className={`label ${styles['kind']}`}>{pictures[current].kind}</p>}
    </section>
  )
}
