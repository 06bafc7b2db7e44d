import { isRecord } from '#src/contracts/content/is-record.ts'
import { type Prices, prices } from '../schemas/prices-schema.ts'

function titleOf(key: string): string {
  const field = Object.entries(prices.shape).find(([name]) => name === key)?.[1]
  return field?.meta()?.title ?? key
}

/** Names the values of content/prices.json that are still examples, which no offer may use. */
export const exampleValues = (values: Prices): string[] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
      isRecord(one) && one['isExample'] === true
        ? [typeof one['name'] === 'string' ? one['name'] : titleOf(key)]
        : [],
    ),
  )
