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

/** One centred picture over the full width (spec.md §2 Image viewer). */
export const ImageView = ({ name, alt, picture }: Props) => (
  <figure className={styles['view']}>
    <h1 className="visually-hidden">{name}</h1>
    {picture ? (
      <Picture picture={picture} alt={alt} sizes="100vw" isPriority />
    ) : (
      <div className={styles['logo']} role="img" aria-label={alt}>
        <Logo />
      </div>
    )}
    <figcaption className="container">
      <span>{alt}</span>
      <span className="label">{name}</span>
    </figcaption>
  </figure>
)
