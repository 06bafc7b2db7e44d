import { expect, it } from 'vitest'
import { settings } from '../settings/settings.ts'
import { exampleValues } from './example-values.ts'

it('names each value of the prices that is an example, and none that an owner has confirmed', () => {
  const shipped = settings().prices
  const names = exampleValues(shipped)
  expect(names).toEqual(expect.arrayContaining([shipped.survey.name, ...shipped.plans.map(({ name }) => name), 'VAT']))
  const confirmed = { ...shipped, survey: { ...shipped.survey, isExample: false }, vat: { ...shipped.vat, isExample: false } }
  const left = exampleValues(confirmed)
  expect(left).toEqual(names.filter((name) => name !== shipped.survey.name && name !== 'VAT'))
})
