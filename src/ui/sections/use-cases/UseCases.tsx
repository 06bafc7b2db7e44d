import { ArrowDown } from 'lucide-react'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Heading } from '../../base/Heading.tsx'
import { Icon } from '../../base/Icon.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { CardLink } from '../CardLink.tsx'
import styles from './UseCases.module.css'

export type UseCase = {
  title: string
  text: string
  fact: string | undefined
  href: string
  picture: PictureData | undefined
  /** The picture in a few points, written into the page. */
  placeholder: { src: string; width: number; height: number }
  alt: string
}
type Props = { heading: { name: string; continuation?: string | undefined }; lead: string | undefined; items: UseCase[] }

/** Six image cards, a wide and a narrow one in turn; each leads down to its worked case. */
export const UseCases = ({ heading, lead, items }: Props) => (
  <section className="section">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <Heading {...heading} />
        {lead && <p className="muted">{lead}</p>}
      </div>
      <ul className={`grid ${styles['cards']}`}>
        {items.map(({ title, text, fact, href, picture, placeholder, alt }) => (
          <li key={title} data-card>
            <div className={styles['frame']}>
              <img {...placeholder} alt="" />
              <div className={styles['picture']}>
                {picture && (
                  <Picture picture={picture} alt={alt} sizes={`(width < 720px) 90vw, (width < 1100px) 45vw, ${fluidWidth(715)}`} />
                )}
              </div>
            </div>
            <h3>
              <CardLink title={title} href={href} /> <Icon icon={ArrowDown} size="small" />
            </h3>
            <p className="muted">
              <Text>{text}</Text>
            </p>
            <span className="label">{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
