import type { ContentPicture } from '#src/contracts/content-pictures.ts'
import styles from './Pictures.module.css'

/** The shapes in which pages show a picture (src/content/pictures/pictures.ts). */
const shapes = [
  { name: 'Card', className: 'wide' },
  { name: 'Strip', className: 'tall' },
  { name: 'Head', className: 'scene' },
] as const

/** How cards, strips and heads will cut a picture. @param focus the side that is kept */
export const Crops = ({ picture, focus }: { picture: ContentPicture; focus: string | undefined }) => (
  <ul className={styles['crops']} aria-label="How pages cut it">
    {shapes.map(({ name, className }) => (
      <li key={name}>
        <img
          src={picture.whole}
          alt={`${name} of ${picture.name}`}
          loading="lazy"
          className={`${styles[className]} ${focus ? styles[focus] : ''}`}
        />
        <span>{name}</span>
      </li>
    ))}
  </ul>
)
