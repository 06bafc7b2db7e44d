import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { PartLabels } from '../../diagrams/gateway/PartLabels.tsx'
import styles from './NamedParts.module.css'

type Props = { picture: PictureData; alt: string }

/** Photograph of the gateway with its parts named on it (design rule 6). */
export const NamedParts = ({ picture, alt }: Props) => (
  <figure className={styles['board']} data-scheme="light">
    <Picture picture={picture} alt={alt} sizes={`(width < 720px) 90vw, (width < 1100px) 45vw, ${fluidWidth(610)}`} />
    <PartLabels />
  </figure>
)
