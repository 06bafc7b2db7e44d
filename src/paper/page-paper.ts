import { createElement } from 'react'
import { confirmationLine, type NamedFreePage } from '#src/content/free-pages.ts'
import type { Block } from '#src/content/schemas/schema.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { diagramOf } from '#src/site/drawings/draw-diagram.tsx'
import {
  drawn,
  listBlock,
  type PaperBlock,
  paragraphBlock,
  proseOf,
  tableBlocks,
  termBlock,
} from './blocks.ts'
import type { Paper } from './paper.ts'
import { findPrintedDrawing, type printedDrawing } from './printed-drawings.ts'

type Drawings = ReadonlyMap<string, ReturnType<typeof printedDrawing>>

/** Makes blocks of reading text, without pictures. */
function blockOf(block: Block, drawings: Drawings): PaperBlock[] {
  if ('diagram' in block) {
    const { name, caption } = block.diagram
    const drawing = drawings.get(name)
    return drawing ? [drawn(`${name}.svg`, drawing.alt, caption)] : []
  }
  if ('paragraph' in block) return [paragraphBlock(proseOf(block.paragraph))]
  if ('list' in block) return [listBlock(block.list, false)]
  if ('numbered' in block) return [listBlock(block.numbered, true)]
  if ('terms' in block) return [termBlock(block.terms)]
  if ('steps' in block)
    return [
      termBlock(
        block.steps.map(({ title, text }, index) => ({ term: `${index + 1}. ${title}`, text })),
      ),
    ]
  if ('quotation' in block) {
    const { text, name, role } = block.quotation
    const said = paragraphBlock(proseOf(say(words().sections.quote, { text })))
    return name ? [said, paragraphBlock([name, role].filter(Boolean).join(', '), 'muted')] : [said]
  }
  if ('figure' in block) return [termBlock([{ term: block.figure.value, text: block.figure.text }])]
  return 'table' in block ? tableBlocks(block.table) : []
}

/** Prints a page: a binding document with its confirmation, or a specimen with its word. */
export function pagePaper(page: NamedFreePage): Paper {
  const { heading, lead, description, parts, specimen } = page
  const names = parts.flatMap((part) =>
    'text' in part
      ? part.text.sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => ('diagram' in block ? [block.diagram.name] : [])),
        )
      : [],
  )
  // Of a binding document only the words are printed.
  const drawings: Drawings = new Map(
    (specimen ? names : []).flatMap((name) => {
      const printed = findPrintedDrawing(createElement(diagramOf(name)))
      return printed ? [[name, printed] as const] : []
    }),
  )
  const sections = parts.flatMap((part) => {
    if ('text' in part)
      return part.text.sections.map(({ heading, blocks }) => ({
        heading,
        blocks: blocks.flatMap((block) => blockOf(block, drawings)),
      }))
    if ('questions' in part) {
      const items = part.questions.items.map(({ question, answer }) => ({
        term: question,
        text: answer,
      }))
      return [{ heading: part.questions.heading.name, blocks: [termBlock(items)] }]
    }
    return 'statement' in part
      ? [{ heading: part.statement.text, blocks: [paragraphBlock(part.statement.emphasis)] }]
      : []
  })
  return {
    title: say(words().papers.documentTitle, { heading, company: site().name }),
    fileName: `${site().name} ${heading}.pdf`,
    description,
    running: heading,
    heading,
    lead: proseOf(lead),
    note: specimen?.note ?? confirmationLine(page),
    sections: sections.map((section, index) => ({
      ...section,
      heading: specimen ? section.heading : `${index + 1}. ${section.heading}`,
    })),
    sizes: specimen ? [9.5, 9, 8.5] : [10],
    ...(specimen && { stamp: specimen.word, pages: 2 }),
    files: Object.fromEntries(Array.from(drawings, ([name, { bytes }]) => [`${name}.svg`, bytes])),
  }
}
