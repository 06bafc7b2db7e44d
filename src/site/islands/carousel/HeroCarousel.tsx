import type { PageContent } from '#src/content/collections/page-schemas.ts'
import type { HeroLights } from '#src/content/schemas/pages/home-page.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import { Picture, type PictureData } from '../../../ui/base/Picture.tsx'
import { CarouselButtons } from './CarouselButtons.tsx'
import styles from './HeroCarousel.module.css'
import controls from './HeroControls.module.css'
import { LightLayers, type LightPictures, LightSwitch } from './HeroLights.tsx'

type HeroSlide = Omit<PageContent<'home'>['slides'][number], 'picture' | 'lights'> & {
  picture: PictureData | undefined
  lights?: (HeroLights & { pictures: LightPictures }) | undefined
  alt: string
  /** Whether the picture is the owner's, of which nobody knows where it is light. */
  isOwn: boolean
}

/**
 * The first slide's picture stands beside its text on a desktop; other pictures are as wide as the
 * window (HeroCarousel.module.css).
 */
const sizes = {
  first: '(width >= 1100px) min(84vw, max(1332px, 144svh)), 100vw',
  further: '(width >= 1600px) calc(50vw + 720px), 100vw',
}

/**
 * The home page's slides (spec.md §2 Home): a snapping strip with links as tabs. With a script they
 * cross-fade and play (carousel.ts).
 */
export const HeroCarousel = ({ slides }: { slides: HeroSlide[] }) => {
  const said = words().site.carousel
  return (
    <section
      className={`night ${styles['hero']}`}
      aria-roledescription={said.role}
      aria-label={said.featured}
      data-carousel="fade"
    >
      <div className={styles['slides']} data-track data-announced aria-live="polite">
        {slides.map((slide, index) => (
          <Slide key={slide.tab} slide={slide} index={index} count={slides.length} />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={controls['controls']} data-screen>
          <div className={`container ${controls['bar']}`}>
            {slides.map(({ tab }, index) => (
              <a
                key={tab}
                href={`#featured-${index + 1}`}
                className={controls['tab']}
                aria-current={index === 0 ? 'true' : undefined}
              >
                <span className="label">
                  {index + 1}/{slides.length}
                </span>
                {tab}
              </a>
            ))}
            <div className={controls['buttons']}>
              <CarouselButtons words={said.slides} />
            </div>
          </div>
        </div>
      )}
    </section>
  )
}

const Slide = ({ slide, index, count }: { slide: HeroSlide; index: number; count: number }) => {
  const said = words().site.carousel
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; a carousel's slide is a group by the ARIA pattern
    <div
      id={`featured-${index + 1}`}
      className={styles['slide']}
      role="group"
      aria-roledescription={said.slide}
      aria-label={say(said.position, { number: index + 1, count })}
      data-current={index === 0 || undefined}
      data-fetched={index === 0 || undefined}
      data-screen={index > 0 || undefined}
      data-own={slide.isOwn || undefined}
      data-bare={!slide.picture || undefined}
    >
      {slide.picture && (
        <div className={styles['picture']}>
          <Picture
            picture={slide.picture}
            alt={slide.alt}
            sizes={index === 0 ? sizes.first : sizes.further}
            isPriority={index === 0}
          />
          {slide.lights && <LightLayers pictures={slide.lights.pictures} sizes={sizes.first} />}
        </div>
      )}
      <div className={`container grid ${styles['row']}`}>
        <div className={styles['text']}>
          <Heading>{slide.heading}</Heading>
          <p className="lead">{slide.lead}</p>
          <div className={styles['actions']} data-screen>
            <ButtonLink href={slide.action.href}>{slide.action.label}</ButtonLink>
            {slide.link && <ArrowLink href={slide.link.href}>{slide.link.label}</ArrowLink>}
          </div>
        </div>
      </div>
      {slide.lights && <LightSwitch words={slide.lights} />}
    </div>
  )
}
