import { getAt } from './get-at.ts'
import type { DataPath } from './yaml-file.ts'

/** A statement in a file that is valid until a day or a month. */
export type Ending = {
  path: DataPath
  /** The last valid day, month or quarter: `2027-03-14`, `2027-03`, `2027-Q1`. */
  until: string
  message: string
}

/** Returns the last month of a quarter, `2027-06` for `2027-Q2`; other texts unchanged. */
const lastMonth = (until: string): string =>
  until.replace(/Q([1-4])$/, (_, quarter) => String(Number(quarter) * 3).padStart(2, '0'))

/** The first day of a month or a quarter: `2027-04-01` for `2027-Q2`. */
export const firstDay = (month: string): string =>
  `${month.replace(/Q([1-4])$/, (_, quarter) => String(Number(quarter) * 3 - 2).padStart(2, '0'))}-01`

/** Whether a day, a month or a quarter is over. @param today `2026-11-20` */
export const isOver = (until: string, today: string): boolean =>
  lastMonth(until) < today.slice(0, until.length)

/**
 * The first day after an ending: after `2027-03-14` the next day, after `2027-03` the first of the
 * next month.
 */
export function dayAfter(until: string): string {
  const [year = 0, month = 1, day] = lastMonth(until).split('-').map(Number)
  return new Date(day === undefined ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1))
    .toISOString()
    .slice(0, 10)
}

const dayMs = 24 * 3_600_000

/**
 * The last day on which a rate of exchange holds; undefined for one without a day, as delivered.
 * @param prices of content/prices.json, unchecked
 */
export function endingOfRate(prices: unknown): string | undefined {
  const [on, days] = [getAt(prices, 'local', 'on'), getAt(prices, 'rateDays')]
  const saved = typeof on === 'string' ? Date.parse(on) : Number.NaN
  if (Number.isNaN(saved) || typeof days !== 'number') return undefined
  return new Date(saved + days * dayMs).toISOString().slice(0, 10)
}

/** Finds all dates on which statements of a file end, past or future. The file may be unchecked. */
export function endingsIn(collection: string, id: string, data: unknown): Ending[] {
  const ending = (path: DataPath, message: string): Ending[] => {
    const until = getAt(data, ...path.map(String))
    return typeof until === 'string' ? [{ path, until, message }] : []
  }
  if (collection === 'products')
    return [
      ...(getAt(data, 'availability') === 'pre-order'
        ? ending(
            ['deliveryMonth'],
            'This month is over, so visitors read “Pre-order” without a month: enter another',
          )
        : []),
    ]
  if (collection === 'settings' && id === 'prices') {
    const until = endingOfRate(data)
    return until === undefined
      ? []
      : [
          {
            path: ['local', 'rate'],
            until,
            message:
              'This rate no longer holds, so visitors read prices in the currency of the catalogue: check it, and publish prices again',
          },
        ]
  }
  const certificates =
    collection === 'settings' && id === 'certificates' ? getAt(data, 'certificates') : undefined
  return Array.isArray(certificates)
    ? certificates.flatMap((_, index) =>
        ending(
          ['certificates', index, 'validUntil'],
          'This certificate has expired: visitors do not see it any more',
        ),
      )
    : []
}
