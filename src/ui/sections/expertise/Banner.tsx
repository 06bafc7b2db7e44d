import type { ReactNode } from 'react'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './Banner.module.css'

type Props = {
  heading: string
  lead: string
  picture: PictureData | undefined
  alt: string
  /** The street at the foot of the banner. */
  children: ReactNode
}

/** Banner of the page on night: name and lead, the picture where there is one, and the street below. */
export const Banner = ({ heading, lead, picture, alt, children }: Props) => (
  <section className={`night ${styles['banner']}`} data-pictured={picture ? true : undefined}>
    {picture && <Picture picture={picture} alt={alt} sizes="100vw" isPriority className={styles['picture']} />}
    <div className={`container ${styles['text']}`}>
      <div className="grid">
        <h1>{heading}</h1>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
      </div>
      {children}
    </div>
  </section>
)
