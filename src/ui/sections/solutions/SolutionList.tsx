import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './SolutionList.module.css'

type Solution = {
  title: string
  text: string
  parts: string[]
  /** Page of the device. */
  href: string | undefined
  picture: PictureData | undefined
  alt: string
}
type Props = { heading: { name: string; continuation?: string | undefined }; items: Solution[] }

/** The sets that exist, two in a row: the device at its place, and its parts threaded on one line. */
export const SolutionList = ({ heading, items }: Props) => (
  <section className="section">
    <div className="container">
      <Heading {...heading} />
      <ul className={styles['list']}>
        {items.map(({ title, text, parts, href, picture, alt }) => (
          <li key={title}>
            <div className={styles['picture']}>
              {picture && <Picture picture={picture} alt={alt} sizes="(width < 720px) 90vw, (width < 1100px) 45vw, 320px" />}
            </div>
            <div className={styles['set']}>
              <h3>{title}</h3>
              <p className="muted">
                <Text>{text}</Text>
              </p>
              <ul className={styles['parts']} aria-label={`Parts of ${title}`}>
                {parts.map((part) => (
                  <li key={part} className="label">
                    {part}
                  </li>
                ))}
              </ul>
              {href && (
                <p className={styles['more']}>
                  <ArrowLink href={href}>
                    See the device<span className="visually-hidden"> of {title}</span>
                  </ArrowLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
