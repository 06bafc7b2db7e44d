import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Logo } from '../../brand/Logo.tsx'
import styles from './ImageView.module.css'

type Props = {
  /** The last part of the address. */
  name: string
  alt: string
  /** Absent for the logo, which is drawn. */
  picture?: PictureData | undefined
}

/** One picture over the full width of the container (spec.md §2 Image viewer; product-decisions.md, Things of the web platform). */
export const ImageView = ({ name, alt, picture }: Props) => (
  <figure className={`container ${styles['view']}`}>
    {picture ? (
      <Picture picture={picture} alt={alt} sizes={`(width < 1368px) 90vw, ${fluidWidth(1240)}`} isPriority />
    ) : (
      <div className={styles['logo']} role="img" aria-label={alt}>
        <span aria-hidden="true">
          <Logo />
        </span>
      </div>
    )}
    <figcaption>
      <h1 className={styles['title']}>{alt}</h1>
      <span className="label">{name}</span>
    </figcaption>
  </figure>
)
