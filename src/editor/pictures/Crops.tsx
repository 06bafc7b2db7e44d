import type { MouseEvent } from 'react'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import cropStyles from '#src/ui/base/Picture.module.css'
import { readableName } from '../texts/picture-name.ts'
import styles from './Pictures.module.css'
import { sideAt } from './picture-words.ts'

/** The crops, which have the aspect ratios of src/content/pictures/pictures.ts. */
const shapes = [
  { name: 'Card', className: 'wide' },
  { name: 'Strip', className: 'tall' },
  { name: 'Head', className: 'scene' },
] as const

type Props = {
  picture: ContentPicture
  focus: string | undefined
  onFocus: (side: ReturnType<typeof sideAt>) => void
}

export function Crops({ picture, focus, onFocus }: Props) {
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A press by keyboard has no position; keyboard users have the field below.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus(sideAt((clientX - left) / width, (clientY - top) / height))
  }
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles['focal']}
        onClick={press}
      >
        <img
          src={picture.whole}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
        <span data-side={focus} />
      </button>
      <p className="muted">
        Press the part that has to stay visible. Pages cut the picture like this:
      </p>
      <ul className={`row ${styles['crops']}`} aria-label="How pages cut it">
        {shapes.map(({ name, className }) => (
          <li key={name}>
            <img
              src={picture.whole}
              alt={`${name} of ${readableName(picture.name)}`}
              loading="lazy"
              className={`${styles[className]} ${focus ? cropStyles[focus] : ''}`}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
