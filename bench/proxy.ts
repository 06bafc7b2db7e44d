/**
 * `npm run bench:proxy`: measures the site behind Caddy and nginx with TLS: its costs, and how long
 * visitors and staff wait while strangers flood the site (decisions 0061). `--before
 * CHECKOUT` compares with another built checkout, `--front caddy|nginx|none` chooses one proxy,
 * `--flood NAME` one flood, `--flood none` only the costs. Exits with 1 if a goal is missed. Needs
 * `npm run build`. Times only help to compare versions, because proxy and floods share the cores
 * with the site. Memory is the PSS of all processes (Linux).
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { requireBuiltSite } from '../scripts/site/built-site.ts'
import { floods } from './floods.ts'
import {
  type Front,
  type FrontName,
  fronts,
  isFront,
  isInstalled,
  loadFront,
  siteSettings,
  startFront,
} from './front.ts'
import { memoryOfTree, processorTime } from './processes.ts'
import { startCheckout } from './start-checkout.ts'
import { visitDuring } from './visitors.ts'

const { values } = parseArgs({
  options: { before: { type: 'string' }, front: { type: 'string' }, flood: { type: 'string' } },
})
const { before, front: onlyFront, flood: onlyFlood } = values
const checkouts = [
  ...(before ? [{ name: 'before', folder: before }] : []),
  { name: 'now', folder: '.' },
]
for (const { folder } of checkouts) requireBuiltSite(path.join(folder, 'dist'))
const goal = { ratio: 1.3, contactPages: 300, success: 1, wait: 1000, megabytes: 350 }
const [rounds, milliseconds, firstPort] = [5, 3000, 7110]
const pages = ['/', '/products', '/product/1', '/technologies-tools', '/about', '/contact']

async function open(folder: string, frontName: FrontName, frontPort: number) {
  const { port, password, pid, stop } = await startCheckout(folder, siteSettings)
  const front = await startFront(frontName, frontPort, [port])
  return { front, pid, password, stop: () => front.stop().then(stop) }
}

const load = (front: Front, ...paths: string[]) => loadFront(front, milliseconds, paths)

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const row = (name: string, ...values: (string | number)[]) =>
  console.log(name.padEnd(24), ...values.map((value) => String(value).padStart(10)))

async function measureCosts(frontName: FrontName): Promise<boolean> {
  const sites = []
  for (const [at, { name, folder }] of checkouts.entries()) {
    const site = await open(folder, frontName, firstPort + 2 * at)
    sites.push({
      ...site,
      name,
      costs: [] as number[],
      contactPages: [] as number[],
      idle: 0,
      most: 0,
    }) // measured below
  }
  try {
    // The site renders and compresses pages after its start, so the benchmark waits before it
    // measures.
    for (const { front } of sites) await load(front, ...pages)
    await sleep(5000)
    for (const site of sites) site.idle = memoryOfTree(site.pid)
    for (let round = 0; round < rounds; round++)
      for (const site of sites) {
        const from = processorTime(site.pid)
        const { answers } = await load(site.front, ...pages)
        site.costs.push((processorTime(site.pid) - from) / answers)
        const contact = await load(site.front, '/contact')
        site.contactPages.push(contact.answers / contact.seconds)
        site.most = Math.max(site.most, memoryOfTree(site.pid))
      }
  } finally {
    for (const { stop } of sites) await stop()
  }
  row(`behind ${frontName}`, 'µs a page', '/contact/s', 'MB before', 'MB most')
  for (const { name, costs, contactPages, idle, most } of sites)
    row(name, ...[median(costs), median(contactPages), idle, most].map((value) => value.toFixed(0)))
  const [other, now = other] = sites
  const ratio =
    other && now ? median(now.costs.map((cost, at) => cost / (other.costs[at] ?? cost))) : 1
  if (before) console.log(`processor time a page, now to before: ${ratio.toFixed(2)}`)
  return (
    ratio <= goal.ratio &&
    median(now?.contactPages ?? []) >= goal.contactPages &&
    (now?.most ?? 0) <= goal.megabytes
  )
}

async function measureFloods(frontName: FrontName): Promise<boolean> {
  let isMet = true
  const names = Object.keys(floods).filter((flood) => !onlyFlood || flood.includes(onlyFlood))
  if (names.length > 0)
    row(
      `behind ${frontName}`,
      '',
      'requests',
      'success',
      'p50 ms',
      'p95 ms',
      'max ms',
      'publish ms',
      'MB most',
    )
  for (const flood of names)
    for (const { name, folder } of checkouts) {
      const site = await open(folder, frontName, firstPort)
      const result = await visitDuring(flood, site.front, site).finally(() => site.stop())
      const { count, success, failures, megabytes, ...times } = result
      row(
        flood,
        name,
        count,
        `${(100 * success).toFixed(1)} %`,
        ...Object.values(times).map((ms) => ms.toFixed(0)),
        megabytes.toFixed(0),
      )
      for (const failure of failures) console.log(`  ${failure}`)
      if (folder === '.')
        isMet &&= success >= goal.success && times.max <= goal.wait && megabytes <= goal.megabytes
    }
  return isMet
}

if (onlyFront && !isFront(onlyFront)) throw new Error(`--front is one of ${fronts.join(', ')}`)
const wanted: readonly FrontName[] =
  onlyFront && isFront(onlyFront) ? [onlyFront] : ['caddy', 'nginx']
for (const name of wanted)
  if (!isInstalled(name)) console.log(`${name} is not installed: nothing is measured behind it`)
let isMet = true
for (const name of wanted.filter(isInstalled)) {
  if (!onlyFlood || onlyFlood === 'none') isMet = (await measureCosts(name)) && isMet
  isMet = (await measureFloods(name)) && isMet
}
const goals = `${goal.ratio} of before, ${goal.contactPages} /contact a second, all succeed within ${goal.wait} ms, ${goal.megabytes} MB`
console.log(`goals: ${goals}: ${isMet ? 'met' : 'missed'}`)
process.exitCode = isMet ? 0 : 1
