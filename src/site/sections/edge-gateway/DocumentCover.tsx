import type { TechnicalDocument } from '#src/content/schemas/document-schema.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Facts } from '../../../ui/base/Facts.tsx'
import { type Photograph, Picture } from '../../../ui/base/Picture.tsx'
import { Logo } from '../../../ui/brand/Logo.tsx'
import styles from './DocumentCover.module.css'

type Props = Pick<TechnicalDocument, 'heading' | 'subtitle' | 'edition'> & {
  photograph: Photograph | undefined
}

/** Cover of the technical document (src/paper/technical-document.ts). */
export const DocumentCover = ({ heading, subtitle, edition, photograph }: Props) => (
  <header className={`night ${styles['cover']}`}>
    {photograph && (
      <div className={styles['picture']}>
        <Picture {...photograph} sizes="410px" />
      </div>
    )}
    <p>
      <Logo />
    </p>
    <p className={styles['name']}>
      {heading}
      <span className="muted">{subtitle}</span>
    </p>
    <Facts
      layout="columns"
      facts={[
        { label: words().sections.document.edition, value: edition },
        {
          label: words().sections.document.from,
          value: say(words().sections.document.publisher, {
            company: site().legalName,
          }),
        },
      ]}
    />
  </header>
)
