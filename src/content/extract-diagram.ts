import type { DiagramName } from './drawings.ts'
import type { Block, Section } from './schema.ts'

type Extracted = {
  /** What the drawing shows, as the copy says it; empty where no section names it. */
  caption: string
  /** The sections without it; one that held nothing else is left out. */
  sections: Section[]
}

const isDiagram = (block: Block, name: DiagramName) => 'diagram' in block && block.diagram.name === name

/** Takes a diagram out of the reading text, for a page that shows it elsewhere and larger. */
export function extractDiagram(sections: Section[], name: DiagramName): Extracted {
  const found = sections.flatMap(({ blocks }) => blocks).find((block) => isDiagram(block, name))
  return {
    caption: found && 'diagram' in found ? found.diagram.caption : '',
    sections: sections
      .map((section) => ({ ...section, blocks: section.blocks.filter((block) => !isDiagram(block, name)) }))
      .filter(({ blocks }) => blocks.length > 0),
  }
}
