import { grownWidth } from '../base/grown-width.ts'
import { Picture, type PictureData } from '../base/Picture.tsx'
import styles from './PagePicture.module.css'

/** The picture at the head of a text page: as wide as the container. */
export const PagePicture = ({ picture, alt }: { picture: PictureData; alt: string }) => (
  <div className={styles['frame']}>
    <Picture picture={picture} alt={alt} sizes={`(width < 1368px) 90vw, ${grownWidth(1240)}`} isPriority className={styles['picture']} />
  </div>
)
