/**
 * `npm run bench:pages [-- --runs 3] [--applied] [--before CHECKOUT] [--peer ADDRESS] [ROUTE …]`: Lighthouse on its mobile profile
 * (simulated throttling) over every public route of the built site, which it starts itself. Needs `npm run build`. Lighthouse comes from
 * npm with the first run (bench/lighthouse).
 * Prints the median of each figure: milliseconds until the largest and the first content is painted, layout shift, milliseconds of blocked
 * main thread, KB of 1024 bytes on the wire, requests, and the scores of performance, accessibility, best practices and search. `speed` is
 * Lighthouse's own measure of the machine, whose other work is in the figures.
 * - `--applied` slows network and processor down while the page loads, instead of computing from a fast load: closer to a visitor's paint,
 *   and further from others' figures.
 * - `--before CHECKOUT` measures another checkout, built there, in turns with this one, without Lighthouse: in a phone's window, with the
 *   network of its mobile profile, by the browser's own entries; the processor is not slowed, since on a busy machine that hides the
 *   difference. Prints for each route the LCP of both, the median of the differences, and the difference of both fastest runs, which says
 *   more on a busy machine; then, of both, the least milliseconds of blocked main thread at a quarter of the processor's speed
 *   (bench/first-view.ts), KB and requests until the page is idle.
 * - `--peer ADDRESS` measures another site's page too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { phoneWindow } from '../e2e/pages/first-view.ts'
import { contentRoutes, furtherRoutes } from '../e2e/pages/routes.ts'
import config from '../playwright.config.ts'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { startSite } from '../scripts/start-site.ts'
import { limits } from '../src/contracts/limits.ts'
import { type FirstView, measureFirstView } from './first-view.ts'
import { startCheckout } from './start-checkout.ts'

requireBuiltSite()

/** Milliseconds that the largest content of a public route may take (median). */
const limit = 1200
/** Milliseconds by which it may come later than in another checkout (median of the differences). */
const tolerance = 50
/** Milliseconds that its tasks may block the main thread, at a quarter of the processor's speed. */
const mostBlocked = 150

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    applied: { type: 'boolean', default: false },
    before: { type: 'string' },
    peer: { type: 'string', multiple: true, default: [] },
  },
})
const runs = Number(values.runs)

/** The fields that are read of a report; the package's own types are not there before the first run. */
type Report = {
  runtimeError?: { message: string }
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
  categories: Record<string, { score: number | null }>
  environment: { benchmarkIndex: number }
}
type Lighthouse = (address: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>

/** Installs Lighthouse in a folder of its own, where that version is not there yet: nothing else needs it. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = path.join(import.meta.dirname, 'lighthouse')
  const installed = path.join(folder, 'node_modules/lighthouse')
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as { version: string; dependencies: Record<string, string> } // npm's
  const isThere =
    existsSync(installed) &&
    read(path.join(installed, 'package.json')).version === read(path.join(folder, 'package.json')).dependencies['lighthouse']
  if (!isThere) {
    console.log('Installing Lighthouse, this once')
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`Lighthouse could not be installed: run npm ci in ${folder} to see why`)
  }
  return ((await import(path.join(installed, 'core/index.js'))) as { default: Lighthouse }).default // its documented main export
}
const lighthouse = values.before ? undefined : await loadLighthouse()

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** Figures of a run, in the order of the columns, with their decimals. */
const decimals = { LCP: 0, FCP: 0, shift: 3, blocked: 0, KB: 1, requests: 0, score: 0, access: 0, practice: 0, search: 0, speed: 0 }
type Figure = keyof typeof decimals
const columns = Object.keys(decimals) as Figure[] // Object.keys forgets the names of a constant

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const port = await freePort()
const browser = await chromium.launch({
  ...config.use?.launchOptions,
  args: [...(config.use?.launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
})

async function measure(address: string): Promise<Record<Figure, number>> {
  const result = await lighthouse?.(address, {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
    throttlingMethod: values.applied ? 'devtools' : 'simulate',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { audits, categories, environment } = result.lhr
  const score = (category: string) => (categories[category]?.score ?? Number.NaN) * 100
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    LCP: value('largest-contentful-paint'),
    FCP: value('first-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blocked: value('total-blocking-time'),
    KB: value('total-byte-weight') / 1024,
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
    score: score('performance'),
    access: score('accessibility'),
    practice: score('best-practices'),
    search: score('seo'),
    speed: environment.benchmarkIndex,
  }
}

const line = (name: string, cells: string[]) => console.log([name.padEnd(40), ...cells.map((cell) => cell.padStart(10))].join(''))

/** Measures an address and prints a line. @returns the median of its LCP */
async function report(name: string, address: string): Promise<number> {
  const measured: Record<Figure, number>[] = []
  for (let run = 0; run < runs; run++) measured.push(await measure(address))
  const medianOf = (figure: Figure) => median(measured.map((figures) => figures[figure]))
  line(
    name,
    columns.map((figure) => medianOf(figure).toFixed(decimals[figure])),
  )
  return medianOf('LCP')
}

/** The network of Lighthouse's mobile profile, in milliseconds and bytes a second. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 184_320, uploadThroughput: 76_000 }
/** Milliseconds after which a loaded page paints nothing larger. */
const settle = 700

/** @returns milliseconds until the largest content of a page is painted, in an empty browser */
async function paintOf(address: string): Promise<number> {
  const context = await browser.newContext(phoneWindow)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', slow4G)
    await page.goto(address, { waitUntil: 'load' })
    return await page.evaluate(
      (settle) =>
        new Promise<number>((resolve) => {
          let last = Number.NaN
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) last = startTime
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          setTimeout(() => resolve(last), settle)
        }),
      settle,
    )
  } finally {
    await context.close()
  }
}

/** Names of both checkouts, in the order of the columns. */
const both = ['before', 'now'] as const
type Both<Value> = Record<(typeof both)[number], Value>
type Visit = FirstView & { paint: number }

const visit = async (address: string): Promise<Visit> => ({
  paint: await paintOf(address),
  ...(await measureFirstView(browser, address)),
})

/** @returns the figures of a route in both checkouts, measured in turns, so that what else the machine does hits both */
async function visitBoth(route: string, origins: Both<string>): Promise<Both<Visit[]>> {
  const { status } = await fetch(origins.before + route)
  const visits: Both<Visit[]> = { before: [], now: [] }
  for (const origin of Object.values(origins)) await settleAt(origin + route)
  for (let run = 0; run < runs; run++)
    // Either is first by turns.
    for (const name of run % 2 === 0 ? both : both.toReversed())
      if (!(status === 404 && name === 'before')) visits[name].push(await visit(origins[name] + route))
  return visits
}

/** Asks for a page until the server has compressed it as well as it can (src/server/pages/page-cache.ts): what most visitors get. */
async function settleAt(address: string): Promise<void> {
  for (let asked = 0; asked <= limits.pageCache.askedForBest; asked++) await (await fetch(address)).arrayBuffer()
  await wait(limits.pageCache.idleMs * 2)
}

/** Prints a line of both checkouts. @returns how much later this one paints, in milliseconds, and its first view */
async function compare(route: string, origins: Both<string>): Promise<{ later: number; firstView: FirstView }> {
  const visits = await visitBoth(route, origins)
  const of = (name: (typeof both)[number], figure: keyof Visit) => visits[name].map((one) => one[figure])
  const later = median(visits.now.map(({ paint }, run) => paint - (visits.before[run]?.paint ?? Number.NaN)))
  const least = (name: (typeof both)[number], figure: keyof Visit) => (visits[name].length > 0 ? Math.min(...of(name, figure)) : Number.NaN)
  /** On a busy machine a visit may end before a page has asked for all. */
  const most = (name: (typeof both)[number], figure: keyof Visit) => (visits[name].length > 0 ? Math.max(...of(name, figure)) : Number.NaN)
  const cells: [number, number][] = [
    [median(of('before', 'paint')), 0],
    [median(of('now', 'paint')), 0],
    [later, 0],
    [least('now', 'paint') - least('before', 'paint'), 0],
    ...both.map((name): [number, number] => [least(name, 'blocked'), 0]),
    ...both.map((name): [number, number] => [most(name, 'KB'), 1]),
    ...both.map((name): [number, number] => [most(name, 'requests'), 0]),
  ]
  line(
    route,
    cells.map(([cell, digits]) => (Number.isNaN(cell) ? '' : cell.toFixed(digits))),
  )
  return {
    later: Number.isNaN(later) ? 0 : later,
    firstView: { blocked: least('now', 'blocked'), KB: most('now', 'KB'), requests: most('now', 'requests') },
  }
}

const routes = positionals.length > 0 ? positionals : [...contentRoutes, ...furtherRoutes]
const { origin, stop } = await startSite()
const before = values.before ? await startCheckout(values.before) : undefined
try {
  const slow: string[] = []
  const blocked: string[] = []
  if (before) {
    line(`median LCP of ${runs} pairs`, [
      'before',
      'now',
      'later by',
      'fastest',
      ...['blocked', 'KB', 'requests'].flatMap((of) => [of, 'now']),
    ])
    const origins = { before: `http://localhost:${before.port}`, now: origin }
    const weights: number[] = []
    for (const route of routes) {
      const { later, firstView } = await compare(route, origins)
      weights.push(firstView.KB)
      if (later > tolerance) slow.push(route)
      if (firstView.blocked > mostBlocked) blocked.push(route)
    }
    console.log(`\nMedian of all first views now: ${median(weights).toFixed(1)} KB`)
    console.log(
      `${blocked.length} routes block the main thread for more than ${mostBlocked} ms${blocked.length > 0 ? `: ${blocked.join(', ')}` : ''}`,
    )
  } else {
    line(`median of ${runs}`, columns)
    for (const route of routes) {
      await settleAt(origin + route)
      if ((await report(route, origin + route)) > limit) slow.push(route)
    }
    for (const peer of values.peer) await report(peer, peer)
  }
  const fault = before ? `paint their largest content more than ${tolerance} ms later` : `paint their largest content after ${limit} ms`
  console.log(`\n${slow.length} routes ${fault}${slow.length > 0 ? `: ${slow.join(', ')}` : ''}`)
} finally {
  await browser.close()
  await before?.stop()
  await stop()
}
