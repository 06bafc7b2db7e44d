/**
 * `npm run bench:model`: milliseconds for the night of each dossier, with its sums and events. The first run of the largest is what a
 * visitor waits for, before the engine has compiled the loop; later ones are what a drag costs.
 */
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { dossiers } from '#src/content/dossiers/dossiers.ts'
import { nightEvents } from '#src/model/night-events.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { simulateNight } from '#src/model/simulate-night.ts'

const rounds = 100

// Its tokens need a night of each dossier, so the loop is compiled afterwards.
setBaseSnapshot()
for (const { id, site, night } of dossiers()) {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    const result = simulateNight(site, night)
    sumNight(site, result)
    nightEvents(site, result)
    return performance.now() - begun
  })
  const sorted = times.toSorted((a, b) => a - b)
  const [median, slowest] = [sorted[rounds / 2] ?? 0, sorted[rounds - 1] ?? 0]
  console.log(`${id.padEnd(12)} ${site.devices.length} kinds of devices: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`)
}
