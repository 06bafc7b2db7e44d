import type { TechnicalDocument } from '#src/content/document-schema.ts'
import { Text } from '../../base/Text.tsx'
import { GatewayArchitecture } from '../../diagrams/GatewayArchitecture.tsx'
import styles from './DocumentOverview.module.css'
import { DocumentPage } from './DocumentPage.tsx'
import { idOfChapter, pageOfChapter } from './page-of-chapter.ts'

type Props = TechnicalDocument['overview'] & { chapters: string[]; status: string; running: string }

/** Second page: what the gateway is, how it is built, what stands where. */
export const DocumentOverview = ({ heading, contents, paragraphs, caption, chapters, status, running }: Props) => (
  <DocumentPage id="overview" heading={heading} running={running}>
    <div className={styles['introduction']}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
    </div>
    <figure className={styles['drawing']}>
      <GatewayArchitecture />
      <figcaption>{caption}</figcaption>
    </figure>
    <nav aria-labelledby="contents" className={styles['contents']}>
      <h3 id="contents">{contents}</h3>
      <ol className="tabular">
        {chapters.map((chapter, index) => (
          <li key={chapter}>
            <a href={`#${idOfChapter(index)}`}>
              <span className="label">{index + 1}</span>
              <span>{chapter}</span>
              <span className="muted">{pageOfChapter(chapters, chapter)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <p className={styles['status']}>{status}</p>
  </DocumentPage>
)
