import type { ReactNode } from 'react'
import type { TextDrawingName } from '#src/content/schemas/drawings.ts'
import type { Block, Section, Source } from '#src/content/schemas/schema.ts'
import { BulletList } from '../base/BulletList.tsx'
import { fluidWidth } from '../base/fluid-width.ts'
import type { PictureData } from '../base/Picture.tsx'
import { Table } from '../base/Table.tsx'
import { Text } from '../base/Text.tsx'
import { CardList } from './CardList.tsx'
import { DefinitionList } from './DefinitionList.tsx'
import { Figure } from './Figure.tsx'
import styles from './ReadingText.module.css'
import { Sources } from './Sources.tsx'

type Props = {
  sections: Section[]
  /** Draws the diagrams that the text names. */
  drawDiagram?: (name: TextDrawingName) => ReactNode
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
              {isNumbered && <span>{index + 1}. </span>}
              {heading}
            </h2>
            {blocks.map((block, place) => (
              <BlockView
                key={keyOf(block)}
                block={block}
                photographs={photographs}
                isLead={index === 0 && place === 0}
                {...(drawDiagram && { drawDiagram })}
              />
            ))}
            {sources && <Sources sources={sources} />}
          </section>
        ))}
        {all && all.length > 0 && <Sources sources={all} />}
      </div>
    </div>
  </div>
)

type BlockProps = { block: Block; isLead?: boolean } & Pick<Props, 'photographs' | 'drawDiagram'>

/** A paragraph, a list, a table or what else reading text is made of. */
export function BlockView({ block, isLead = false, photographs = {}, drawDiagram }: BlockProps) {
  if ('paragraph' in block)
    return (
      <p className={isLead ? 'lead' : undefined}>
        <Text>{block.paragraph}</Text>
      </p>
    )
  if ('list' in block) return <BulletList items={block.list} />
  if ('figure' in block) {
    const [number, ...unit] = block.figure.value.split(/[ \u00a0]/)
    return (
      <div className={`${styles['wide']} ${styles['figure']}`}>
        <b>
          {number}
          {unit.length > 0 && <small>{` ${unit.join(' ')}`}</small>}
        </b>
        <p>
          <Text>{block.figure.text}</Text>
        </p>
      </div>
    )
  }
  return (
    <div className={styles['wide']}>
      <WideBlock block={block} photographs={photographs} {...(drawDiagram && { drawDiagram })} />
    </div>
  )
}

type WideProps = Pick<Props, 'drawDiagram'> & {
  photographs: Record<string, PictureData>
  block: Exclude<Block, { paragraph: unknown } | { list: unknown } | { figure: unknown }>
}

function WideBlock({ block, drawDiagram, photographs }: WideProps) {
  if ('terms' in block) return <DefinitionList layout="rows" items={block.terms.map(({ term, text }) => ({ title: term, text }))} />
  if ('steps' in block) {
    // One has a drawing, all have one (schema.ts).
    const isDrawn = block.steps.some(({ drawing }) => drawing)
    const items = block.steps.map(({ drawing, ...step }) => ({ ...step, visual: drawing && drawDiagram?.(drawing) }))
    return <CardList layout={isDrawn ? 'ruled' : 'rows'} size="subtitle" items={items} isNumbered />
  }
  if ('table' in block) return <Table {...block.table} />
  if ('diagram' in block)
    return (
      <Figure captionAt="below" caption={block.diagram.caption}>
        {drawDiagram?.(block.diagram.name)}
      </Figure>
    )
  const { name, alt, caption } = block.photograph
  const picture = photographs[name]
  if (!picture) throw new Error(`The text names the photograph ${name}, which the page did not hand over`)
  return <Figure captionAt="below" caption={caption} photograph={{ picture, alt }} sizes={`(width < 1100px) 90vw, ${fluidWidth(830)}`} />
}
