import type { ComponentProps, ReactNode } from 'react'
import { nestPoints } from '#src/content/nest-points.ts'
import type { TextDrawingName } from '#src/content/schemas/drawings.ts'
import type { Block, CitedSource, ReadingSection } from '#src/content/schemas/schema.ts'
import { BulletList } from '../../../ui/base/BulletList.tsx'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'

import type { Photograph } from '../../../ui/base/Picture.tsx'
import { Table } from '../../../ui/base/Table.tsx'
import { CardList } from '../cards/CardList.tsx'
import { DefinitionList } from '../DefinitionList.tsx'
import { Figure } from '../Figure.tsx'
import { Quotation } from './Quotation.tsx'
import rowStyles from './ReadingRows.module.css'
import styles from './ReadingText.module.css'
import { Sources } from './Sources.tsx'

type Props = {
  sections: ReadingSection[]
  drawDiagram?: (name: TextDrawingName) => ReactNode
  photographs?: Record<string, Photograph>
  /**
   * `rail`: headings in a column beside the text. `rows`: text at the left, wide blocks beside it.
   */
  layout?: 'rail' | 'rows'
  isNumbered?: boolean
  sources?: CitedSource[]
}

const keyOf = (block: Block) => JSON.stringify(block).slice(0, 80)

/**
 * Whether a block has steps with drawings, which take the whole width. Either all steps have a
 * drawing or none has (schema.ts).
 */
const isDrawn = (block: Block) => 'steps' in block && block.steps.some(({ drawing }) => drawing)

const isWide = (block: Block) =>
  !['paragraph', 'list', 'numbered', 'quotation'].some((kind) => kind in block)

/**
 * Splits blocks into rows that end with a wide block; text after the last wide block stays with it.
 */
const splitIntoRows = (blocks: Block[]) => {
  const rows: Block[][] = [[]]
  for (const [place, block] of blocks.entries()) {
    rows.at(-1)?.push(block)
    if (isWide(block) && blocks.slice(place + 1).some(isWide)) rows.push([])
  }
  return rows
}

/**
 * The sections of a text (design rule 3).
 * @throws Error for a photograph that `photographs` lacks
 */
export const ReadingText = ({
  sections,
  drawDiagram,
  photographs = {},
  layout = 'rail',
  isNumbered = false,
  sources: all,
}: Props) => {
  const isRail = layout === 'rail'
  return (
    <div className="section white">
      <div className="container">
        <div className={`${styles['text']} ${isRail ? styles['rail'] : rowStyles['text']}`}>
          {sections.map(({ id, heading, blocks, sources }, index) => {
            const rows = isRail ? [blocks] : splitIntoRows(blocks)
            return (
              // Sections without a name are no landmarks; headings are enough for navigation.
              <section key={id} className={isRail ? 'grid' : undefined}>
                {rows.map((row, at) => (
                  <Row key={row[0] ? keyOf(row[0]) : id} blocks={row} isApart={!isRail}>
                    {at === 0 && (
                      <h2 id={id}>
                        {isNumbered && <span>{index + 1}. </span>}
                        {heading}
                      </h2>
                    )}
                    {row.map((block, place) => (
                      <BlockView
                        key={keyOf(block)}
                        block={block}
                        photographs={photographs}
                        isLead={isRail && index === 0 && place === 0}
                        drawnColumns={isRail ? 2 : 3}
                        {...(drawDiagram && { drawDiagram })}
                      />
                    ))}
                    {sources && at === rows.length - 1 && <Sources sources={sources} />}
                  </Row>
                ))}
              </section>
            )
          })}
          {all && all.length > 0 && (
            <div className="grid">
              <Sources sources={all} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

type RowProps = { blocks: Block[]; isApart: boolean; children: ReactNode }

const Row = ({ blocks, isApart, children }: RowProps) =>
  isApart ? (
    <div
      className={`grid ${blocks.some(isDrawn) ? '' : rowStyles[blocks.some(isWide) ? 'row' : 'words']}`}
    >
      {children}
    </div>
  ) : (
    children
  )

const Quoted = (quotation: ComponentProps<typeof Quotation>) => (
  <div className={styles['wide']}>
    <Quotation {...quotation} />
  </div>
)

type Drawings = { drawnColumns?: 2 | 3 } & Pick<Props, 'photographs' | 'drawDiagram'>

export function BlockView({
  block,
  isLead = false,
  ...drawings
}: Drawings & { block: Block; isLead?: boolean }) {
  if ('quotation' in block) return <Quoted {...block.quotation} />
  if ('paragraph' in block) {
    // A paragraph that is one quotation.
    const [, said] = /^""([^"]+)""$/.exec(block.paragraph) ?? []
    if (said !== undefined) return <Quoted text={said} />
    return <Paragraph className={isLead ? 'lead' : undefined}>{block.paragraph}</Paragraph>
  }
  if ('list' in block) return <BulletList items={nestPoints(block.list)} />
  if ('numbered' in block) return <BulletList items={nestPoints(block.numbered)} isNumbered />
  if ('figure' in block) {
    // A single unit is set small, while "3 h 58 min" has one size.
    const [, number = block.figure.value, unit] = /^(\S+)\s(\D+)$/.exec(block.figure.value) ?? []
    return (
      <div className={`${styles['wide']} ${styles['figure']}`} data-whole>
        <b className={/\s/.test(number) ? styles['long'] : undefined}>
          {number}
          {unit && <small>{` ${unit}`}</small>}
        </b>
        <Paragraph>{block.figure.text}</Paragraph>
      </div>
    )
  }
  return (
    <div
      className={`${styles['wide']} ${'diagram' in block || 'photograph' in block ? styles['drawn'] : ''}`}
    >
      <WideBlock block={block} {...drawings} />
    </div>
  )
}

type WideProps = Drawings & {
  block: Exclude<
    Block,
    | { paragraph: unknown }
    | { list: unknown }
    | { numbered: unknown }
    | { figure: unknown }
    | { quotation: unknown }
  >
}

function WideBlock({ block, drawDiagram, photographs = {}, drawnColumns = 2 }: WideProps) {
  if ('terms' in block)
    return (
      <DefinitionList
        layout="rows"
        items={block.terms.map(({ term, text }) => ({ title: term, text }))}
      />
    )
  if ('steps' in block) {
    const items = block.steps.map(({ drawing, ...step }) => ({
      ...step,
      visual: drawing && drawDiagram?.(drawing),
    }))
    return (
      <CardList
        layout={isDrawn(block) ? 'ruled' : 'rows'}
        columns={drawnColumns}
        size="subtitle"
        items={items}
        isNumbered
      />
    )
  }
  if ('table' in block) return <Table {...block.table} />
  if ('diagram' in block)
    return (
      <Figure captionAt="below" caption={block.diagram.caption}>
        {drawDiagram?.(block.diagram.name)}
      </Figure>
    )
  const { name, alt, caption } = block.photograph
  const photograph = photographs[name]
  if (!photograph)
    throw new Error(`The text names the photograph ${name}, which the page did not hand over`)
  return (
    <Figure
      captionAt="below"
      caption={caption}
      photograph={{ ...photograph, alt }}
      sizes={`(width < 1100px) 90vw, ${fluidWidth(830)}`}
    />
  )
}
