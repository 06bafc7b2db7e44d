import { Link } from './link.ts'
import { type ModelSite, minutesADay } from './site.ts'

/**
 * Returns the events in a minute, at `rate` a minute: a whole number, rounded so that the total of
 * a day is exact.
 */
const inMinute = (minute: number, rate: number) =>
  Math.floor((minute + 1) * rate) - Math.floor(minute * rate)

/**
 * Counts since the beginning of the night. Every reading taken is sent, waits on the disk or in a
 * device, or is lost.
 */
export type ReadingCounts = {
  taken: number
  sent: number
  waiting: number
  /** Readings that wait in devices which the gateway does not hear. */
  inDevices: number
  /**
   * Readings replaced by minute summaries on a full disk, or by newer readings in a full device.
   */
  lost: number
  /** Readings never taken, because the device was stopped, or has no memory and was not asked. */
  missed: number
}

/** Rates a minute and memory of the devices, the capacity of all disks, and the counts so far. */
type ReadingState = {
  sources: { readings: number; events: number; capacity: number; inMemory: number }[]
  capacity: number
  counts: ReadingCounts
}

export function startReadings({
  devices,
  diskBytes,
  readingBytes,
  gateways = 1,
}: Pick<ModelSite, 'devices' | 'diskBytes' | 'readingBytes' | 'gateways'>): ReadingState {
  return {
    sources: devices.map(({ count, readingSeconds, eventsADay = 0, memoryReadings = 0 }) => ({
      readings: count * (readingSeconds ? 60 / readingSeconds : 0),
      events: (count * eventsADay) / minutesADay,
      capacity: count * memoryReadings,
      inMemory: 0,
    })),
    capacity: gateways * Math.floor(diskBytes / readingBytes),
    counts: { taken: 0, sent: 0, waiting: 0, inDevices: 0, lost: 0, missed: 0 },
  }
}

/**
 * Advances the counts one minute.
 * @param minute counted from a midnight, so that a night and a week with that night have the same
 * events
 */
export function stepReadings(
  { sources, capacity, counts }: ReadingState,
  { gateway, gateways = 1 }: Pick<ModelSite, 'gateway' | 'gateways'>,
  {
    minute,
    link,
    isRunning,
    isHeard,
  }: {
    minute: number
    link: number
    isRunning: (index: number) => boolean
    isHeard: (index: number) => boolean
  },
): void {
  let arrived = 0
  counts.inDevices = 0
  sources.forEach((source, index) => {
    const all = inMinute(minute, source.readings) + inMinute(minute, source.events)
    const isTaken = isRunning(index) && (isHeard(index) || source.capacity > 0)
    if (isTaken) counts.taken += all
    else counts.missed += all
    if (isHeard(index)) {
      arrived += all + source.inMemory
      source.inMemory = 0
    } else if (isTaken) {
      const stored = source.inMemory + all
      source.inMemory = Math.min(stored, source.capacity)
      counts.lost += stored - source.inMemory
    }
    counts.inDevices += source.inMemory
  })
  counts.waiting += arrived
  const over = Math.max(0, counts.waiting - capacity)
  counts.waiting -= over
  counts.lost += over
  // LTE carries only changes and summaries. Readings wait for the line, which then carries stored
  // readings besides new ones.
  const sent =
    link === Link.line ? Math.min(counts.waiting, arrived + gateways * gateway.handOver * 60) : 0
  counts.waiting -= sent
  counts.sent += sent
}
