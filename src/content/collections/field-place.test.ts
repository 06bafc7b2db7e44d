import { expect, it } from 'vitest'
import { placeOfField } from '#src/editor/texts/place-of-field.ts'
import { placeOf } from './collections.ts'
import { formSchemaOf } from './make-form-schema.ts'

it.each([
  ['products/smart-lock.yaml', ['questions', 3, 'answer'], 'Question 4 › Answer'],
  ['products/smart-lock.yaml', ['amount'], 'Price'],
  [
    'products/smart-lock.yaml',
    ['specification', 0, 'rows', 1, 'isDetail'],
    'Group of rows 1 › Row 2 › In the datasheet alone',
  ],
  [
    'pages/services.yaml',
    ['sections', 0, 'blocks', 2, 'paragraph'],
    'Section 1 › Block 3 › Paragraph',
  ],
  ['pages/about.yaml', ['pilot', 'table', 'rows', 2, 1], 'Pilot › Table › Row 3 › Column 2'],
  [
    'pages/existing-solutions.yaml',
    ['sections', 3, 'blocks', 0, 'paragraph'],
    'Section 4 › Block 1 › Paragraph',
  ],
  ['pages/services.yaml', ['unheardOf', 1], 'unheardOf 2'],
  ['pages/services.yaml', [], ''],
])('in %s the field %j is called by its labels', (path, field, words) => {
  const place = placeOf(path)
  expect(placeOfField(place && formSchemaOf(place), field)).toBe(words)
})

it('calls a cell by the heading of its column', () => {
  const place = placeOf('pages/about.yaml')
  const value = { pilot: { table: { columns: ['Device', 'Price'], rows: [['Lock', '']] } } }
  const cell = (column: number) => ['pilot', 'table', 'rows', 0, column]
  const named = (column: number) => placeOfField(place && formSchemaOf(place), cell(column), value)
  expect([1, 2].map(named)).toEqual([
    'Pilot › Table › Row 1 › Price',
    'Pilot › Table › Row 1 › Column 3',
  ])
})
