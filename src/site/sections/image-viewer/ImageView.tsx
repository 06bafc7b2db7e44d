import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { Picture, type PictureData } from '../../../ui/base/Picture.tsx'
import styles from './ImageView.module.css'

type Props = {
  name: string
  alt: string
  /** Absent for the logo, which has a file for each colour scheme. */
  picture?: PictureData | undefined
  kind?: string | undefined
}

/**
 * One picture over the full width (spec.md §2 Image viewer). Not a figure, whose name screen
 * readers would read before the heading.
 */
export const ImageView = ({ name, alt, picture, kind }: Props) => (
  <div className={`container ${styles['view']}`}>
    {picture ? (
      <Picture
        picture={picture}
        alt={alt}
        sizes={`(width < 1368px) 90vw, ${fluidWidth(1240)}`}
        isPriority
      />
    ) : (
      <div className={styles['logo']}>
        <img
          src="/brand/logo-on-light.svg"
          width={1200}
          height={300}
          alt={alt}
          className={styles['light']}
        />
        <img
          src="/brand/logo-on-dark.svg"
          width={1200}
          height={300}
          alt={alt}
          className={styles['dark']}
        />
      </div>
    )}
    <div className={styles['caption']}>
      <h1 className={styles['title']}>{alt}</h1>
      {kind && <p className="label">{kind}</p>}
      <span className="label">{name}</span>
    </div>
  </div>
)
