/**
 * `npm run bench:static`: answers per second over the loopback for pages and files, for the contact page and for an address that nobody
 * knows, and the memory of the site before and after. Starts the built site, and nginx on files of the same answers where it is installed
 * (one worker, precompressed files, open files cached, no log). Beside them a bare server of Node repeats our answers, which shows what
 * we could reach at best. All are asked in turns by a process of its own, so that the ratios say something on any machine. With both
 * cores to itself, each of the two has one.
 */
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { requireBuiltSite } from '../scripts/built-site.ts'
import { startSite } from '../scripts/start-site.ts'

requireBuiltSite()

const rounds = 5
const milliseconds = 1500
const nginxPort = 4629
const run = promisify(execFile)
/** What is asked for, and whether nginx can answer the same from a file. */
const targets = [
  { path: '/', isBuilt: true },
  { path: '/products', isBuilt: true },
  { path: '/product/1', isBuilt: true },
  { path: '/technologies-tools', isBuilt: true },
  { path: '/favicon.svg', isBuilt: true },
  { path: '/contact', isBuilt: false },
  { path: '/contact?product=2', isBuilt: false },
  { path: '/nothing-here', isBuilt: true },
  { path: '/product/unknown', isBuilt: false },
]

/** What a page of ours carries, so that both send as many bytes. */
async function headersOfPages(origin: string): Promise<string> {
  const policy = (await fetch(`${origin}/products`)).headers.get('content-security-policy') ?? ''
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ]
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n')
}

/** Writes what the site answers into files, as nginx takes them: plain and in gzip. */
async function saveAnswers(origin: string, folder: string) {
  for (const { path: target } of targets.filter(({ isBuilt }) => isBuilt)) {
    const body = Buffer.from(await (await fetch(origin + target)).arrayBuffer())
    const name = { '/': '/index', '/nothing-here': '/404' }[target] ?? target
    const file = path.join(folder, path.extname(name) ? name : `${name}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, body)
    writeFileSync(`${file}.gz`, gzipSync(body))
  }
}

/** @returns a function that stops it, or null where it is not installed */
async function startNginx(origin: string): Promise<(() => void) | null> {
  const found = await run('nginx', ['-v']).catch(() => null)
  if (!found) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const client = path.join(folder, 'client')
  await saveAnswers(origin, client)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; image/svg+xml svg; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=5000 inactive=60s; open_file_cache_valid 60s;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${nginxPort}; root ${client}; gzip_static on; error_page 404 /404.html;
    ${await headersOfPages(origin)}
    location / { try_files $uri $uri.html /index.html =404; }
    location = / { try_files /index.html =404; }
  }
}
`,
  )
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' })
  return () => {
    child.kill('SIGQUIT')
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

/** @returns answers per second */
const measure = async (port: number, target: string, time = milliseconds) =>
  Number((await run(process.execPath, ['bench/load.ts', String(port), target, String(time)])).stdout)

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const megabytes = (pid: number) => Math.round(Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** Asks until the page is sent from memory: one that is rendered says no length. */
async function warm(origin: string, target: string) {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(origin + target)
    await response.arrayBuffer()
    if (response.headers.has('content-length')) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** @returns the port of a server that repeats our answers from memory (bench/bare-server.ts), and a function that stops it */
async function startBare(origin: string, targets: string[]) {
  const child = spawn(process.execPath, ['bench/bare-server.ts', origin, ...targets], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of child.stdout) return { port: Number(line), stop: () => child.kill() }
  throw new Error('The bare server ended')
}

const { origin, pid, stop } = await startSite()
const stopNginx = await startNginx(origin)
const port = Number(new URL(origin).port)
const started = megabytes(pid)
const bare = await startBare(
  origin,
  targets.filter(({ isBuilt }) => isBuilt).map((target) => target.path),
)
/** Who else answers what was built, and where. */
const others = { node: bare.port, ...(stopNginx && { nginx: nginxPort }) }
const row = (name: string, ...values: string[]) => console.log(name.padEnd(24) + values.map((value) => value.padStart(8)).join(''))
try {
  row('answers a second', 'ours', ...Object.keys(others).flatMap((name) => [name, 'ratio']))
  const ratios = Object.fromEntries(Object.keys(others).map((name): [string, number[]] => [name, []]))
  for (const { path: target, isBuilt } of targets) {
    await warm(origin, target)
    await measure(port, target, milliseconds / 3)
    const ours: number[] = []
    const theirs = Object.entries(others).map(([name, at]) => ({ name, at, rates: [] as number[] })) // filled below
    for (let round = 0; round < rounds; round++) {
      ours.push(await measure(port, target))
      if (isBuilt) for (const { at, rates } of theirs) rates.push(await measure(at, target))
    }
    const compared = (isBuilt ? theirs : []).flatMap(({ name, rates }) => {
      const ratio = median(rates.map((rate, at) => (ours[at] ?? 0) / rate))
      if (target !== '/nothing-here') ratios[name]?.push(ratio)
      return [median(rates).toFixed(0), ratio.toFixed(2)]
    })
    row(target, median(ours).toFixed(0), ...compared)
  }
  for (const [name, list] of Object.entries(ratios)) console.log(`pages, median of ours to ${name}: ${median(list).toFixed(2)}`)
  if (!stopNginx) console.log('nginx is not installed: nothing to compare with')
  // What is rendered takes more memory than what is sent from it.
  for (let count = 0; count < 100; count++)
    for (const target of ['/technologies-tools/search?q=power', '/admin/signin', '/newsletter', '/film/promotional-film.mp4'])
      await (await fetch(origin + target)).arrayBuffer()
  console.log(`memory: ${started} MB after the start, ${megabytes(pid)} MB after all of this`)
} finally {
  bare.stop()
  stopNginx?.()
  await stop()
}
