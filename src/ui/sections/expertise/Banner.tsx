import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './Banner.module.css'

type Props = {
  heading: string
  lead: string
  picture: PictureData | undefined
  alt: string
}

/** Banner of the page on night: the picture where there is one, name and lead. */
export const Banner = ({ heading, lead, picture, alt }: Props) => (
  <section className={`night ${styles['banner']}`} data-pictured={picture ? true : undefined}>
    {picture && <Picture picture={picture} alt={alt} sizes="min(100vw, 1920px)" isPriority className={styles['picture']} />}
    <div className={`container ${styles['text']}`}>
      <div className="grid">
        <h1>{heading}</h1>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
      </div>
    </div>
  </section>
)
