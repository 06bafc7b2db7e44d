/**
 * `npm run bench:model`: milliseconds for a night of a site with more kinds of devices, rooms and rules than the largest dossier has,
 * with its sums and events. The first run is what a visitor waits for; later ones are what a drag costs.
 */
import { nightEvents } from '#src/model/night-events.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { simulateNight } from '#src/model/simulate-night.ts'
import type { Site } from '#src/model/site.ts'
import { site as example, quietNight } from '../tests/model/example-site.ts'

const kinds = 24
const rounds = 200

const rooms = Array.from({ length: 8 }, (_, index) => ({ ...example.rooms[0], ...{ id: `room-${index}`, name: `Room ${index}` } }))
const site: Site = {
  ...example,
  rooms: example.rooms.flatMap((room) => rooms.map((one) => ({ ...room, ...one }))),
  devices: Array.from({ length: kinds }, (_, index) => ({
    ...{ id: `device-${index}`, name: `Device ${index}`, count: 40, radio: 'zigbee' as const, readingSeconds: 60, memoryReadings: 2000 },
    ...{ power: index % 2 ? ('battery' as const) : ('inverter' as const), room: `room-${index % 8}` },
  })),
}
const night = { ...quietNight, mains: [{ from: 60, to: 1380 }], fixedLine: [{ from: 200, to: 900 }], mobile: [{ from: 300, to: 700 }] }

const times = Array.from({ length: rounds }, () => {
  const begun = performance.now()
  const result = simulateNight(site, night)
  sumNight(site, result)
  nightEvents(site, result)
  return performance.now() - begun
})
const [first = 0] = times
const sorted = times.toSorted((a, b) => a - b)

console.log(`a night of ${kinds} kinds of devices and ${site.rooms.length} rooms, with sums and events:`)
console.log(
  `  first ${first.toFixed(1)} ms, median ${sorted[rounds / 2]?.toFixed(1)} ms, slowest later ${Math.max(...times.slice(1)).toFixed(1)} ms`,
)
