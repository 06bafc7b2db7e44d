import type { ComponentProps } from 'react'
import type { DocumentBlock, DocumentChapter } from '#src/content/document-schema.ts'
import { Text } from '../../base/Text.tsx'
import { chapterDrawings } from '../../diagrams/document/chapter-drawings.ts'
import styles from './DocumentChapterPage.module.css'
import { DocumentOrdering } from './DocumentOrdering.tsx'
import { DocumentPage } from './DocumentPage.tsx'
import { DocumentTable } from './DocumentTable.tsx'
import { idOfChapter } from './page-of-chapter.ts'

/** Blocks that are made from other content. */
type Inserts = { specification: ComponentProps<typeof DocumentTable>; ordering: ComponentProps<typeof DocumentOrdering> }
type Props = DocumentChapter & {
  index: number
  running: string
  inserts: Inserts
}

/** A chapter: its one drawing, then tables, steps and terms. */
export const DocumentChapterPage = ({ title, lead, drawing, blocks, index, running, inserts }: Props) => {
  const Drawing = chapterDrawings[drawing.name]
  return (
    <DocumentPage id={idOfChapter(index)} heading={title} number={index + 1} running={running}>
      <p className={styles['lead']}>
        <Text>{lead}</Text>
      </p>
      <figure className={styles['drawing']}>
        <Drawing />
        <figcaption>
          <Text>{drawing.caption}</Text>
        </figcaption>
      </figure>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block).slice(0, 80)} block={block} inserts={inserts} />
      ))}
    </DocumentPage>
  )
}

function Block({ block, inserts }: { block: DocumentBlock; inserts: Inserts }) {
  if ('insert' in block)
    return block.insert === 'specification' ? <DocumentTable {...inserts.specification} /> : <DocumentOrdering {...inserts.ordering} />
  if ('table' in block) return <DocumentTable {...block.table} />
  if ('paragraph' in block)
    return (
      <p>
        <Text>{block.paragraph}</Text>
      </p>
    )
  if ('steps' in block)
    return (
      <ol className={styles['steps']}>
        {block.steps.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
    )
  if ('code' in block)
    return (
      <figure className={styles['code']}>
        <figcaption>{block.code.caption}</figcaption>
        <pre>
          <code>{block.code.text}</code>
        </pre>
      </figure>
    )
  return (
    <dl className={styles['terms']}>
      {block.terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Text>{text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}
