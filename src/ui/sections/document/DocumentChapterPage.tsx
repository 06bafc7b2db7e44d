import type { ReactNode } from 'react'
import type { DocumentBlock, DocumentChapter, TechnicalDocument } from '#src/content/schemas/document-schema.ts'
import { Table, type TableData } from '../../base/Table.tsx'
import { Text } from '../../base/Text.tsx'
import { chapterDrawings } from '../../diagrams/document/chapter-drawings.ts'
import { DefinitionList } from '../DefinitionList.tsx'
import { Figure } from '../Figure.tsx'
import styles from './DocumentChapterPage.module.css'
import { DocumentPage } from './DocumentPage.tsx'
import { idOfChapter } from './page-of-chapter.ts'

/** Blocks that are made from other content. */
type Inserts = { specification: TableData; ordering: OrderingProps }
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
      <p className="lead muted">
        <Text>{lead}</Text>
      </p>
      <Figure captionAt="below" caption={drawing.caption}>
        <Drawing />
      </Figure>
      {blocks.map((block) => (
        <div key={JSON.stringify(block).slice(0, 80)}>{drawBlock(block, inserts)}</div>
      ))}
    </DocumentPage>
  )
}

function drawBlock(block: DocumentBlock, inserts: Inserts): ReactNode {
  if ('insert' in block) return block.insert === 'specification' ? <Table {...inserts.specification} /> : <Ordering {...inserts.ordering} />
  if ('table' in block) return <Table {...block.table} />
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
      <Figure title={block.code.caption} isFullWidth>
        <pre className={styles['code']}>
          <code>{block.code.text}</code>
        </pre>
      </Figure>
    )
  return <DefinitionList items={block.terms.map(({ term, text }) => ({ title: term, text }))} />
}

type OrderingProps = TechnicalDocument['ordering'] & {
  /** As the catalogue writes it. */
  amount: string
  items: string[]
}

const Ordering = ({ heading, price, box, contact, amount, items }: OrderingProps) => (
  <>
    <h3>{heading}</h3>
    <div className={styles['ordering']}>
      <div>
        <p className="label">{price}</p>
        <p className={styles['amount']}>{amount}</p>
        <p>
          <Text>{contact}</Text>
        </p>
      </div>
      <div>
        <p className="label">{box}</p>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  </>
)
