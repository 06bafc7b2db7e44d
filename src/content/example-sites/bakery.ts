import { type Load, reportsADay } from '#src/power-cut/monthly-data.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'
import { billOf } from './figures.ts'

/**
 * Devices that report at the three sites of the bakery on /services, by the names of `places` in
 * content/company.json.
 */
const loads = {
  workshop: [
    { count: 1, readingSeconds: 60 },
    { count: 4, readingSeconds: 300 },
  ],
  depot: [
    { count: 1, readingSeconds: 60 },
    { count: 2, eventsADay: 40 },
  ],
  home: [{ count: 4, readingSeconds: 600 }],
} as const satisfies Record<string, readonly Load[]>

const siteOf = (devices: readonly Load[], facts: DeviceFacts) => {
  const { readings, events } = reportsADay(devices)
  return {
    reports: readings + events,
    beside: billOf(devices, 'lte-beside-ethernet', facts),
    only: billOf(devices, 'lte-only', facts),
  }
}

/**
 * Number of reports per day, and whole megabytes per month on a SIM card's bill beside a fixed line
 * and with LTE only.
 */
export const bakerySites = (facts: DeviceFacts) => ({
  workshop: siteOf(loads.workshop, facts),
  depot: siteOf(loads.depot, facts),
  home: siteOf(loads.home, facts),
})
