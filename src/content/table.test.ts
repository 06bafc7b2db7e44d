import { describe, expect, it } from 'vitest'
import type { Section } from './schema.ts'
import { tableColumn } from './table.ts'

const sections: Section[] = [
  {
    id: 'sums',
    heading: 'Sums',
    blocks: [
      { paragraph: 'Before the table.' },
      {
        table: {
          caption: 'Sites',
          columns: ['Site', 'Data'],
          rows: [
            ['Ojota', '5.5 MB'],
            ['Lekki', '2.1 MB'],
          ],
        },
      },
    ],
  },
]

describe('tableColumn', () => {
  it('pairs each row with its cell', () => {
    expect(tableColumn(sections, 'sums', 'Data')).toEqual([
      ['Ojota', '5.5 MB'],
      ['Lekki', '2.1 MB'],
    ])
  })
  it.each([
    ['sums', 'Price'],
    ['nowhere', 'Data'],
  ])('names a section that has no such table (%s, %s)', (id, column) => {
    expect(() => tableColumn(sections, id, column)).toThrow(`"${id}"`)
  })
})
