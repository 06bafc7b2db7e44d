import type { Section } from './schema.ts'

/**
 * Reads one column of the table in a section of reading text, so that a drawing and the text cannot disagree.
 * @returns pairs of the row's first cell and its cell in that column
 * @throws Error naming the section, when it has no table with that column
 */
export function tableColumn(sections: Section[], id: string, column: string): [row: string, cell: string][] {
  const blocks = sections.find((section) => section.id === id)?.blocks ?? []
  for (const block of blocks) {
    if (!('table' in block)) continue
    const index = block.table.columns.indexOf(column)
    if (index > 0) return block.table.rows.map((row) => [row[0] ?? '', row[index] ?? ''])
  }
  throw new Error(`Section "${id}" has no table with a column "${column}"`)
}
