import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HeroLights } from '#src/content/schemas/pages/home-page.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { ButtonLink } from '../../base/Button.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { CarouselButtons } from './CarouselButtons.tsx'
import styles from './HeroCarousel.module.css'
import controls from './HeroControls.module.css'
import { LightLayers, type LightPictures, LightSwitch, useLights } from './HeroLights.tsx'
import { useCarousel } from './use-carousel.ts'
import { useMedia } from './use-media.ts'

type Link = { label: string; href: string }
export type HeroSlide = {
  tab: string
  heading: string
  lead: string
  action: Link
  link?: Link | undefined
  picture: PictureData | undefined
  /** The same view in other lights, with a switch. */
  lights?: (HeroLights & { pictures: LightPictures }) | undefined
  alt: string
}

/** Milliseconds a slide stands (spec.md §9 Carousels). */
const delays = { desktop: 6000, mobile: 3000 }

/** The first slide's picture stands beside its text on a desktop; the others are as wide as the window (HeroCarousel.module.css). */
const sizes = {
  first: '(width >= 1100px) min(84vw, max(1332px, 144svh)), 100vw',
  further: '(width >= 1600px) calc(50vw + 720px), 100vw',
}

/** The home page's slides (spec.md §2 Home): a strip that snaps, with links as tabs; once the script runs, they cross-fade and play. */
export function HeroCarousel({ slides }: { slides: HeroSlide[] }) {
  const region = useRef<HTMLElement>(null)
  const [isLive, setLive] = useState(false)
  const delay = useMedia('(width < 720px)') ? delays.mobile : delays.desktop
  const carousel = useCarousel({ region, motion: 'fade', delay })
  const { first: current, turns, isRunning } = carousel
  useEffect(() => setLive(true), [])

  /** Slides whose pictures may be fetched: those that were shown, and their neighbours once a turn is near. */
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]))
  const fetchPictures = (...indices: number[]) =>
    setFetched((known) => new Set([...known, ...indices.map((index) => (index + slides.length) % slides.length)]))
  const fetchNeighbours = () => fetchPictures(current - 1, current + 1)
  const fetchCurrent = useEffectEvent(() => fetchPictures(current))
  const fetchNext = useEffectEvent(() => fetchPictures(current + 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn restarts the delay
  useEffect(() => {
    fetchCurrent()
    if (!isRunning) return
    const timer = setTimeout(() => fetchNext(), delay / 2)
    return () => clearTimeout(timer)
  }, [isRunning, delay, turns])

  return (
    <section
      ref={region}
      className={`night ${styles['hero']}`}
      aria-roledescription="carousel"
      aria-label="Featured"
      data-live={isLive || undefined}
      data-turned={turns > 0 || undefined}
      onPointerEnter={fetchNeighbours}
      onFocus={fetchNeighbours}
    >
      <div className={styles['slides']} data-track aria-live={isRunning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.tab}
            slide={slide}
            index={index}
            count={slides.length}
            isCurrent={index === current}
            isHidden={isLive && index !== current}
            isFetched={fetched.has(index)}
            onStay={carousel.pause}
          />
        ))}
      </div>
      <div className={controls['controls']}>
        <div className={`container ${controls['bar']}`}>
          {slides.map(({ tab }, index) => (
            <a
              key={tab}
              href={`#featured-${index + 1}`}
              className={controls['tab']}
              aria-current={index === current ? 'true' : undefined}
              data-running={isRunning || undefined}
              onClick={(event) => {
                event.preventDefault()
                carousel.go(index)
              }}
            >
              <span className="label">
                {index + 1}/{slides.length}
              </span>
              {tab}
            </a>
          ))}
          <div className={controls['buttons']}>
            <CarouselButtons carousel={carousel} one="slide" many="slides" />
          </div>
        </div>
      </div>
    </section>
  )
}

type SlideProps = {
  slide: HeroSlide
  index: number
  count: number
  isCurrent: boolean
  isHidden: boolean
  isFetched: boolean
  onStay: () => void
}

const Slide = ({ slide, index, count, isCurrent, isHidden, isFetched, onStay }: SlideProps) => {
  const lit = useLights()
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; a carousel's slide is a group by the ARIA pattern
    <div
      id={`featured-${index + 1}`}
      className={styles['slide']}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      data-current={isCurrent || undefined}
      inert={isHidden}
    >
      {slide.picture && (
        <div className={styles['picture']} data-fetched={isFetched || undefined}>
          <Picture picture={slide.picture} alt={slide.alt} sizes={index === 0 ? sizes.first : sizes.further} isPriority={index === 0} />
          {slide.lights && <LightLayers lit={lit} pictures={slide.lights.pictures} sizes={sizes.first} />}
        </div>
      )}
      <div className={`container grid ${styles['row']}`}>
        <div className={styles['text']}>
          <Heading>{slide.heading}</Heading>
          <p className="lead">{slide.lead}</p>
          <div className={styles['actions']}>
            <ButtonLink href={slide.action.href}>{slide.action.label}</ButtonLink>
            {slide.link && <ArrowLink href={slide.link.href}>{slide.link.label}</ArrowLink>}
          </div>
        </div>
      </div>
      {slide.lights && <LightSwitch lit={lit} words={slide.lights} onStay={onStay} />}
    </div>
  )
}
