import { Picture, type PictureData } from '../base/Picture.tsx'
import styles from './PagePicture.module.css'

/** The picture at the head of a text page: as wide as the container. */
export const PagePicture = ({ picture, alt }: { picture: PictureData; alt: string }) => (
  <div className={styles['frame']}>
    <Picture
      picture={picture}
      alt={alt}
      sizes="(width >= 1368px) clamp(1240px, 70vw, 1550px), 90vw"
      isPriority
      className={styles['picture']}
    />
  </div>
)
