/**
 * `npm run bench:memory`: memory of the site once it has started, and after 30,000 requests for its
 * pages. Fails if one differs from docs/deploy.md by more than a quarter. Needs `npm run build`.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireBuiltSite } from '../scripts/site/built-site.ts'
import { listedPages } from '../scripts/site/read-pages.ts'
import { startSite } from '../scripts/site/start-site.ts'
import { memoryOfTree } from './processes.ts'

const [requests, atOnce, tolerance] = [30_000, 8, 0.25]
/** Milliseconds after which pages that the site renders by itself are done. */
const settled = 4000

requireBuiltSite()
const site = await startSite()
const measured: number[] = []
try {
  const pages = await listedPages(site.origin)
  await sleep(settled)
  measured.push(memoryOfTree(site.pid))
  for (let sent = 0; sent < requests; sent += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async (_, index) =>
        (await fetch(site.origin + pages[(sent + index) % pages.length])).arrayBuffer(),
      ),
    )
  measured.push(memoryOfTree(site.pid))
} finally {
  await site.stop()
}
const said =
  /takes (\d+) to (\d+) MB, and (\d+) to (\d+) MB after/.exec(
    readFileSync('docs/deploy.md', 'utf8').replaceAll('\n', ' '),
  ) ?? []
const ranges = [said.slice(1, 3), said.slice(3, 5)].map((range) => range.map(Number))
console.table(
  measured.map((megabytes, index) => ({ megabytes, said: ranges[index]?.join(' to ') })),
)
const isFar = (megabytes: number, index: number) => {
  const [low = Number.NaN, high = Number.NaN] = ranges[index] ?? []
  return !(megabytes > low * (1 - tolerance) && megabytes < high * (1 + tolerance))
}
process.exitCode = measured.some(isFar) ? 1 : 0
