import { expect, it } from 'vitest'
import { readSetting } from '../content/changed-content.ts'

type Named = { name?: string; customer?: string; sampleOf?: string }
const invented = /\b(Sample|Example|Placeholder)\b/

it('samples are evidently invented, and no certificate is', () => {
  const entries = ['people', 'references', 'awards'].flatMap(
    (id) => Object(readSetting(id))[id] as Named[],
  )
  const samples = entries.filter(({ sampleOf }) => sampleOf !== undefined)
  expect(samples.filter(({ name, customer }) => !invented.test(`${name} ${customer}`))).toEqual([])
  expect(readSetting('certificates')).toMatchObject({ certificates: [] })
})
