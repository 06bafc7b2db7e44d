import { withoutRanges } from '../base/media-ranges.ts'
import type { PictureData } from '../base/Picture.tsx'
import styles from './LitPicture.module.css'

/** What windows fetch that show no lit picture. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Decoration: a scene with its lamps lit lies over the same scene in a power cut and goes out block by block (LitPicture.module.css). Only
 * wide windows of people who have not asked for less motion fetch it, after all that the page itself shows.
 */
export const LitPicture = ({ picture, sizes }: { picture: PictureData; sizes: string }) => (
  <div className={styles['lit']}>
    <picture>
      {picture.sources
        .filter(({ media }) => !media)
        .map(({ type, srcSet }) => (
          <source
            key={type}
            type={type}
            srcSet={srcSet}
            sizes={withoutRanges(sizes)}
            media={withoutRanges('(width >= 1100px) and (prefers-reduced-motion: no-preference)')}
          />
        ))}
      <img src={nothing} width={picture.width} height={picture.height} alt="" loading="lazy" fetchPriority="low" decoding="async" />
    </picture>
  </div>
)
