import { site } from '#src/content/settings/site.ts'
import type { SentProForma } from '#src/contracts/contact/pro-forma.ts'
import { paragraph } from './blocks.ts'
import type { Paper } from './paper.ts'

export const proFormaColumns = ['Item', 'Quantity', 'Price of one', 'Amount']

/** Makes a pro-forma with the words of its mail. @param text paragraphs separated by empty lines */
export const proFormaPaper = (
  heading: string,
  text: string,
  { number, lines, sums, terms }: SentProForma,
): Paper => ({
  title: `${heading} | ${site().name}`,
  fileName: `${site().name} ${heading}.pdf`,
  description: heading,
  running: number,
  heading,
  sections: [
    {
      heading: '',
      blocks: [
        ...text.split(/\n{2,}/).map((part) => paragraph(part)),
        {
          ...{
            kind: 'table',
            columns: proFormaColumns,
            widths: [8, 3, 5, 5],
            numbersFrom: 1,
            sums: sums.length,
          },
          rows: [...lines, ...sums.map(([name, value]) => [name, '', '', value])],
        },
        paragraph(terms, 'muted'),
      ],
    },
  ],
  sizes: [10],
  files: {},
})
