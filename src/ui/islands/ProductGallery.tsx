import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fluidWidth } from '../base/fluid-width.ts'
import { Icon } from '../base/Icon.tsx'
import { Picture, type PictureData } from '../base/Picture.tsx'
import styles from './ProductGallery.module.css'

export type GalleryPicture = { alt: string; picture: PictureData; thumbnail: PictureData }
type Props = { name: string; pictures: GalleryPicture[] }

/** Milliseconds a picture stands when the visitor lets them play; off by default (spec.md §9 Carousels). */
const interval = 3000

const sizes = {
  /** On a phone it is as wide as the window; nobody sees the eight parts of a hundred, and the next larger file is twice as heavy. */
  stage: '(width < 720px) 92vw, (width < 1100px) 100vw, 57vw',
  thumbnail: `(width < 720px) 80px, ${fluidWidth(172)}`,
}

/**
 * Pictures of a product in a strip that scrolls and snaps; the thumbnails are links into it, so it needs no script.
 * With one, they move the strip without touching the address, and the pictures can play.
 */
export function ProductGallery({ name, pictures }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const root = strip.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) setCurrent([...root.children].indexOf(seen.target))
      },
      { root, threshold: 0.6 },
    )
    for (const item of root.children) observer.observe(item)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => show((current + 1) % pictures.length), interval)
    return () => clearInterval(timer)
  })

  function show(index: number) {
    const item = strip.current?.children[index]
    // Only the strip scrolls; scrollIntoView would move the page as well.
    if (strip.current && item instanceof HTMLElement) strip.current.scrollTo({ left: item.offsetLeft })
  }

  return (
    <section aria-roledescription="carousel" aria-label={`Pictures of ${name}`} className={styles['gallery']}>
      <div className={styles['stage']}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
        <ul ref={strip} className={styles['strip']} tabIndex={0} aria-label="Pictures, scroll sideways">
          {pictures.map(({ alt, picture }, index) => (
            <li key={alt} id={`picture-${index + 1}`} aria-roledescription="slide" aria-label={`${index + 1} of ${pictures.length}`}>
              <Picture picture={picture} alt={alt} sizes={sizes.stage} isPriority={index === 0} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <div className={styles['controls']}>
            {/* At an end a button stays focusable, so that the keyboard does not lose its place. */}
            <button type="button" data-step aria-label="Previous picture" aria-disabled={current === 0} onClick={() => show(current - 1)}>
              <Icon icon={ArrowLeft} size="small" />
            </button>
            <span className="label" aria-hidden="true">
              {current + 1} / {pictures.length}
            </span>
            <span className="visually-hidden" aria-live={isPlaying ? 'off' : 'polite'}>
              {`Picture ${current + 1} of ${pictures.length}: ${pictures[current]?.alt ?? ''}`}
            </span>
            <button
              type="button"
              data-step
              aria-label="Next picture"
              aria-disabled={current === pictures.length - 1}
              onClick={() => show(current + 1)}
            >
              <Icon icon={ArrowRight} size="small" />
            </button>
            <button type="button" aria-label={isPlaying ? 'Stop the pictures' : 'Play the pictures'} onClick={() => setPlaying(!isPlaying)}>
              <Icon icon={isPlaying ? Pause : Play} size="small" />
            </button>
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles['thumbnails']}>
          {pictures.map(({ alt, thumbnail }, index) => (
            <li key={alt}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={`Picture ${index + 1}: ${alt}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  setPlaying(false)
                  show(index)
                }}
              >
                <Picture picture={thumbnail} alt="" sizes={sizes.thumbnail} isPriority />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
