import { site } from '#src/content/settings/site.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { Facts } from '../../base/Facts.tsx'
import { type Photograph, Picture } from '../../base/Picture.tsx'
import { Logo } from '../../brand/Logo.tsx'
import styles from './DocumentCover.module.css'

type Props = {
  heading: string
  subtitle: string
  edition: string
  date: string
  photograph: Photograph | undefined
  /** A picture of the cover on another page, and no heading of it. */
  isPreview?: boolean
}

/** First page: the product at night and the name of the document. */
export const DocumentCover = ({ heading, subtitle, edition, date, photograph, isPreview = false }: Props) => {
  const Name = isPreview ? 'p' : 'h1'
  return (
    <header className={`night ${styles['cover']}`}>
      {photograph && (
        <div className={styles['picture']}>
          <Picture {...photograph} sizes={isPreview ? '410px' : '800px'} isPriority={!isPreview} />
        </div>
      )}
      <p>
        <Logo />
      </p>
      <Name className={styles['name']}>
        {heading}
        <span className="muted">{subtitle}</span>
      </Name>
      <Facts
        layout="columns"
        facts={[
          { label: 'Edition', value: edition },
          { label: 'Date', value: formatDay(date, site().locale, 'long') },
          { label: 'From', value: `${site().legalName}, ${site().address.city}` },
        ]}
      />
    </header>
  )
}
