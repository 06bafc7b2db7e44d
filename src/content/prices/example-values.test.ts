import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { prices } from '../schemas/prices-schema.ts'
import { exampleValues } from './example-values.ts'

it('names each value of the prices that is an example, and none that an owner has confirmed', () => {
  const file = readFileSync('content/prices.json', 'utf8')
  const shipped = prices.parse(
    JSON.parse(file, (key, value: unknown) => (key === 'isExample' ? true : value)),
  )
  const names = exampleValues(shipped)
  expect(names).toEqual(
    expect.arrayContaining([shipped.survey.name, ...shipped.plans.map(({ name }) => name), 'VAT']),
  )
  const confirmed = {
    ...shipped,
    survey: { ...shipped.survey, isExample: false },
    vat: { ...shipped.vat, isExample: false },
  }
  const left = exampleValues(confirmed)
  expect(left).toEqual(names.filter((name) => name !== shipped.survey.name && name !== 'VAT'))
})
