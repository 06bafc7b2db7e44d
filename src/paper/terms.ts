import { confirmationLine, type NamedFreePage } from '#src/content/free-pages.ts'
import type { Block } from '#src/content/schemas/schema.ts'
import { site } from '#src/content/settings/site.ts'
import { listBlock, type PaperBlock, paragraph, proseOf, tableBlocks, termBlock } from './blocks.ts'
import type { Paper } from './paper.ts'

/**
 * Makes blocks of reading text. Pictures and drawings are left out, because only words are binding.
 */
function blockOf(block: Block): PaperBlock[] {
  if ('paragraph' in block) return [paragraph(proseOf(block.paragraph))]
  if ('list' in block) return [listBlock(block.list, false)]
  if ('numbered' in block) return [listBlock(block.numbered, true)]
  if ('terms' in block) return [termBlock(block.terms)]
  if ('steps' in block)
    return [
      termBlock(
        block.steps.map(({ title, text }, index) => ({ term: `${index + 1}. ${title}`, text })),
      ),
    ]
  if ('figure' in block) return [termBlock([{ term: block.figure.value, text: block.figure.text }])]
  return 'table' in block ? tableBlocks(block.table) : []
}

export function termsPaper(page: NamedFreePage): Paper {
  const { heading, lead, description, parts } = page
  const sections = parts.flatMap((part) => {
    if ('text' in part)
      return part.text.sections.map(({ heading, blocks }) => ({
        heading,
        blocks: blocks.flatMap(blockOf),
      }))
    if ('questions' in part) {
      const items = part.questions.items.map(({ question, answer }) => ({
        term: question,
        text: answer,
      }))
      return [{ heading: part.questions.heading.name, blocks: [termBlock(items)] }]
    }
    return 'statement' in part
      ? [{ heading: part.statement.text, blocks: [paragraph(part.statement.emphasis)] }]
      : []
  })
  return {
    title: `${heading} | ${site().name}`,
    fileName: `${site().name} ${heading}.pdf`,
    description,
    running: heading,
    heading,
    lead: proseOf(lead),
    note: confirmationLine(page),
    sections: sections.map((section, index) => ({
      ...section,
      heading: `${index + 1}. ${section.heading}`,
    })),
    sizes: [10],
    files: {},
  }
}
