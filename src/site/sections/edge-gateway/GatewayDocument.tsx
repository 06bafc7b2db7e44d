import type { ComponentProps } from 'react'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { DownloadLink } from '../../../ui/base/DownloadLink.tsx'
import { Heading } from '../../../ui/base/Heading.tsx'
import { DocumentCover } from './DocumentCover.tsx'
import styles from './GatewayDocument.module.css'

type Props = PageContent<'edge-gateway'>['document'] & {
  contents: string[]
  cover: ComponentProps<typeof DocumentCover>
}

/** The second download: cover, contents and button of the document (spec.md §2 Edge Gateway). */
export const GatewayDocument = ({ heading, lead, button, contents, cover }: Props) => (
  <section className="section" id="document">
    <div className={`container grid ${styles['document']}`}>
      <div className={styles['pages']} data-scheme="light" aria-hidden="true" data-screen data-wide>
        <div>
          <DocumentCover {...cover} />
        </div>
      </div>
      <div className={styles['text']}>
        <Heading {...heading} />
        <p className="lead muted">{lead}</p>
        <ol data-wide>
          {contents.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ol>
        <DownloadLink href={site().technicalDocument} hint={words().site.opensPdf}>
          {button}
        </DownloadLink>
        <span className="muted" aria-hidden="true">
          {words().sections.document.opens}
        </span>
      </div>
    </div>
  </section>
)
