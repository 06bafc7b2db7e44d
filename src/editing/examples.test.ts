import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { prices } from '#src/content/schemas/prices-schema.ts'
import { examplesIn } from './examples.ts'

const path = 'content/prices.json'
const allExamples = prices.parse(
  JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) =>
    key === 'isExample' ? true : value,
  ),
)
const found = (values: object) =>
  examplesIn({
    root: '.',
    published: new Map([[path, JSON.stringify({ ...allExamples, ...values })]]),
    drafts: new Map(),
  })
    .filter((one) => one.path === path)
    .map(({ field }) => field.join('.'))

it('names each value that is still an example, and no other, by the field that says so', () => {
  const all = found({})
  expect(all).toEqual(
    expect.arrayContaining([
      'survey.isExample',
      'plans.0.isExample',
      'plans.2.isExample',
      'local.isExample',
    ]),
  )
  const survey = { ...allExamples.survey, isExample: false }
  expect(found({ survey })).toEqual(all.filter((field) => field !== 'survey.isExample'))
})
