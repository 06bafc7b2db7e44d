import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { type PaperBlock, paragraphBlock } from '#src/paper/blocks.ts'
import type { Paper } from '#src/paper/paper.ts'
import { proFormaColumns } from './sent-pro-forma.ts'
import type { ProFormaWords } from './stored-pro-forma.ts'

/** Most lines of a pro-forma that is set smaller to fit onto one page. */
const linesOfOnePage = 20

/** What staff and owners have typed is a text, and no markup. */
const plainTerms = (items: readonly [string, string][], columns: number): PaperBlock => ({
  kind: 'terms',
  columns,
  items: items.map(([term, text]) => ({ term, text })),
})

/** Makes a pro-forma with the words of its mail. @param text paragraphs separated by empty lines */
export const proFormaPaper = (
  heading: string,
  text: string,
  number: string,
  { parties, facts, lines, sums, split, later, terms, note, documents }: ProFormaWords,
): Paper => ({
  title: say(words().papers.documentTitle, { heading, company: site().name }),
  fileName: `${site().name} ${heading}.pdf`,
  description: heading,
  // Each sheet of several says of which offer it is, and what all of it costs.
  running: lines.length > linesOfOnePage ? [number, ...(sums.at(-1) ?? [])].join(' · ') : number,
  pageNumber: words().papers.pageNumber,
  heading,
  sections: [
    {
      heading: '',
      blocks: [
        ...(parties.length > 0 ? [plainTerms(parties, 2), plainTerms(facts, 3)] : []),
        ...text.split(/\n{2,}/).map((part) => paragraphBlock(part)),
        {
          ...{
            kind: 'table',
            columns: proFormaColumns(words().papers.proForma),
            widths: [8, 3, 5, 5],
          },
          ...{ numbersFrom: 1, sums: sums.length },
          rows: [...lines, ...sums.map(([name, value]) => [name, '', '', value])],
        },
        ...(split.length + later.length > 0 ? [plainTerms([...split, ...later], 2)] : []),
        plainTerms(terms, 3),
        paragraphBlock(note, 'muted'),
        ...documents.map(([name, address]) =>
          paragraphBlock([
            { text: `${name}: `, style: 'plain', href: '' },
            { text: address, style: 'plain', href: address },
          ]),
        ),
      ],
    },
  ],
  ...(lines.length > linesOfOnePage
    ? { sizes: [9.5] }
    : { sizes: [10, 9.5, 9, 8.5, 8, 7.5], pages: 1 }),
  files: {},
  needsEveryLetter: true,
})
