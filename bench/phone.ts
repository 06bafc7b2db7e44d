/**
 * `npm run bench:phone -- ORIGIN ORIGIN [PATH...]`: compares two running sites as a slow phone sees
 * them, such as two builds on two ports. Lighthouse measures each path on both in turn; the
 * medians and their ratio are printed. A path may name both addresses, as in `/products=/shop`.
 * Lighthouse and its 150 packages come from npm with the first run and stay out of the project's
 * own. Wall-clock figures of a busy machine mean little: run it on a quiet one.
 */
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'

const lighthouse = 'lighthouse@13.5.0'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    // How many times slower than this machine the phone's processor is.
    slower: { type: 'string', default: '4' },
  },
})
const [one, other, ...named] = positionals
if (!one || !other) {
  console.error('Usage: npm run bench:phone -- ORIGIN ORIGIN [PATH...] [--rounds 5] [--slower 4]')
  process.exit(1)
}
const paths = named.length > 0 ? named : ['/', '/contact', '/products', '/product/2']

// The packaged Chromium unpacks its own libraries only if it seems to run on AWS Lambda.
process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')
const CHROME_PATH = process.env['CHROMIUM'] ?? (await chromium.executablePath())

const rows = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'interactive, ms': 'interactive',
  'blocked, ms': 'total-blocking-time',
  'main thread, ms': 'mainthread-work-breakdown',
  'layout shift, thousandths': 'cumulative-layout-shift',
  'transferred, KB': 'total-byte-weight',
} as const
const units: Partial<Record<string, number>> = {
  'cumulative-layout-shift': 1000,
  'total-byte-weight': 1 / 1024,
}
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/** @returns what Lighthouse measured of a page, by its name for it */
async function measure(address: string) {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--only-audits=${Object.values(rows).join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${values.slower}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH }, maxBuffer: 64 * 1024 ** 2 },
  )
  return report.parse(JSON.parse(stdout))
}
const median = (numbers: number[]) =>
  numbers.toSorted((first, second) => first - second)[Math.floor(numbers.length / 2)] ?? Number.NaN

for (const path of paths) {
  const [first = '', second = first] = path.split('=')
  const addresses = [one + first, other + second]
  const reports: Awaited<ReturnType<typeof measure>>[][] = addresses.map(() => [])
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [at, address] of addresses.entries()) reports[at]?.push(await measure(address))
  const index = median(reports.flat().map(({ environment }) => environment.benchmarkIndex))
  console.log(`${addresses.join(' and ')}, ${values.rounds} runs in turn, machine ${index}`)
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([row, audit]) => {
        const [mine = Number.NaN, theirs = Number.NaN] = reports.map((all) =>
          median(all.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)),
        )
        const shown = (value: number) => Math.round(value * (units[audit] ?? 1))
        const ratio = Number((mine / theirs).toFixed(2))
        return [row, { [one]: shown(mine), [other]: shown(theirs), ratio }]
      }),
    ),
  )
}
