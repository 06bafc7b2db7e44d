import { fluidWidth } from '../../base/fluid-width.ts'
import { Heading } from '../../base/Heading.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './RealTime.module.css'

export type RealTimeCard = { title: string; text: string; fact: string | undefined; picture: PictureData | undefined; alt: string }
type Props = { heading: { name: string; continuation?: string | undefined }; items: RealTimeCard[] }

const sizes = {
  /** Its sides are cut off on a desktop. */
  large: `(width < 1100px) 90vw, ${fluidWidth(1044)}`,
  small: `(width < 720px) 90vw, (width < 1100px) 45vw, ${fluidWidth(504)}`,
}

/** Real Time Operations: three image cards, the live map large and two screens beside it. */
export const RealTime = ({ heading, items }: Props) => (
  <section className="section white">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['cards']}>
        {items.map(({ title, text, fact, picture, alt }, index) => (
          <li key={title} data-card>
            <div className={styles['frame']}>
              {picture && <Picture picture={picture} alt={alt} sizes={index === 0 ? sizes.large : sizes.small} />}
            </div>
            <div className={styles['text']}>
              <h3>{title}</h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
              <span className="label">{fact}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
