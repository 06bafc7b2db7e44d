import type { ReactNode } from 'react'
import type { DiagramName } from '#src/content/drawings.ts'
import type { Block, Section, Source } from '#src/content/schema.ts'
import { fluidWidth } from '../base/fluid-width.ts'
import { Picture, type PictureData } from '../base/Picture.tsx'
import { Table } from '../base/Table.tsx'
import { Text } from '../base/Text.tsx'
import { DefinitionList } from './DefinitionList.tsx'
import { Figure } from './Figure.tsx'
import styles from './ReadingText.module.css'
import { Sources } from './Sources.tsx'

type Props = {
  sections: Section[]
  /** Draws the diagrams that the text names. */
  drawDiagram?: (name: DiagramName) => ReactNode
  /** The photographs that the text names, by name. */
  photographs?: Record<string, PictureData>
  /** Numbers the headings, as the privacy policy does. */
  isNumbered?: boolean
  /** Where the facts of the whole text come from. */
  sources?: Source[]
}

const keyOf = (block: Block) => JSON.stringify(block).slice(0, 80)

/** Reading text in seven columns with a table of contents; figures, tables and steps run one column further (design rule 3). */
export const ReadingText = ({ sections, drawDiagram, photographs = {}, isNumbered = false, sources: all }: Props) => (
  <div className="section white">
    <div className={`container grid ${styles['reading']}`}>
      <nav aria-label="On this page">
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles['text']}>
        {sections.map(({ id, heading, blocks, sources }, index) => (
          // Without a name they are no landmarks: headings are enough to jump by.
          <section key={id}>
            <h2 id={id}>
              {isNumbered && <span className={styles['number']}>{index + 1}. </span>}
              {heading}
            </h2>
            {blocks.map((block) => (
              <BlockView key={keyOf(block)} block={block} photographs={photographs} {...(drawDiagram && { drawDiagram })} />
            ))}
            {sources && <Sources sources={sources} />}
          </section>
        ))}
        {all && <Sources sources={all} />}
      </div>
    </div>
  </div>
)

function BlockView({
  block,
  drawDiagram,
  photographs,
}: { block: Block } & Required<Pick<Props, 'photographs'>> & Pick<Props, 'drawDiagram'>) {
  if ('paragraph' in block)
    return (
      <p>
        <Text>{block.paragraph}</Text>
      </p>
    )
  if ('list' in block)
    return (
      <ul className={styles['list']}>
        {block.list.map((item) => (
          <li key={item}>
            <Text>{item}</Text>
          </li>
        ))}
      </ul>
    )
  if ('terms' in block)
    return (
      <div className={styles['terms']}>
        <DefinitionList layout="rows" items={block.terms.map(({ term, text }) => ({ title: term, text }))} />
      </div>
    )
  if ('steps' in block)
    return (
      <ol className={styles['steps']}>
        {block.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <b>{title}</b>
              <p>
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    )
  if ('figure' in block)
    return (
      <div className={styles['figure']}>
        <b className="tabular">{block.figure.value}</b>
        <p>
          <Text>{block.figure.text}</Text>
        </p>
      </div>
    )
  if ('table' in block)
    return (
      <div className={styles['table']}>
        <Table {...block.table} />
      </div>
    )
  if ('photograph' in block) return <PhotographView {...block.photograph} picture={photographs[block.photograph.name]} />
  return (
    <div className={styles['diagram']}>
      <Figure captionAt="below" caption={block.diagram.caption}>
        {drawDiagram?.(block.diagram.name)}
      </Figure>
    </div>
  )
}

type Photograph = Extract<Block, { photograph: unknown }>['photograph'] & { picture: PictureData | undefined }

function PhotographView({ name, alt, caption, picture }: Photograph) {
  if (!picture) throw new Error(`The text names the photograph ${name}, which the page did not hand over`)
  return (
    <div className={styles['diagram']}>
      <Figure captionAt="below" caption={caption}>
        <Picture picture={picture} alt={alt} sizes={`(width < 1100px) 90vw, ${fluidWidth(830)}`} className={styles['photograph']} />
      </Figure>
    </div>
  )
}
