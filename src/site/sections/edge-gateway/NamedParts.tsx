import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { type Photograph, Picture } from '../../../ui/base/Picture.tsx'
import { PartLabels } from '../../drawings/gateway/PartLabels.tsx'
import { Figure } from '../Figure.tsx'
import styles from './NamedParts.module.css'

type Props = { whole: Photograph; front: Photograph | undefined; caption: string }

/**
 * The gateway with its parts named on the photograph (design rule 6), and a close view of its
 * front.
 */
export const NamedParts = ({ whole, front, caption }: Props) => (
  <Figure caption={caption} captionAt="below">
    <div className={styles['pictures']}>
      <div className={styles['whole']}>
        <Picture
          {...whole}
          sizes={`(width < 720px) 90vw, (width < 1100px) 45vw, ${fluidWidth(610)}`}
        />
        <PartLabels />
      </div>
      {front && (
        <Picture
          {...front}
          sizes={`(width < 1100px) 80vw, ${fluidWidth(672)}`}
          className={styles['front']}
        />
      )}
    </div>
  </Figure>
)
