import type { UnconfirmedPrice } from '#src/contracts/contact/pro-forma-lines.ts'
import { slugOfPart } from '#src/contracts/contact/request-list.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { priceOfDevices } from '#src/model/site-cost.ts'
import type { ExampleSite } from '../example-sites/example-site.ts'
import type { ProductRange } from '../products/product-range.ts'
import { type Prices, prices } from '../schemas/prices-schema.ts'
import { hasExamplePart, partsOf, rowsOfSet } from './prices.ts'

function titleOf(key: string): string {
  const field = Object.entries(prices.shape).find(([name]) => name === key)?.[1]
  return field?.meta()?.title ?? key
}

const examplesOf = (values: Prices) =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
      isRecord(one) && one['isExample'] === true
        ? [{ key, fields: one, name: typeof one['name'] === 'string' ? one['name'] : titleOf(key) }]
        : [],
    ),
  )

/** Names the values of content/prices.json that are still examples, which no offer may use. */
export const exampleValues = (values: Prices): string[] =>
  examplesOf(values).map(({ name }) => name)

/**
 * Lists the prices of content/prices.json that are still examples, and the sums of sets that hold
 * one.
 */
export function unconfirmedPrices(
  values: Prices,
  range: ProductRange,
  examples: readonly ExampleSite[],
): UnconfirmedPrice[] {
  const single = examplesOf(values).map(({ key, fields, name }) => ({
    name,
    ...(key === 'parts' && { slug: slugOfPart(String(fields['id'])) }),
    amounts: [fields['amount'], fields['firstYear'], fields['laterYears']].filter(
      (amount) => typeof amount === 'string',
    ),
  }))
  const sums = values.sets.flatMap((set) => {
    const rows = rowsOfSet(set, partsOf(range, examples))
    const sum = priceOfDevices(rows, range.amounts).total / 100
    return hasExamplePart(rows, values) ? [{ name: set.name, amounts: [sum.toFixed(2)] }] : []
  })
  return [...single, ...sums].filter(({ amounts }) => amounts.length > 0)
}
