import { site } from '#content/site.ts'
import { Facts } from '../../base/Facts.tsx'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Logo } from '../../brand/Logo.tsx'
import styles from './DocumentCover.module.css'

type Props = { heading: string; subtitle: string; edition: string; date: string; picture?: PictureData | undefined; alt: string }

/** First page: the product at night and the name of the document. */
export const DocumentCover = ({ heading, subtitle, edition, date, picture, alt }: Props) => (
  <header className={`night ${styles['cover']}`}>
    {picture && (
      <div className={styles['picture']}>
        <Picture picture={picture} alt={alt} sizes="800px" isPriority />
      </div>
    )}
    <p>
      <Logo />
    </p>
    <h1>
      {heading}
      <span className="muted">{subtitle}</span>
    </h1>
    <Facts
      layout="columns"
      facts={[
        { label: 'Edition', value: edition },
        { label: 'Date', value: new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }) },
        { label: 'From', value: `${site.legalName}, ${site.address.city}` },
      ]}
    />
  </header>
)
