import { site } from '#content/site.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Logo } from '../../layout/Logo.tsx'
import styles from './DocumentCover.module.css'

type Props = { heading: string; subtitle: string; edition: string; date: string; picture?: PictureData | undefined; alt: string }

/** First page: the product at night and the name of the document. */
export const DocumentCover = ({ heading, subtitle, edition, date, picture, alt }: Props) => (
  <header className={`night ${styles['cover']}`}>
    <p className={styles['logo']}>
      <Logo />
    </p>
    {picture && (
      <div className={styles['picture']}>
        <Picture picture={picture} alt={alt} sizes="800px" isPriority />
      </div>
    )}
    <h1>
      {heading}
      <span className="muted">{subtitle}</span>
    </h1>
    <dl className={styles['facts']}>
      <div>
        <dt className="label">Edition</dt>
        <dd>{edition}</dd>
      </div>
      <div>
        <dt className="label">Date</dt>
        <dd>
          <time dateTime={date}>{new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}</time>
        </dd>
      </div>
      <div>
        <dt className="label">From</dt>
        <dd>
          {site.legalName}, {site.address.city}
        </dd>
      </div>
    </dl>
  </header>
)
