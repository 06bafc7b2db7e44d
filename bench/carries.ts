/**
 * `npm run bench:carries`: measures how much the site can serve behind nginx with TLS, with one,
 * two and four processes on SQLite and PostgreSQL: pages and contact requests per second, compared
 * with nginx answering with the same bytes; mails per hour; and megabytes of a process (PSS,
 * Linux). Needs `npm run build`, nginx and five minutes. docs/capacity.md lists the results.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireBuiltSite } from '../scripts/site/built-site.ts'
import { startPostgres } from '../scripts/site/start-postgres.ts'
import { hostName, isInstalled } from '../scripts/site/start-proxy.ts'
import { startSite } from '../scripts/site/start-site.ts'
import { type Front, leadKey, loadFront, siteSettings, startFront } from './front.ts'
import { startMailServer } from './mail-server.ts'
import { memoryOfTree } from './processes.ts'

requireBuiltSite()
if (!isInstalled('nginx'))
  throw new Error('nginx is not installed: on Debian and Ubuntu, `apt install nginx`')
/**
 * Milliseconds: duration of a load, and the time without a new mail after which all mails count as
 * received.
 */
const [measured, pause] = [1500, 1000]
const rounds = 3
const ports = { plain: 7110, caching: 7112 }
const pages = ['/', '/products', '/product/1', '/technologies-tools', '/about']
// The benchmark needs a folder on the disk, and the system's folder for temporary files may be in
// memory.
mkdirSync('data', { recursive: true })
const folder = path.resolve(mkdtempSync('data/carries-'))
// nginx's processes run under another account, which has to read this folder.
process.umask(0o022)
chmodSync(folder, 0o755)

async function rateOf(front: Front, paths: readonly string[]) {
  const { answers, seconds } = await loadFront(front, measured, paths)
  return answers / seconds
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

/**
 * Applies loads in turns, so that other programs slow all loads alike.
 * @returns requests per second, and ratios to the first load's
 */
async function inTurns(...loads: (readonly [Front, readonly string[]])[]) {
  const turns: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const turn: number[] = []
    for (const load of loads) turn.push(await rateOf(...load))
    turns.push(turn)
  }
  const each = (value: (turn: number[], at: number) => number) =>
    loads.map((_, at) => median(turns.map((turn) => value(turn, at))))
  return {
    rates: each((turn, at) => turn[at] ?? 0),
    ratios: each((turn, at) => (turn[at] ?? 0) / (turn[0] ?? 0)),
  }
}

/**
 * Stores the site's compressed pages.
 * @returns nginx locations that answer with these pages, and with the answer to a contact request
 */
async function sameBytes(origin: string): Promise<string> {
  mkdirSync(path.join(folder, 'same'), { recursive: true })
  for (const [at, page] of pages.entries()) {
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      const options = { headers: { 'accept-encoding': 'br', host: hostName } }
      get(`${origin}${page}`, options, (answer) => void buffer(answer).then(resolve, reject)).on(
        'error',
        reject,
      )
    })
    writeFileSync(path.join(folder, 'same', String(at)), bytes)
  }
  const files = `location /same/ { root ${folder}; default_type text/html; add_header Content-Encoding br; }`
  return `${files}\nlocation = /same/lead { return 201 '{"success":true,"reference":"ABCD-EFGH-JKLM"}'; }`
}

async function measure(databaseUrl: string, processes: number) {
  const mail = await startMailServer()
  const own = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    API_KEYS: leadKey,
    MAX_FORMS_PER_MINUTE: '1000000',
  }
  const env = { ...siteSettings, ...own, COUNTRY_MODE: 'off', SHARED_CACHE_SECONDS: '5' }
  const stops: (() => Promise<void>)[] = [mail.close]
  try {
    const sites: Awaited<ReturnType<typeof startSite>>[] = []
    for (let count = 0; count < processes; count++) {
      const site = await startSite({ env })
      sites.push(site)
      stops.push(site.stop)
    }
    const sitePorts = sites.map(({ origin }) => Number(new URL(origin).port))
    const locations = await sameBytes(sites[0]?.origin ?? '')
    const plain = await startFront(ports.plain, sitePorts, { locations })
    stops.push(plain.stop)
    const caching = await startFront(ports.caching, sitePorts, { isCaching: true })
    stops.push(caching.stop)
    // The first load is not measured, because the site renders and compresses pages after its
    // start.
    await rateOf(plain, pages)
    const files = [...pages.keys()].map((at) => `/same/${at}`)
    const ofPages = await inTurns([plain, files], [plain, pages], [caching, pages])
    const ofLeads = await inTurns([plain, ['lead:/same/lead']], [plain, ['lead:/api/contact']])
    const [mails, from] = [mail.received.size, performance.now()]
    await rateOf(plain, ['lead:/api/contact'])
    for (let known = 0; known < mail.received.size; await sleep(pause)) known = mail.received.size
    const last = Math.max(...[...mail.received.values()].flat())
    const mailsAnHour = ((mail.received.size - mails) * 3_600_000) / (last - from)
    const megabytes = Math.max(...sites.map(({ pid }) => memoryOfTree(pid)))
    return {
      'pages/s': ofPages.rates[1]?.toFixed(0),
      'of nginx': ofPages.ratios[1]?.toFixed(2),
      'with cache/s': ofPages.rates[2]?.toFixed(0),
      'cache of nginx': ofPages.ratios[2]?.toFixed(2),
      'leads/s': ofLeads.rates[1]?.toFixed(0),
      'leads of nginx': ofLeads.ratios[1]?.toFixed(4),
      'mails/h': mailsAnHour.toFixed(0),
      'MB a process': megabytes.toFixed(0),
    }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const table: Record<string, Awaited<ReturnType<typeof measure>>> = {}
try {
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
  for (const processes of [1, 2, 4]) {
    // An SQLite file serves one process.
    if (processes === 1) table['SQLite, 1'] = await measure(path.join(folder, 'site.db'), 1)
    const postgres = await startPostgres({ isDurable: true })
    table[`PostgreSQL, ${processes}`] = await measure(
      `${postgres.url}/postgres`,
      processes,
    ).finally(postgres.stop)
  }
} finally {
  console.table(table)
  rmSync(folder, { recursive: true, force: true })
}
