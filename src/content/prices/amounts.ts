import { isRecord } from '#src/contracts/content/is-record.ts'
import { decimalOfUnits, decimalsOf } from '#src/contracts/formats.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { memoize } from '../kit/memoize.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { valuesIn } from '../reading/links.ts'
import type { DataPath, YamlFile } from '../reading/yaml-file.ts'

type Placed = Pick<PlacedFile['place'], 'collection' | 'id'>
type Amount = { path: DataPath; amount: string }

const amountFields = new Set<DataPath[number] | undefined>([
  'amount',
  'firstYear',
  'laterYears',
  'freeFrom',
])

/** Lists the amounts of an entry in the currency of the catalogue. */
export const amountsIn = ({ collection, id }: Placed, data: unknown): Amount[] =>
  collection === 'products' || (collection === 'settings' && id === 'prices')
    ? valuesIn(data).flatMap(({ path, value }) =>
        amountFields.has(path.at(-1)) && typeof value === 'string' ? { path, amount: value } : [],
      )
    : []

/** Whether an amount has more decimals than its currency. Zeros at the end are none. */
const isFinerThan = (currency: string, amount: string): boolean => {
  const [, decimals = ''] = /^\d+\.(\d+)$/.exec(amount) ?? []
  return /[1-9]/.test(decimals.slice(decimalsOf(currency)))
}

/** Returns what is wrong with the decimals of an amount; null for nothing. */
export function whyTooFine(currency: string, amount: string): string | null {
  if (!isFinerThan(currency, amount)) return null
  const most = decimalsOf(currency)
  return most === 0
    ? `${currency} has no decimals: write a whole number`
    : `${currency} has ${most} decimals: write no more`
}

const rounded = (currency: string, amount: string): string =>
  decimalOfUnits(
    sumQuote([{ quantity: '1', price: amount }], { currency, rate: '1', vat: '0' }).net,
    currency,
  )

/** Copies a value with other amounts at their fields. */
function withAmounts(data: unknown, currency: string, key?: PropertyKey): unknown {
  if (Array.isArray(data)) return data.map((one) => withAmounts(one, currency))
  if (isRecord(data))
    return Object.fromEntries(
      Object.entries(data).map(([name, one]) => [name, withAmounts(one, currency, name)]),
    )
  return amountFields.has(key) && typeof data === 'string' && isFinerThan(currency, data)
    ? rounded(currency, data)
    : data
}

const made = memoize((_source: YamlFile) => new Map<string, YamlFile>())

/**
 * Rounds the amounts of an entry to the decimals of their currency, as quotes round them, so that
 * all pages, papers and sums have the same. An amount may be finer since before the editor refused it.
 */
export function withRoundedAmounts(file: PlacedFile, currency: string): PlacedFile {
  const { source, place } = file
  if (!amountsIn(place, source.data).some(({ amount }) => isFinerThan(currency, amount)))
    return file
  const known = made(source)
  const data = known.get(currency) ?? { ...source, data: withAmounts(source.data, currency) }
  known.set(currency, data)
  return { source: data, place }
}
