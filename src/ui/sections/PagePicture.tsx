import { fluidWidth } from '../base/fluid-width.ts'
import { Picture, type PictureData } from '../base/Picture.tsx'
import styles from './PagePicture.module.css'

type Props = {
  picture: PictureData
  alt: string
  /** False where a drawing stands before it. */
  isPriority?: boolean
}

/** The picture at the head of a text page: as wide as the container. */
export const PagePicture = ({ picture, alt, isPriority = true }: Props) => (
  <div>
    <Picture
      picture={picture}
      alt={alt}
      sizes={`(width < 1368px) 90vw, ${fluidWidth(1240)}`}
      isPriority={isPriority}
      className={styles['picture']}
    />
  </div>
)
