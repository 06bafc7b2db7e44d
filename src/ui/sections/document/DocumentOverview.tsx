import type { TechnicalDocument } from '#src/content/schemas/document-schema.ts'
import { Text } from '../../base/Text.tsx'
import { GatewayArchitecture } from '../../diagrams/gateway/GatewayArchitecture.tsx'
import { Figure } from '../Figure.tsx'
import { DocumentContents } from './DocumentContents.tsx'
import styles from './DocumentOverview.module.css'
import { DocumentPage } from './DocumentPage.tsx'

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
    <Figure captionAt="below" caption={caption}>
      <GatewayArchitecture />
    </Figure>
    <nav aria-labelledby="contents">
      <h3 id="contents" className={styles['contents']}>
        {contents}
      </h3>
      <DocumentContents chapters={chapters} isLinked />
    </nav>
    <p className={`muted ${styles['status']}`}>{status}</p>
  </DocumentPage>
)
