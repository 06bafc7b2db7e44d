import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { prices } from '../schemas/prices-schema.ts'
import { publicSnapshot } from '../snapshot/snapshot.ts'
import { exampleValues, unconfirmedPrices } from './example-values.ts'

const { range, examples } = publicSnapshot().derived
const markAll = (isExample: boolean) =>
  prices.parse(
    JSON.parse(readFileSync('content/prices.json', 'utf8'), (key, value: unknown) =>
      key === 'isExample' ? isExample : value,
    ),
  )

it('names each value of the prices that is an example, and none that an owner has confirmed', () => {
  const shipped = markAll(true)
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

it('knows each amount of the prices that is unconfirmed, and none once all are confirmed', () => {
  const shipped = markAll(true)
  const isAmount = (value: unknown) => typeof value === 'string' && /^\d+(\.\d\d)?$/.test(value)
  const written = Object.values(shipped)
    .flat()
    .flatMap((one: unknown) =>
      isRecord(one) && 'isExample' in one
        ? [{ name: one['name'], amounts: Object.values(one).filter(isAmount) }]
        : [],
    )
    .filter(({ amounts }) => amounts.length > 0)
  const found = unconfirmedPrices(shipped, range, examples).map(({ name, amounts }) => ({
    name,
    amounts,
  }))
  expect(written.length).toBeGreaterThan(10)
  expect(found).toEqual(expect.arrayContaining(written))
  expect(unconfirmedPrices(markAll(false), range, examples)).toEqual([])
})

it('knows the sum of a set by the marks of its parts', () => {
  const [part] = markAll(true).parts
  const held = (isExample: boolean) => {
    const all = markAll(false)
    const set = {
      id: 'one',
      name: 'One of it',
      devices: [{ name: 'It', count: 3, price: part?.id ?? '' }],
    }
    return unconfirmedPrices(
      { ...all, parts: all.parts.map((one) => ({ ...one, isExample })), sets: [set] },
      range,
      examples,
    )
  }
  expect(held(true)).toContainEqual({
    name: 'One of it',
    amounts: [((3 * (range.amounts[part?.id ?? ''] ?? 0)) / 100).toFixed(2)],
  })
  expect(held(false)).toEqual([])
})
