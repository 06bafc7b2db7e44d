import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import styles from './SetShelf.module.css'

type Props = { sets: { name: string; photograph: { picture: PictureData; alt: string } | undefined }[] }

/** The device of each set side by side on one shelf. */
export const SetShelf = ({ sets }: Props) => (
  <div className={styles['room']}>
    <ul className={styles['shelf']}>
      {sets.map(({ name, photograph }) => (
        <li key={name}>
          <div className={styles['photograph']}>
            {photograph && <Picture {...photograph} sizes={`(width < 720px) 72px, (width < 1100px) 23vw, ${fluidWidth(200)}`} isSmall />}
          </div>
          <b>{name}</b>
        </li>
      ))}
    </ul>
  </div>
)
