import { Picture, type PictureData } from '../base/Picture.tsx'
import styles from './WidePicture.module.css'

type Props = { picture: PictureData; alt: string; isPriority?: boolean }

/** A scene between two sections, as wide as the page's container and uncropped but on phones. */
export const WidePicture = ({ picture, alt, isPriority = false }: Props) => (
  <div className={`container ${styles['frame']}`}>
    <Picture picture={picture} alt={alt} sizes="(width >= 1368px) clamp(1240px, 70vw, 1550px), 90vw" isPriority={isPriority} />
  </div>
)
