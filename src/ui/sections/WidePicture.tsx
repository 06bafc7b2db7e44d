import { fluidWidth } from '../base/fluid-width.ts'
import { Picture, type PictureData } from '../base/Picture.tsx'
import styles from './WidePicture.module.css'

type Props = {
  picture: PictureData
  alt: string
  isPriority?: boolean
  /** A scene whose subject goes from edge to edge is not cut on phones either. */
  isWhole?: boolean
}

/** On a phone the sides of the picture are cut off, so that it is wider than its frame. */
const sizes = `(width < 720px) 120vw, (width < 1368px) 90vw, ${fluidWidth(1240)}`

/** A scene between two sections, as wide as the page's container and uncropped but on phones. */
export const WidePicture = ({ picture, alt, isPriority = false, isWhole = false }: Props) => (
  <div className={`container ${styles['frame']} ${isWhole ? styles['whole'] : ''}`}>
    <Picture picture={picture} alt={alt} sizes={sizes} isPriority={isPriority} />
  </div>
)
