import { site } from '#src/company/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { ShareBar } from '../../diagrams/ShareBar.tsx'
import styles from './SetShelf.module.css'

type Props = { sets: { name: string; megabytes: number; photograph: { picture: PictureData; alt: string } | undefined }[] }

/** The device of each set side by side on one shelf, and hung from it what the set sends in a month; the largest first. */
export const SetShelf = ({ sets }: Props) => {
  const sorted = sets.toSorted((one, other) => other.megabytes - one.megabytes)
  const largest = sorted[0]?.megabytes ?? 1
  return (
    <div className={styles['room']}>
      <ol className={styles['shelf']}>
        {sorted.map(({ name, megabytes, photograph }) => (
          <li key={name}>
            <div className={styles['photograph']}>
              {photograph && <Picture {...photograph} sizes={`(width < 720px) 72px, (width < 1100px) 23vw, ${fluidWidth(200)}`} isSmall />}
            </div>
            <b>{name}</b>
            <span className="label">{formatNumber(megabytes, site().locale)} MB</span>
            <ShareBar share={megabytes / largest} />
          </li>
        ))}
      </ol>
    </div>
  )
}
