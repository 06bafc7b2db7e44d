import { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { checkFile, type PlacedFile } from './check-file.ts'

it('says which nulls can be left out, and checks a file twice however many there are', () => {
  let checks = 0
  const row = z.strictObject({ name: z.string(), note: z.string().optional() })
  const schema = z.preprocess(
    (value) => {
      checks++
      return value
    },
    z.strictObject({ rows: z.array(row) }),
  )
  const data = { rows: Array.from({ length: 300 }, () => ({ name: null, note: null })) }
  // A source and a place have more, which a check of a schema does not read.
  const file = {
    source: { file: 'content/rows.yaml', data, lineOf: () => 1 },
    place: { collection: 'pages', id: 'rows', schema },
  } as unknown as PlacedFile
  const messages = checkFile(file, () => undefined).problems.map(({ message }) => message)
  expect(messages).toHaveLength(600)
  expect(messages.slice(0, 2)).toEqual([
    'rows.0.name: This is missing: write a text',
    'rows.0.note: This is missing: write a text, or leave the line out',
  ])
  expect(checks).toBe(2)
})
