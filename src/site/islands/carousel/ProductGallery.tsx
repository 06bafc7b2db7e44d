import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { Picture, type PictureData } from '../../../ui/base/Picture.tsx'
import { CarouselButtons } from './CarouselButtons.tsx'
import styles from './ProductGallery.module.css'

type GalleryPicture = {
  alt: string
  kind: string | undefined
  picture: PictureData
  thumbnail: PictureData
}
type Props = {
  name: string
  pictures: GalleryPicture[]
  /** Width of the large picture in a wide window, for `sizes`. */
  width: string
}

const sizes = {
  /**
   * 92vw on a phone, although the picture fills the window: the loss is invisible, and the next
   * larger file weighs twice as much.
   */
  stage: '(width < 720px) 92vw, (width < 1100px) 100vw',
  thumbnail: `(width < 720px) 80px, ${fluidWidth(172)}`,
}

/**
 * A snapping strip of pictures, with thumbnails that link to them. With a script (carousel.ts) the
 * pictures can also play.
 */
export function ProductGallery({ name, pictures, width }: Props) {
  const [first] = pictures
  const { role, position, pictures: said } = words().site.carousel
  return (
    <section
      aria-roledescription={role}
      aria-label={say(said.label, { product: name })}
      className={styles['gallery']}
      data-carousel="scroll"
      data-plays="asked"
      data-bound
    >
      <div className={styles['stage']}>
        <ul
          data-track
          className={styles['strip']}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          aria-label={said.strip}
        >
          {pictures.map(({ alt, kind, picture }, index) => (
            <li key={alt} id={`picture-${index + 1}`} data-kind={kind} data-studio>
              <Picture
                picture={picture}
                alt={alt}
                sizes={`${sizes.stage}, ${width}`}
                isPriority={index === 0}
              />
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <div className={styles['bar']} data-screen>
          <ul className={styles['thumbnails']}>
            {pictures.map(({ alt, thumbnail }, index) => (
              <li key={alt}>
                <a
                  href={`#picture-${index + 1}`}
                  data-studio
                  // The label has no description, because the large picture already has one.
                  aria-label={say(said.show, { number: index + 1 })}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  <Picture picture={thumbnail} alt="" sizes={sizes.thumbnail} isSmall />
                </a>
              </li>
            ))}
          </ul>
          <div className={styles['controls']} data-scripted>
            <CarouselButtons
              words={said}
              one={said.one}
              position={position}
              plays="asked"
              count={pictures.length}
              isSpoken
            />
          </div>
        </div>
      )}
      <p className={`label ${styles['kind']}`} data-kind-shown hidden={!first?.kind}>
        {first?.kind}
      </p>
    </section>
  )
}
