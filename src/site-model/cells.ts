import { type Device, minutesADay } from './site.ts'

/**
 * The share of a cell's capacity that a device can use before the voltage is too low: a planning
 * value.
 */
const usableShare = 0.9
const daysAYear = 365

type Celled = Pick<Device, 'cells' | 'readingSeconds' | 'eventsADay' | 'count'>

/** Days that a set of cells lasts; Infinity for a device without cells. */
export function daysOnCells({ cells, readingSeconds, eventsADay = 0 }: Celled): number {
  if (!cells) return Number.POSITIVE_INFINITY
  const reports = eventsADay + (readingSeconds ? (minutesADay * 60) / readingSeconds : 0)
  const milliampHoursADay =
    (cells.sleepMicroamps * 24 + cells.microampHoursAReport * reports) / 1000
  return (cells.milliampHours * usableShare) / milliampHoursADay
}

export const monthsOnCells = (device: Celled): number =>
  Math.floor((daysOnCells(device) * 12) / daysAYear)

/**
 * Cells changed within the first year: a device comes with a set, and one that lasts less than a
 * year is changed before it is over.
 */
export const cellsInFirstYear = (devices: readonly Celled[]): number =>
  devices.reduce((sum, device) => {
    const changes = Math.max(0, Math.ceil(12 / monthsOnCells(device)) - 1)
    return sum + (device.cells?.count ?? 0) * device.count * changes
  }, 0)

/** Cells changed in a year, where each set is changed after the whole months that it is said to last. */
export const cellsAYear = (devices: readonly Celled[]): number =>
  devices.reduce(
    (sum, device) => sum + ((device.cells?.count ?? 0) * device.count * 12) / monthsOnCells(device),
    0,
  )
