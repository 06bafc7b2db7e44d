import { createElement } from 'react'
import { getPage } from '#src/content/page.ts'
import { priceOf } from '#src/content/prices/price.ts'
import { shownSpecification } from '#src/content/products/specification.ts'
import { getGateway } from '#src/content/products.ts'
import type { DocumentBlock, TechnicalDocument } from '#src/content/schemas/document-schema.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { chapterDrawings } from '#src/site/drawings/document/chapter-drawings.ts'
import { GatewayArchitecture } from '#src/site/drawings/gateway/GatewayArchitecture.tsx'
import { drawingWords } from '#src/site/drawings/kit/drawing-words.ts'
import {
  drawn,
  listBlock,
  type PaperBlock,
  paragraphBlock,
  proseOf,
  tableBlocks,
  termBlock,
} from './blocks.ts'
import { specificationTable } from './datasheet.ts'
import { type Paper, printedPicture } from './paper.ts'
import { printedDrawing } from './printed-drawings.ts'

/**
 * The gateway's technical document: cover, overview with contents, and chapters of one page each
 * (spec.md §7).
 */
export async function paintTechnicalDocument({
  title,
  description,
  heading,
  subtitle,
  edition,
  status,
  overview,
  chapters,
  ordering,
}: TechnicalDocument): Promise<Paper> {
  const { picture } = getPage('edge-gateway')
  const { datasheet } = getPage('product')
  const { document: cover } = words().sections
  const gateway = getGateway()
  const photograph = picture && (await printedPicture(picture, 'whole'))
  const architecture =
    drawingWords().gatewayArchitecture && printedDrawing(createElement(GatewayArchitecture))
  const drawings = chapters.map(
    ({ drawing }) => drawing && printedDrawing(createElement(chapterDrawings[drawing.name])),
  )

  const blockOf = (block: DocumentBlock): PaperBlock[] => {
    if ('paragraph' in block) return [paragraphBlock(proseOf(block.paragraph))]
    if ('steps' in block) return [listBlock(block.steps, true)]
    if ('code' in block) return [{ kind: 'code', ...block.code }]
    if ('terms' in block) return [termBlock(block.terms, block.terms.length % 3 === 0 ? 3 : 2)]
    if ('table' in block) return tableBlocks(block.table)
    if (block.insert === 'specification')
      return [
        specificationTable(
          shownSpecification(gateway),
          [datasheet.figure, datasheet.value, datasheet.part],
          gateway.name,
        ),
      ]
    return [
      { kind: 'heading', text: ordering.heading },
      {
        kind: 'split',
        left: [
          paragraphBlock(ordering.price, 'muted'),
          paragraphBlock(priceOf(gateway.amount, site(), words().phrases).text, 'price'),
          paragraphBlock(proseOf(ordering.contact)),
        ],
        right: [paragraphBlock(ordering.box, 'muted'), listBlock(gateway.box, false)],
      },
    ]
  }

  return {
    title,
    fileName: `${site().name} ${heading} ${subtitle}.pdf`,
    description,
    running: `${heading} · ${subtitle} · ${edition}`,
    cover: {
      picture: photograph ? 'cover.jpg' : null,
      heading,
      subtitle,
      facts: [
        { label: cover.edition, value: edition },
        { label: cover.from, value: say(cover.publisher, { company: site().legalName }) },
      ],
    },
    contents: overview.contents,
    isPaged: true,
    sections: [
      {
        heading: overview.heading,
        blocks: [
          ...overview.paragraphs.map((text) => paragraphBlock(text)),
          ...(architecture ? [drawn('architecture.svg', architecture.alt, overview.caption)] : []),
          paragraphBlock(status, 'muted'),
        ],
      },
      ...chapters.map(({ title: chapter, lead, drawing, blocks }, index) => ({
        heading: `${index + 1} ${chapter}`,
        blocks: [
          paragraphBlock(proseOf(lead), 'lead'),
          ...(drawing
            ? [drawn(`chapter-${index + 1}.svg`, drawings[index]?.alt ?? '', drawing.caption)]
            : []),
          ...blocks.flatMap(blockOf),
        ],
      })),
    ],
    sizes: [10, 9.5, 9, 8.5],
    // Cover, overview, and one page for each chapter.
    pages: chapters.length + 2,
    files: {
      ...(photograph && { 'cover.jpg': photograph }),
      ...(architecture && { 'architecture.svg': architecture.bytes }),
      ...Object.fromEntries(
        drawings.flatMap((drawing, index) =>
          drawing ? [[`chapter-${index + 1}.svg`, drawing.bytes]] : [],
        ),
      ),
    },
  }
}
